import type { JobQueue, JobStore } from "../../ports/job-store.ts";
import type { KeyStore } from "../../ports/key-store.ts";
import type { PageRequests } from "../../ports/page-requests.ts";
import type { PipelineStore } from "../../ports/pipeline-store.ts";
import type { RateStore } from "../../ports/rate-store.ts";
import type { SliceQueue } from "../../ports/slice-queue.ts";
import type { UploadStore } from "../../ports/upload-store.ts";
import type { UsageStore } from "../../ports/usage-store.ts";
import type { WebhookSecretStore, WebhookStore } from "../../ports/webhook-store.ts";
import { openPostgres } from "./database.ts";
import type { PostgresDatabase } from "./database.ts";
import { JobAnnouncements } from "./job-announcements.ts";
import { Listener } from "./listener.ts";
import { checkSchema } from "./migrate.ts";
import { PostgresJobQueue } from "./postgres-job-queue.ts";
import { PostgresJobStore } from "./postgres-job-store.ts";
import { PostgresKeyStore } from "./postgres-key-store.ts";
import { PostgresPageRequests } from "./postgres-page-requests.ts";
import { PostgresPipelineStore } from "./postgres-pipeline-store.ts";
import { PostgresRateStore } from "./postgres-rate-store.ts";
import { PostgresSliceQueue } from "./postgres-slice-queue.ts";
import { PostgresUploadStore } from "./postgres-upload-store.ts";
import { PostgresUsageStore } from "./postgres-usage-store.ts";
import { PostgresWebhookSecretStore } from "./postgres-webhook-secret-store.ts";
import { PostgresWebhookStore } from "./postgres-webhook-store.ts";
import { QueueEngine } from "./queue-engine.ts";

/** The stores that a fleet shares. */
export interface PostgresStores {
  readonly database: PostgresDatabase;
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  readonly slices: SliceQueue;
  readonly uploads: UploadStore;
  readonly keys: KeyStore;
  readonly pageRequests: PageRequests;
  readonly pipelines: PipelineStore;
  readonly rates: RateStore;
  readonly usage: UsageStore;
  readonly webhooks: WebhookStore;
  readonly webhookSecrets: WebhookSecretStore;
  takeChore(name: string, everyMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface PostgresStoresOptions {
  readonly retentionMs: number;
  readonly maxAttempts: number;
  readonly backoffMs: number;
  readonly maxLosses?: number | undefined;
  readonly lostAfterMs?: number | undefined;
  readonly organisationSlots?: number | undefined;
  readonly connections?: number | undefined;
}

/** @throws {@link StartRefusedError}, {@link StoreUnavailableError} */
export async function openPostgresStores(url: string, options: PostgresStoresOptions): Promise<PostgresStores> {
  const database = openPostgres({ url, connections: options.connections });
  const listener = new Listener(url);
  try {
    await checkSchema(database);
    const engine = await QueueEngine.open(database, options);
    await listener.start();
    const announcements = new JobAnnouncements(database, listener);
    const pageRequests = new PostgresPageRequests(database, listener);
    let closed: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      await announcements.close();
      await listener.close();
      await engine.close();
      await database.close();
    };
    await listener.ready();
    return {
      database,
      jobs: new PostgresJobStore(database, engine, announcements, options),
      queue: new PostgresJobQueue(database, engine, announcements, options),
      slices: new PostgresSliceQueue(database, engine, announcements, options),
      uploads: new PostgresUploadStore(database, options),
      keys: new PostgresKeyStore(database),
      pageRequests,
      pipelines: new PostgresPipelineStore(database),
      rates: new PostgresRateStore(database),
      usage: new PostgresUsageStore(database),
      webhooks: new PostgresWebhookStore(database),
      webhookSecrets: new PostgresWebhookSecretStore(database),
      takeChore: async (name, everyMs) => (await database.run(TAKE_CHORE, name, everyMs)) === 1,
      close: () => (closed ??= close()),
    };
  } catch (error) {
    await listener.close();
    await database.close();
    throw error;
  }
}

/** Due when its period is over, because the process that took it may have died. */
const TAKE_CHORE = `
insert into docsvc.chores as known (name, due_at) values ($1, docsvc.now_ms() + $2::bigint)
on conflict (name) do update set due_at = excluded.due_at where known.due_at <= docsvc.now_ms() or known.due_at > excluded.due_at`;

/**
 * The implementations of the ports: embedded ones in one data directory, or, with a database, those that a fleet shares
 * (`fleet/fleet-stores.ts`).
 *
 *   docsvc.sqlite   jobs, uploads, keys, webhooks, usage    files/    documents and results, unless they are in S3
 *   secret          the installation's secret               scratch/  temporary files of running jobs
 *
 * Any number of processes may open the stores; only one at a time may run the service on them.
 */
import { join } from "node:path";
import { openFiles } from "../files/open-files.ts";
import { MemoryRateStore } from "./memory/memory-rate-store.ts";
import { DEFAULT_RETENTION_MS } from "../settings/options.ts";
import type { S3Options } from "../files/s3/s3-options.ts";
import { deriveKeys, loadSecret } from "../secrets/master-secret.ts";
import type { Stores } from "../ports/stores.ts";
import { hasFreeSpace } from "../files/disk/free-space.ts";
import { DATABASE_FILE, checkDataDirectory } from "./check-data-directory.ts";
import { makeDataDirectory } from "./make-data-directory.ts";
import { openDatabase } from "./sqlite/database.ts";
import { JobChanges } from "../ports/job-changes.ts";
import { MIGRATIONS } from "./sqlite/schema.ts";
import { SqliteJobQueue } from "./sqlite/sqlite-job-queue.ts";
import { SqliteJobStore } from "./sqlite/sqlite-job-store.ts";
import { SqliteKeyStore } from "./sqlite/sqlite-key-store.ts";
import { SqlitePipelineStore } from "./sqlite/sqlite-pipeline-store.ts";
import { SqliteSliceQueue } from "./sqlite/sqlite-slice-queue.ts";
import { SqliteUploadStore } from "./sqlite/sqlite-upload-store.ts";
import { SqliteUsageStore } from "./sqlite/sqlite-usage-store.ts";
import { SqliteWebhookSecretStore } from "./sqlite/sqlite-webhook-secret-store.ts";
import { SqliteWebhookStore } from "./sqlite/sqlite-webhook-store.ts";

export interface OpenStoresOptions {
  readonly retentionMs?: number | undefined;
  /** Set by the process that has the service lock. It may clean up after a crash. */
  readonly sole?: boolean;
  /** Stores documents and results there, and everything else in the data directory. */
  readonly s3?: S3Options | undefined;
  /** Number of crashed attempts after which a job fails. @defaultValue 3 */
  readonly maxAttempts?: number;
  /** Maximum number of active claims of one organisation. @defaultValue no limit */
  readonly organisationSlots?: number | undefined;
  /** `postgresql://…`: stores everything except files, for any number of hosts. */
  readonly database?: string | undefined;
  /** With a database: the secret of the installation. */
  readonly secret?: string | undefined;
  /** With a database: set when a service starts, to check that it has the secret and files of its fleet. */
  readonly starts?: boolean;
  /** With a database: whether the first start may create the secret. */
  readonly mayMakeSecret?: boolean;
}

export const MAX_ATTEMPTS = 3;
const BACKOFF_MS = 500;

export async function openStores(dataDir: string, options: OpenStoresOptions = {}): Promise<Stores> {
  const retentionMs = options.retentionMs ?? DEFAULT_RETENTION_MS;
  const queueOptions = {
    retentionMs,
    maxAttempts: options.maxAttempts ?? MAX_ATTEMPTS,
    backoffMs: BACKOFF_MS,
    organisationSlots: options.organisationSlots,
  };
  if (options.database !== undefined) {
    const { database, secret, s3, starts = false, mayMakeSecret = false } = options;
    const { openFleetStores } = await import("./fleet/fleet-stores.ts");
    return openFleetStores(dataDir, { ...queueOptions, database, secret, s3, starts, mayMakeSecret });
  }
  await makeDataDirectory(dataDir);
  await checkDataDirectory(dataDir);
  const secrets = deriveKeys(await loadSecret(dataDir));
  const files = await openFiles(dataDir, { s3: options.s3, sole: options.sole ?? false });
  const database = openDatabase(join(dataDir, DATABASE_FILE), MIGRATIONS);
  const changes = new JobChanges();
  const close = async (): Promise<void> => database.close();
  return {
    jobs: new SqliteJobStore(database, changes, { retentionMs }),
    queue: new SqliteJobQueue(database, changes, queueOptions),
    slices: new SqliteSliceQueue(database, changes, queueOptions),
    uploads: new SqliteUploadStore(database, { retentionMs }),
    files,
    keys: new SqliteKeyStore(database),
    pipelines: new SqlitePipelineStore(database),
    rates: new MemoryRateStore(),
    usage: new SqliteUsageStore(database),
    webhooks: new SqliteWebhookStore(database),
    webhookSecrets: new SqliteWebhookSecretStore(database),
    secrets,
    shared: false,
    hasSpace: () => hasFreeSpace(dataDir),
    takeChore: () => Promise.resolve(true),
    close,
    [Symbol.asyncDispose]: close,
  };
}

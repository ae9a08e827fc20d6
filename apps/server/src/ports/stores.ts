import type { DerivedKeys } from "../secrets/master-secret.ts";
import type { FileStore } from "./file-store.ts";
import type { JobQueue, JobStore } from "./job-store.ts";
import type { KeyStore } from "./key-store.ts";
import type { PageRequests } from "./page-requests.ts";
import type { PipelineStore } from "./pipeline-store.ts";
import type { RateStore } from "./rate-store.ts";
import type { SliceQueue } from "./slice-queue.ts";
import type { UploadStore } from "./upload-store.ts";
import type { UsageStore } from "./usage-store.ts";
import type { WebhookSecretStore, WebhookStore } from "./webhook-store.ts";

/** All that a service keeps, behind ports: one data directory, or what the processes of a fleet share. */
export interface Stores extends AsyncDisposable {
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  readonly slices: SliceQueue;
  readonly uploads: UploadStore;
  readonly files: FileStore;
  readonly keys: KeyStore;
  /** None where one process does everything. */
  readonly pageRequests?: PageRequests;
  readonly pipelines: PipelineStore;
  readonly rates: RateStore;
  readonly usage: UsageStore;
  readonly webhooks: WebhookStore;
  readonly webhookSecrets: WebhookSecretStore;
  readonly secrets: DerivedKeys;
  /** Whether there is room for more where files and the database lie, as far as this process can see. */
  hasRoom(): Promise<boolean>;
  /** Whether processes of other hosts may work on them, too. */
  readonly shared: boolean;
  /** Whether this process is to do what one process does every so often for all; for that time no other is. */
  takeChore(name: string, everyMs: number): Promise<boolean>;
  close(): Promise<void>;
}

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

/** All data of a service: one data directory, or the stores that the processes of a fleet share. */
export interface Stores extends AsyncDisposable {
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  readonly slices: SliceQueue;
  readonly uploads: UploadStore;
  readonly files: FileStore;
  readonly keys: KeyStore;
  /** Undefined if one process does everything. */
  readonly pageRequests?: PageRequests;
  readonly pipelines: PipelineStore;
  readonly rates: RateStore;
  readonly usage: UsageStore;
  readonly webhooks: WebhookStore;
  readonly webhookSecrets: WebhookSecretStore;
  readonly secrets: DerivedKeys;
  /** Whether the disks of the files and the database have free space, as far as this process can see. */
  hasSpace(): Promise<boolean>;
  /** Whether processes on other hosts may use them too. */
  readonly shared: boolean;
  /** Whether this process is to do a periodic task that one process does for all; no other process does it in that period. */
  takeChore(name: string, everyMs: number): Promise<boolean>;
  close(): Promise<void>;
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { claimOrderSuite } from "../../../test/suites/claim-order.suite.ts";
import { clockSuite } from "../../../test/suites/clock.suite.ts";
import { dividedJobSuite } from "../../../test/suites/divided-job.suite.ts";
import { jobEndSuite } from "../../../test/suites/job-end.suite.ts";
import { jobQueueSuite } from "../../../test/suites/job-queue.suite.ts";
import { jobStoreSuite } from "../../../test/suites/job-store.suite.ts";
import type { JobEngineOptions } from "../../ports/job-store.ts";
import { keyStoreSuite } from "../../../test/suites/key-store.suite.ts";
import { pipelineStoreSuite } from "../../../test/suites/pipeline-store.suite.ts";
import { sliceQueueSuite } from "../../../test/suites/slice-queue.suite.ts";
import { uploadStoreSuite } from "../../../test/suites/upload-store.suite.ts";
import { webhookStoreSuite } from "../../../test/suites/webhook-store.suite.ts";
import type { OpenedSlices } from "../../../test/support/divisions.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./database.ts";
import { JobChanges } from "../../ports/job-changes.ts";
import { MIGRATIONS } from "./schema.ts";
import { SqliteJobQueue } from "./sqlite-job-queue.ts";
import { SqliteJobStore } from "./sqlite-job-store.ts";
import { SqliteKeyStore } from "./sqlite-key-store.ts";
import { SqlitePipelineStore } from "./sqlite-pipeline-store.ts";
import { SqliteSliceQueue } from "./sqlite-slice-queue.ts";
import { SqliteUploadStore } from "./sqlite-upload-store.ts";
import { SqliteUsageStore } from "./sqlite-usage-store.ts";
import { SqliteWebhookSecretStore } from "./sqlite-webhook-secret-store.ts";
import { SqliteWebhookStore } from "./sqlite-webhook-store.ts";

async function opened(asked: JobEngineOptions): Promise<OpenedSlices> {
  const options = { lostAfterMs: 0, ...asked };
  const { database, close } = await temporaryDatabase();
  const changes = new JobChanges();
  return {
    jobs: new SqliteJobStore(database, changes, options),
    queue: new SqliteJobQueue(database, changes, options),
    slices: new SqliteSliceQueue(database, changes, options),
    usage: new SqliteUsageStore(database),
    webhooks: new SqliteWebhookStore(database),
    keys: new SqliteKeyStore(database),
    close,
  };
}

jobStoreSuite("sqlite", opened);
jobQueueSuite("sqlite", opened);
jobEndSuite("sqlite", opened);
claimOrderSuite("sqlite", opened);
sliceQueueSuite("sqlite", opened);
dividedJobSuite("sqlite", opened);
clockSuite("sqlite", opened, async (aheadMs) => {
  vi.restoreAllMocks();
  if (aheadMs === 0) return;
  const now = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => now() + aheadMs);
});

webhookStoreSuite("sqlite", async () => {
  const { database, close } = await temporaryDatabase();
  return {
    jobs: new SqliteJobStore(database, new JobChanges(), { retentionMs: 60_000 }),
    webhooks: new SqliteWebhookStore(database),
    secrets: new SqliteWebhookSecretStore(database),
    close,
  };
});

uploadStoreSuite("sqlite", async (options) => {
  const { database, close } = await temporaryDatabase();
  return { uploads: new SqliteUploadStore(database, options), close };
});

pipelineStoreSuite("sqlite", async () => {
  const { database, close } = await temporaryDatabase();
  return { pipelines: new SqlitePipelineStore(database), close };
});

keyStoreSuite("sqlite", async () => {
  const { database, close } = await temporaryDatabase();
  return { keys: new SqliteKeyStore(database), close };
});

async function temporaryDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "docsvc-sqlite-"));
  const database = openDatabase(join(directory, "test.sqlite"), MIGRATIONS);
  return {
    database,
    async close() {
      database.close();
      await rm(directory, { recursive: true });
    },
  };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jobStoreSuite } from "../ports/job-store.suite.ts";
import { keyStoreSuite } from "../ports/key-store.suite.ts";
import { uploadStoreSuite } from "../ports/upload-store.suite.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./database.ts";
import { JobChanges } from "./job-changes.ts";
import { SCHEMA } from "./schema.ts";
import { SqliteJobQueue } from "./sqlite-job-queue.ts";
import { SqliteJobStore } from "./sqlite-job-store.ts";
import { SqliteKeyStore } from "./sqlite-key-store.ts";
import { SqliteUploadStore } from "./sqlite-upload-store.ts";

jobStoreSuite("sqlite", async (options) => {
  const { database, close } = await temporaryDatabase();
  const changes = new JobChanges();
  return {
    jobs: new SqliteJobStore(database, changes, options),
    queue: new SqliteJobQueue(database, changes, options),
    close,
  };
});

uploadStoreSuite("sqlite", async (options) => {
  const { database, close } = await temporaryDatabase();
  return { uploads: new SqliteUploadStore(database, options), close };
});

keyStoreSuite("sqlite", async () => {
  const { database, close } = await temporaryDatabase();
  return { keys: new SqliteKeyStore(database), close };
});

async function temporaryDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "docsvc-sqlite-"));
  const database = openDatabase(join(directory, "test.sqlite"), SCHEMA);
  return {
    database,
    async close() {
      database.close();
      await rm(directory, { recursive: true });
    },
  };
}

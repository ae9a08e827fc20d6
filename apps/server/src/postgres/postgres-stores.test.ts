import { afterAll, beforeAll, describe } from "vitest";
import { claimOrderSuite } from "../ports/claim-order.suite.ts";
import { dividedJobSuite } from "../ports/divided-job.suite.ts";
import { jobEndSuite } from "../ports/job-end.suite.ts";
import { jobQueueSuite } from "../ports/job-queue.suite.ts";
import { jobStoreSuite } from "../ports/job-store.suite.ts";
import { keyStoreSuite } from "../ports/key-store.suite.ts";
import { rateStoreSuite } from "../ports/rate-store.suite.ts";
import { sliceQueueSuite } from "../ports/slice-queue.suite.ts";
import { uploadStoreSuite } from "../ports/upload-store.suite.ts";
import { webhookStoreSuite } from "../ports/webhook-store.suite.ts";
import { postgresMissing, startPostgres } from "../testing/postgres-server.ts";
import type { PostgresServer } from "../testing/postgres-server.ts";
import { openPostgres } from "./database.ts";
import type { PostgresDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgresStores } from "./postgres-stores.ts";
import type { PostgresStores } from "./postgres-stores.ts";

describe.skipIf(postgresMissing !== undefined)(
  `PostgreSQL${postgresMissing === undefined ? "" : `: ${postgresMissing}`}`,
  () => {
    let server: PostgresServer;
    let url: string;
    let database: PostgresDatabase;
    beforeAll(async () => {
      server = await startPostgres();
      url = await server.newDatabase();
      database = openPostgres({ url, connections: 1 });
      await migrate(database);
    });
    afterAll(async () => {
      await database.close();
      await server[Symbol.asyncDispose]();
    });

    /** The stores of an empty database: what the test before has written is deleted. */
    async function opened(
      options: { readonly retentionMs?: number; readonly maxAttempts?: number; readonly backoffMs?: number } = {},
    ): Promise<PostgresStores> {
      await database.run(TABLES.map((table) => `delete from ${table}`).join("; "));
      await database.run("alter sequence docsvc.lane_turns restart");
      return openPostgresStores(url, { retentionMs: 60_000, maxAttempts: 3, backoffMs: 0, ...options });
    }

    jobStoreSuite("postgres", opened);
    jobQueueSuite("postgres", opened);
    jobEndSuite("postgres", opened);
    claimOrderSuite("postgres", opened);
    sliceQueueSuite("postgres", opened);
    dividedJobSuite("postgres", opened);
    uploadStoreSuite("postgres", opened);
    rateStoreSuite("postgres", () => opened());
    keyStoreSuite("postgres", () => opened());
    webhookStoreSuite("postgres", async () => {
      const stores = await opened();
      return { ...stores, secrets: stores.webhookSecrets };
    });
  },
);

const TABLES = [
  ...[
    "jobs",
    "turns",
    "uploads",
    "divisions",
    "parts",
    "idempotency",
    "api_keys",
    "webhooks",
    "webhook_secrets",
    "usage_days",
    "rate_buckets",
  ].map((table) => `docsvc.${table}`),
  "docsvc_queue.job",
];

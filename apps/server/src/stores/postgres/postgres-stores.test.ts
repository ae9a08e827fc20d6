import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll } from "vitest";
import { claimOrderSuite } from "../../../test/suites/claim-order.suite.ts";
import { clockSuite } from "../../../test/suites/clock.suite.ts";
import { dividedJobSuite } from "../../../test/suites/divided-job.suite.ts";
import { jobEndSuite } from "../../../test/suites/job-end.suite.ts";
import { jobQueueSuite } from "../../../test/suites/job-queue.suite.ts";
import { jobStoreSuite } from "../../../test/suites/job-store.suite.ts";
import { keyStoreSuite } from "../../../test/suites/key-store.suite.ts";
import { pipelineStoreSuite } from "../../../test/suites/pipeline-store.suite.ts";
import { rateStoreSuite } from "../../../test/suites/rate-store.suite.ts";
import { sliceQueueSuite } from "../../../test/suites/slice-queue.suite.ts";
import { uploadStoreSuite } from "../../../test/suites/upload-store.suite.ts";
import { webhookStoreSuite } from "../../../test/suites/webhook-store.suite.ts";
import { postgresMissing } from "../../../test/support/postgres-server.ts";
import { newDatabase } from "../../../test/support/shared-postgres.ts";
import type { JobEngineOptions } from "../../ports/job-store.ts";
import { openPostgres } from "./database.ts";
import type { PostgresDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { QUEUE_SCHEMA } from "./queue-engine.ts";
import { openPostgresStores } from "./postgres-stores.ts";
import type { PostgresStores } from "./postgres-stores.ts";

needing(postgresMissing).describe("PostgreSQL", () => {
  let url: string;
  let database: PostgresDatabase;
  beforeAll(async () => {
    url = await newDatabase();
    database = openPostgres({ url, connections: 1 });
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
  });

  /** The stores of an empty database: what the previous test wrote is deleted. */
  async function opened(options: Partial<JobEngineOptions> = {}): Promise<PostgresStores> {
    await database.run(TABLES.map((table) => `delete from ${table}`).join("; "));
    await database.run("alter sequence docsvc.lane_turns restart");
    return openPostgresStores(url, { retentionMs: 60_000, maxAttempts: 3, backoffMs: 0, lostAfterMs: 0, ...options });
  }

  jobStoreSuite("postgres", opened);
  jobQueueSuite("postgres", opened);
  jobEndSuite("postgres", opened);
  claimOrderSuite("postgres", opened);
  sliceQueueSuite("postgres", opened);
  dividedJobSuite("postgres", opened);
  clockSuite("postgres", opened, async (aheadMs) => {
    await database.run(`create or replace function docsvc.now_ms() returns bigint language sql stable parallel safe
        as $$ select (extract(epoch from statement_timestamp()) * 1000)::bigint + ${aheadMs} $$`);
    await database.run(`create or replace function ${QUEUE_SCHEMA}.job_now() returns timestamptz language sql stable parallel safe
        as $$ select now() + ${aheadMs} * interval '1 ms' $$`);
  });
  uploadStoreSuite("postgres", opened);
  rateStoreSuite("postgres", () => opened());
  keyStoreSuite("postgres", () => opened());
  pipelineStoreSuite("postgres", () => opened());
  webhookStoreSuite("postgres", async () => {
    const stores = await opened();
    return { ...stores, secrets: stores.webhookSecrets };
  });
});

const TABLES = [
  "jobs",
  "turns",
  "uploads",
  "divisions",
  "parts",
  "idempotency",
  "api_keys",
  "pipelines",
  "webhooks",
  "webhook_secrets",
  "usage_days",
  "rate_buckets",
  "queues",
]
  .map((table) => `docsvc.${table}`)
  .concat(`${QUEUE_SCHEMA}.job`);

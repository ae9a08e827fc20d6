import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseOutage } from "./database-outage.ts";
import { postgresMissing, startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import type { PostgresServer } from "@docsvc/server/test/support/postgres-server.ts";

needing(postgresMissing).describe("an outage", () => {
  let server: PostgresServer;
  let dataDir: string;
  beforeAll(async () => {
    server = await startPostgres();
    dataDir = await mkdtemp(join(tmpdir(), "docsvc-outage-"));
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  // The long form, 30 seconds: benchmarks/database-outage.ts.
  test("a database that is stopped at once and comes back: 503 meanwhile, nothing acknowledged is lost, no process ends", async () => {
    const { acknowledged, refused, ...rest } = await databaseOutage({ server, dataDir, awayMs: 4000 });
    expect(rest).toEqual({ lost: 0, wrong: [], exited: 0, recoveredMs: expect.any(Number) });
    expect(acknowledged).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });
});

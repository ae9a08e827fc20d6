/** `node main.ts '{"awayMs": 30000}'`: a fleet whose database is down for this long; prints the result as JSON. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import { databaseOutage } from "./database-outage.ts";
import type { OutageOptions } from "./database-outage.ts";

const { awayMs } = JSON.parse(process.argv[2]!) as Pick<OutageOptions, "awayMs">;
const dataDir = await mkdtemp(join(tmpdir(), "docsvc-outage-"));
{
  await using server = await startPostgres({ durable: true });
  process.stdout.write(JSON.stringify(await databaseOutage({ server, dataDir, awayMs })));
}
await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });

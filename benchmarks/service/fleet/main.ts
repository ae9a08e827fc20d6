/** `node main.ts PLAN`: the throughput of worker processes over one PostgreSQL, and the cost of a full table; prints figures as JSON. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFixture } from "@docsvc/fixtures";
import { pdfOfPages } from "@docsvc/server/test/support/pdf.ts";
import { startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import { fullTable } from "./full-table.ts";
import type { FleetFigures, FleetPlan } from "./plan.ts";
import { throughput } from "./throughput.ts";

const plan = JSON.parse(process.argv[2]!) as FleetPlan;
const dataDir = await mkdtemp(join(tmpdir(), "docsvc-fleet-run-"));
{
  await using server = await startPostgres({ durable: true });
  const { rounds, documents, pages, scans } = plan;
  const bytes = await pdfOfPages(await readFixture("paper/paper.pdf"), pages);
  const scan = { rounds, documents: scans, pages: 1, bytes: await readFixture("scan/letter-scan.pdf") };
  const text = await throughput(server, dataDir, { rounds, documents, pages, bytes });
  const scanned = await throughput(server, dataDir, scan);
  const figures: FleetFigures = {
    plan,
    throughput: text.pagesPerSecond,
    coresBusy: text.coresBusy,
    scanThroughput: scanned.pagesPerSecond,
    scanCoresBusy: scanned.coresBusy,
    ...(await fullTable(server, dataDir, plan)),
  };
  process.stdout.write(JSON.stringify(figures));
}
await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });

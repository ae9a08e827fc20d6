import { openPostgres } from "@docsvc/server/src/stores/postgres/database.ts";
import type { Stores } from "@docsvc/server/src/ports/stores.ts";
import { heldBy, newCompletion, newJob } from "@docsvc/server/test/support/jobs.ts";
import type { PostgresServer } from "@docsvc/server/test/support/postgres-server.ts";
import { newFleet } from "./new-fleet.ts";
import type { FleetFigures, FleetPlan } from "./plan.ts";

type Figures = Pick<FleetFigures, "emptyTable" | "fullTable">;

/** The cost of each call without and with many finished jobs in the table. */
export async function fullTable(server: PostgresServer, dataDir: string, { rows, calls }: FleetPlan): Promise<Figures> {
  const { database, stores } = await newFleet(server, dataDir);
  await using _closed = stores;
  // Warms up the connections and caches for both measurements.
  await timeCalls(stores, calls);
  const emptyTable = await timeCalls(stores, calls);
  const connection = openPostgres({ url: database, connections: 1, statementMs: 600_000 });
  await connection.run(FILL, rows);
  await connection.run("vacuum analyze docsvc.jobs");
  await connection.run("checkpoint");
  await connection.close();
  await timeCalls(stores, calls);
  return { emptyTable, fullTable: await timeCalls(stores, calls) };
}

async function timeCalls({ jobs, queue }: Stores, calls: number): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  const time = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const value = await call();
    (times[name] ??= []).push(performance.now() - started);
    return value;
  };
  for (let index = 0; index < calls; index++) {
    const job = newJob({ webhook: Buffer.from("target") });
    await time("count", () => jobs.counts());
    await time("submit", () => jobs.submit(job));
    const [claim] = await time("claim", () => queue.claim("worker", 1, 60_000));
    await time("heartbeat", () => queue.heartbeat([heldBy(claim!)], 60_000));
    await time("complete", () => queue.complete(heldBy(claim!), newCompletion()));
    await time("read", () => jobs.get("org", job.id));
    await time("list", () => jobs.list("org", { limit: 100 }));
    await time("idle claim", () => queue.claim("worker", 1, 60_000));
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Jobs of the caller's own organisation and of others, each finished at a different time. */
const FILL = `
insert into docsvc.jobs (id, organisation, key_id, type, status, priority, request, attempt, token, run_at, progress,
  result_id, result_key, result_bytes, num_pages, credits, created_at, started_at, finished_at, expires_at)
select '01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), case n % 3 when 0 then 'org' else 'org' || n % 100 end,
  'key', 'parse', 'COMPLETED', 0, '{"input":{"from":"upload","fileId":"x"},"config":{}}', 1, 1, n, 1,
  'result-' || n, 'results/' || n || '.1.json', 1000, 10, 10, n, n, n, docsvc.now_ms() + 604800000 + n
from generate_series(1, $1::integer) n`;

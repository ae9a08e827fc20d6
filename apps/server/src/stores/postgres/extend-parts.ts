import type { HeldPart } from "../../ports/job-parts.ts";
import type { PostgresDatabase, Row } from "./database.ts";
import { noteProgress, noteTime } from "./held-parts.ts";
import { placeOf, queueOfParts } from "./queue-engine.ts";
import type { QueueEngine } from "./queue-engine.ts";

/** Extends the leases of running parts and notes their progress. Returns those that their worker no longer holds. */
export async function extendParts(
  database: PostgresDatabase,
  engine: QueueEngine,
  held: readonly HeldPart[],
  leaseMs: number,
): Promise<readonly HeldPart[]> {
  const refused: HeldPart[] = [];
  const touched: Row[] = [];
  // One by one, because transactions that lock several jobs could deadlock.
  for (const one of held) {
    const extended = await database.get(
      `update docsvc.parts set lease_ms = $4::bigint, pages_done = least($5, last_page - first_page + 1)
       where job_id = $1 and number = $2 and token = $3 and state = 'running' returning organisation, priority, entry`,
      one.id,
      one.number,
      one.token,
      leaseMs,
      one.pagesDone,
    );
    if (extended === undefined) refused.push(one);
    else touched.push(extended);
  }
  for (const [queue, rows] of Map.groupBy(touched, (row) => queueOfParts(placeOf(row)))) {
    const entries = rows.map(({ entry }) => String(entry));
    await engine.touch(database, queue, entries);
  }
  const ids = held.filter((one) => !refused.includes(one)).map(({ id }) => id);
  for (const id of new Set(ids)) {
    await noteProgress(database, id);
    await noteTime(database, id);
  }
  return refused;
}

import type { Lane } from "../../ports/job-store.ts";
import { numberOrNull } from "./row.ts";
import type { Row } from "./row.ts";

/**
 * SQL: the jobs of each lane, for {@link rowsToLanes}. Literals, so that the partial indexes are used: with bound values, all jobs would be
 * read.
 *
 * @param schema - the prefix of table names
 */
export function jobLanes(schema: "" | "docsvc."): string {
  return `select priority, 'waiting' as state, count(*) as n, min(created_at) as oldest
    from ${schema}jobs where status = 'PENDING' group by priority
    union all
    select priority, 'running', count(*), null from ${schema}jobs where status = 'RUNNING' group by priority`;
}

/** SQL: the parts of divided jobs in each lane. A part that waits after a crash counts from the end of its backoff. */
export function partLanes(schema: "" | "docsvc."): string {
  return `select priority, 'waiting' as state, count(*) as n, min(run_at) as oldest
    from ${schema}parts where state = 'waiting' group by priority
    union all
    select priority, 'running', count(*), null from ${schema}parts where state = 'running' group by priority`;
}

/** Returns both lanes; a lane without rows is empty. */
export function rowsToLanes(rows: readonly Row[]): readonly Lane[] {
  const of = (priority: boolean, state: string): Row | undefined =>
    rows.find((row) => row["priority"] === Number(priority) && row["state"] === state);
  return [true, false].map((priority) => {
    const waiting = of(priority, "waiting");
    return {
      priority,
      waiting: Number(waiting?.["n"] ?? 0),
      running: Number(of(priority, "running")?.["n"] ?? 0),
      oldestWaiting: numberOrNull(waiting?.["oldest"]),
    };
  });
}

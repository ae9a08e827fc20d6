import type { Row } from "./row.ts";

/** Of the next job and the next part, each with its organisation's load and last turn, chooses the one whose turn it is. */
export function chooseWork<R extends Row>(job: R | undefined, part: R | undefined): R | undefined {
  if (job === undefined || part === undefined) return job ?? part;
  // Within an organisation they take turns.
  if (job["organisation"] === part["organisation"]) return part["took_part"] === 1 ? job : part;
  const isJobs = ORDER.map((name) => compare(job[name], part[name])).find((order) => order !== 0)! < 0;
  return isJobs ? job : part;
}

/** Order of organisations; the last criterion is the job's id, which shows its age. */
const ORDER = ["load", "turn", "id"] as const;

function compare(one: unknown, other: unknown): number {
  return one === other ? 0 : (one as number | string) < (other as number | string) ? -1 : 1;
}

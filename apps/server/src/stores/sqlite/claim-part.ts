import { ASSEMBLY } from "../../ports/job-parts.ts";
import type { ClaimedAssembly, ClaimedPart } from "../../ports/job-parts.ts";
import type { Claim } from "../../ports/job-store.ts";
import type { Database } from "./database.ts";
import { JOB_COLUMNS, rowToClaim } from "../rows/job-row.ts";
import { budgetLeft } from "../rows/due.ts";
import { rowToSlice } from "../rows/slice-row.ts";

/** The claiming worker, and how long the claim stays valid without a heartbeat. */
export interface Lease {
  readonly worker: string;
  readonly now: number;
  readonly leaseMs: number;
}

/** In a transaction: claims a waiting part of a divided job. The first part that runs starts the job's clock. */
export function claimPart(
  database: Database,
  { id, part: number }: { readonly id: string; readonly part: number | null },
  { worker, now, leaseMs }: Lease,
): Claim {
  // An assembly's token is the job's, because the key of the result contains it.
  if (number === ASSEMBLY) database.run("update jobs set token = token + 1 where id = ?", id);
  const part = database.get(
    `update parts set state = 'running', attempt = attempt + 1, worker = ?1, lease_until = ?2, lease_ms = ?5, pages_done = 0,
       token = case number when ${ASSEMBLY} then (select token from jobs where id = ?3) else token + 1 end
     where job_id = ?3 and number = ?4 returning *`,
    worker,
    now + leaseMs,
    id,
    number,
    leaseMs,
  )!;
  const division = database.get(
    `update divisions set budget_ms = ${budgetLeft("?1", "sqlite")}, noted_at = ?1 where job_id = ?2 returning *`,
    now,
    id,
  )!;
  const job = database.get(`select ${JOB_COLUMNS}, secret from jobs where id = ?`, id)!;
  return {
    ...rowToClaim(job),
    part: {
      ...(number === ASSEMBLY ? toAssembly(database, id) : rowToSlice(part)),
      token: Number(part["token"]),
      attempt: Number(part["attempt"]),
      inputKey: division["input_key"] === null ? null : String(division["input_key"]),
      leftMs: Number(division["budget_ms"]),
    } satisfies ClaimedPart,
  };
}

function toAssembly(database: Database, id: string): ClaimedAssembly {
  const slices = database.all(`select * from parts where job_id = ? and number <> ${ASSEMBLY} order by number`, id);
  return { number: ASSEMBLY, slices: slices.map((row) => ({ ...rowToSlice(row), token: Number(row["token"]) })) };
}

import { ASSEMBLY } from "../../ports/job-parts.ts";
import type { JobEngineOptions, JobFailure } from "../../ports/job-store.ts";
import type { Row } from "./row.ts";

const MAX_LOSSES = 10;

/** How an attempt failed: its child crashed, or its whole worker is gone. */
export type Mishap = "crash" | "loss";

/** Whether the attempt was the last one, according to the row as it was claimed. */
export function wasLast(
  row: Row,
  mishap: Mishap,
  { maxAttempts, maxLosses = Math.max(MAX_LOSSES, maxAttempts) }: Pick<JobEngineOptions, "maxAttempts" | "maxLosses">,
): boolean {
  const losses = Number(row["losses"]);
  return mishap === "loss" ? losses + 1 >= maxLosses : Number(row["attempt"]) - losses >= maxAttempts;
}

/** The failure of a job whose worker was lost in its last attempt. */
export function lostTooOften(attempt: number): JobFailure {
  return lostWhile(
    attempt,
    "processing this document",
    "Check that the file opens elsewhere, or process a smaller page range.",
  );
}

/** The same for a job whose part was lost, from the part's row. */
export function partLostTooOften(attempt: number, part: Row): JobFailure {
  if (part["number"] === ASSEMBLY) {
    const what = "putting the pages of this document together";
    return lostWhile(attempt, what, "Process a smaller settings.page_range.");
  }
  return lostWhile(
    attempt,
    `reading pages ${Number(part["first_page"])}–${Number(part["last_page"])} of this document`,
    "Check that they open elsewhere, or leave them out with settings.page_range.",
  );
}

function lostWhile(attempt: number, what: string, remedy: string): JobFailure {
  return { code: "worker_lost", message: `The worker was lost ${attempt} times while ${what}. ${remedy}` };
}

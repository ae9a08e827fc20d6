import { ASSEMBLY } from "../ports/job-parts.ts";
import type { JobFailure } from "../ports/job-store.ts";
import type { Row } from "./row.ts";

/** How a job ends whose worker was lost at its last attempt. */
export function lostTooOften(attempt: number): JobFailure {
  return lostWhile(
    attempt,
    "processing this document",
    "Check that the file opens elsewhere, or process a smaller page range.",
  );
}

/** The same of a job whose part it was, of a row of that. */
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

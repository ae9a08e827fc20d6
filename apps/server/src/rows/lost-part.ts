import type { ErrorCode } from "../errors.ts";
import { ASSEMBLY } from "../ports/job-parts.ts";
import type { Row } from "./row.ts";

export function lostTooOften(attempt: number, row: Row): { readonly code: ErrorCode; readonly message: string } {
  const [what, remedy] =
    row["number"] === ASSEMBLY
      ? ["putting the pages of this document together", "Process a smaller settings.page_range."]
      : [
          `reading pages ${Number(row["first_page"])}–${Number(row["last_page"])} of this document`,
          "Check that they open elsewhere, or leave them out with settings.page_range.",
        ];
  return { code: "worker_lost", message: `The worker was lost ${attempt} times while ${what}. ${remedy}` };
}

import type { ClaimedSlice } from "../../ports/job-parts.ts";
import type { Row } from "./row.ts";

export function rowToSlice(row: Row): ClaimedSlice {
  return {
    number: Number(row["number"]),
    pages: { first: Number(row["first_page"]), last: Number(row["last_page"]) },
  };
}

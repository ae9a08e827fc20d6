import type { SpreadsheetConfig } from "@docsvc/openapi";

/** Maximum rows of a table per block, as in the contract. */
const ROWS_A_TABLE = 50;

/** Returns how many rows below its header a table may have before it becomes several. */
export function maxTableRows({ split_large_tables: split }: SpreadsheetConfig = {}): number {
  return split?.enabled === false ? Number.POSITIVE_INFINITY : (split?.size ?? ROWS_A_TABLE);
}

/** The cost of reading a few fixtures, in instructions: a count that other processes of the machine do not affect. */
export interface BudgetResult {
  /** For a process that loads the engine and reads one page. */
  readonly firstPage: number;
  /** For a process that reads all documents of `documents`. */
  readonly all: number;
  readonly documents: readonly string[];
}

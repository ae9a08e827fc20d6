/** What reading a few fixtures costs, in instructions: a count that no other process of the machine changes. */
export interface BudgetResult {
  /** Of a process that loads the engine and reads one page. */
  readonly firstPage: number;
  /** Of a process that reads all documents of `documents`. */
  readonly all: number;
  readonly documents: readonly string[];
}

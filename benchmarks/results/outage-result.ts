import type { Machine } from "../measure/machine.ts";

/** What `database-outage.json` holds. */
export interface OutageResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly awayMs: number;
  readonly acknowledged: number;
  /** Must be 0. */
  readonly lost: number;
  /** Answers with 503 and Retry-After. */
  readonly refused: number;
  /** Other answers than 200 and that. Must be empty. */
  readonly wrong: readonly string[];
  /** Processes that ended. Must be 0. */
  readonly exited: number;
  /** From the start of the database to the first acknowledged job. */
  readonly recoveredMs: number;
}

import type { Machine } from "../measure/machine.ts";

/** The content of `database-outage.json`. */
export interface OutageResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly awayMs: number;
  readonly acknowledged: number;
  /** Must be 0. */
  readonly lost: number;
  /** Answers with 503 and Retry-After. */
  readonly refused: number;
  /** Answers other than 200 and 503 with Retry-After. Must be empty. */
  readonly wrong: readonly string[];
  /** Processes that exited. Must be 0. */
  readonly exited: number;
  /** From the start of the database to the first acknowledged job. */
  readonly recoveredMs: number;
}

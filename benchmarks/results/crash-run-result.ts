import type { Machine } from "../measure/machine.ts";

/** What `crash-run.json` (the embedded store) and `crash-run-postgres.json` hold. */
export interface CrashRunResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly acknowledged: number;
  readonly cancelled: number;
  readonly kills: number;
  /** Workers that were stopped for longer than their lease and then went on. */
  readonly stops: number;
  /** Times that the database was stopped at once and started again; absent in results from before it was. */
  readonly restarts?: number;
  /** Jobs that were read in slices to their end; absent in results from before there were any. */
  readonly sliced?: number;
  readonly deliveries: number;
  /** Jobs by the number of their attempts. */
  readonly byAttempts: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** Each must be 0. */
  readonly faults: Readonly<Record<CrashFault, number>>;
}

export type CrashFault =
  | "lost"
  | "doneTwice"
  | "wrongResults"
  | "webhooksMissing"
  | "webhooksWrong"
  | "badSignatures"
  | "resultsAfterCancel"
  | "usageOff";

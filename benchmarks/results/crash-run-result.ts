import type { Machine } from "../measure/machine.ts";

/** The content of `crash-run.json` (the embedded store) and `crash-run-postgres.json`. */
export interface CrashRunResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly acknowledged: number;
  readonly cancelled: number;
  readonly kills: number;
  /** Number of workers that were stopped for longer than their lease and then continued. */
  readonly stops: number;
  /** Number of abrupt restarts of the database; absent in older results. */
  readonly restarts?: number;
  /** Number of jobs that were completed in slices; absent in older results. */
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

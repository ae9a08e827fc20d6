import type { Machine } from "../measure/machine.ts";

/** The content of `slices.json`. */
export interface SlicesResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly pages: number;
  /** Seconds from the submission of the document to the end of its job, one number per round; rounds of both are interleaved. */
  readonly slots: readonly {
    readonly slots: number;
    readonly seconds: readonly number[];
    /** Number of busy cores during the run; absent in results of an earlier version. */
    readonly coresBusy?: readonly number[];
  }[];
}

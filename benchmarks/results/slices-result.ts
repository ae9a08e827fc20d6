import type { Machine } from "../measure/machine.ts";

/** What `slices.json` holds. */
export interface SlicesResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly pages: number;
  /** Seconds from the submission of the document to the end of its job, a number a round; rounds of both are interleaved. */
  readonly slots: readonly {
    readonly slots: number;
    readonly seconds: readonly number[];
    /** How many cores of the machine were busy meanwhile; results of an earlier version lack it. */
    readonly coresBusy?: readonly number[];
  }[];
}

import type { Machine } from "../measure/machine.ts";

/** The content of `fleet.json`. */
export interface FleetResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly plan: {
    readonly rounds: number;
    readonly documents: number;
    readonly pages: number;
    readonly scans: number;
    readonly rows: number;
    readonly calls: number;
  };
  /** Pages per second of `docsvc worker`, one number per round, by setting. */
  readonly throughput: Readonly<Record<"oneSlot" | "twoSlots" | "twoWorkers", readonly number[]>>;
  /** Number of busy cores during the run; absent in results of an earlier version. */
  readonly coresBusy?: FleetResult["throughput"];
  /** The same for documents of one scanned page, which needs OCR. */
  readonly scanThroughput: Readonly<Record<"oneSlot" | "twoSlots" | "twoWorkers", readonly number[]>>;
  readonly scanCoresBusy?: FleetResult["throughput"];
  /** Median milliseconds of each call of the stores, with no finished jobs in the table and with `rows`. */
  readonly emptyTable: Readonly<Record<string, number>>;
  readonly fullTable: Readonly<Record<string, number>>;
}

import type { Machine } from "../measure/machine.ts";

/** What `fleet.json` holds. */
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
  /** Pages a second of `docsvc worker`, a round each, by setting. */
  readonly throughput: Readonly<Record<"oneSlot" | "twoSlots" | "twoWorkers", readonly number[]>>;
  /** How many cores of the machine were busy meanwhile; results of an earlier version lack it. */
  readonly coresBusy?: FleetResult["throughput"];
  /** The same of documents of one scanned page, whose text is recognised. */
  readonly scanThroughput: Readonly<Record<"oneSlot" | "twoSlots" | "twoWorkers", readonly number[]>>;
  readonly scanCoresBusy?: FleetResult["throughput"];
  /** Median milliseconds of each call of the stores, with no finished jobs in the table and with `rows`. */
  readonly emptyTable: Readonly<Record<string, number>>;
  readonly fullTable: Readonly<Record<string, number>>;
}

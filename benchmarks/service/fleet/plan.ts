/** The only argument of a fleet run. */
export interface FleetPlan {
  readonly rounds: number;
  /** Number of documents in one measurement, and the pages of each. */
  readonly documents: number;
  readonly pages: number;
  /** Documents of one scanned page each, which need OCR. */
  readonly scans: number;
  /** Number of finished jobs in the full table, and of repetitions of each call. */
  readonly rows: number;
  readonly calls: number;
}

export interface FleetFigures {
  readonly plan: FleetPlan;
  /** Pages per second, one number per round: the measurements of a round were made one after the other. */
  readonly throughput: Readonly<Record<Setting, readonly number[]>>;
  /** Number of the machine's busy cores during the run: the upper bound of what more slots could gain. */
  readonly coresBusy: Readonly<Record<Setting, readonly number[]>>;
  /** The same for scanned pages. */
  readonly scanThroughput: Readonly<Record<Setting, readonly number[]>>;
  readonly scanCoresBusy: Readonly<Record<Setting, readonly number[]>>;
  /** Median milliseconds of each call, before and after the rows were added. */
  readonly emptyTable: Readonly<Record<string, number>>;
  readonly fullTable: Readonly<Record<string, number>>;
}

export const SETTINGS = {
  /** Slots of each worker process. */
  oneSlot: [1],
  twoSlots: [2],
  twoWorkers: [1, 1],
} as const;

export type Setting = keyof typeof SETTINGS;

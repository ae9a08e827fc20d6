/** The only argument of a fleet run. */
export interface FleetPlan {
  readonly rounds: number;
  /** Of one measurement: documents, and pages of each. */
  readonly documents: number;
  readonly pages: number;
  /** Documents of one scanned page each, whose text is recognised. */
  readonly scans: number;
  /** Finished jobs in the full table, and how often each call is made. */
  readonly rows: number;
  readonly calls: number;
}

export interface FleetFigures {
  readonly plan: FleetPlan;
  /** Pages a second, a round each: a round's measurements were made one after the other. */
  readonly throughput: Readonly<Record<Setting, readonly number[]>>;
  /** How many cores of the machine were busy meanwhile: the most that more slots could gain. */
  readonly coresBusy: Readonly<Record<Setting, readonly number[]>>;
  /** The same of scanned pages. */
  readonly scanThroughput: Readonly<Record<Setting, readonly number[]>>;
  readonly scanCoresBusy: Readonly<Record<Setting, readonly number[]>>;
  /** Median milliseconds of each call, before and after the rows were there. */
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

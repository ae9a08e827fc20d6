import type { Machine } from "../measure/machine.ts";

/** What `formats.json` holds. */
export interface FormatsResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** As the report calls it. */
  readonly corpus: string;
  /** Mean score of the documents of each set, 0 to 1. */
  readonly sets: readonly { readonly name: string; readonly documents: number; readonly score: number }[];
  /** A workbook of this many rows of ten columns, each reader in processes of its own; medians. */
  readonly workbook: { readonly rows: number; readonly ours: ReadingCost; readonly library: ReadingCost };
}

export interface ReadingCost {
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

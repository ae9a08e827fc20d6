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
  /** Damaged and hostile documents by what became of them: `read`, or the code of the error. */
  readonly damaged: {
    readonly outcomes: Readonly<Record<string, number>>;
    readonly slowest: { readonly name: string; readonly seconds: number };
    readonly peakMb: number;
  };
}

export interface ReadingCost {
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

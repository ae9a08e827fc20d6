import type { Machine } from "../measure/machine.ts";

/** The content of `formats.json`. */
export interface FormatsResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Name in the report. */
  readonly corpus: string;
  /** Mean score of the documents of each set, 0 to 1. */
  readonly sets: readonly { readonly name: string; readonly documents: number; readonly score: number }[];
  /** Over all documents, and without those of `faults`. */
  readonly mean?: { readonly all: number; readonly withoutFaults: number };
  /** Documents whose truth disagrees with their file, with the reason. */
  readonly faults?: readonly { readonly name: string; readonly score: number; readonly reason: string }[];
  /** A workbook with this many rows of ten columns, each reader in separate processes; medians. */
  readonly workbook: {
    readonly rows: number;
    readonly ours: ReadingCost;
    /** The same with a heap that is bounded as that of `docsvc parse` is. */
    readonly command?: ReadingCost;
    readonly library: ReadingCost;
    readonly xml?: ReadingCost;
  };
  /** A Word document of 500 pages, and TIFFs of 37 pages and 300 MB: empty sheets (`tiff`), and sheets full of print. */
  readonly large?: Readonly<Record<"word" | "tiff", LargeFileCost>> & { readonly print?: LargeFileCost };
}

export interface ReadingCost {
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

export interface LargeFileCost extends ReadingCost {
  readonly pages: number;
  /** Words read; not recorded before 27 November 2026. */
  readonly words?: number;
}

import type { Machine } from "../measure/machine.ts";

/** The content of `legacy.json`. */
export interface LegacyResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Name in the report. */
  readonly corpus: string;
  readonly kinds: Readonly<Record<"doc" | "ppt", LegacyKind>>;
}

export interface LegacyKind {
  readonly documents: number;
  readonly refused: number;
  /** Mean recall of words, 0 to 1; a refused document counts as 0. */
  readonly mean: number;
  /** Number of documents with a recall of 0.95 or more. */
  readonly atLeast95: number;
  readonly lowest: readonly { readonly name: string; readonly recall: number | null }[];
}

import type { Machine } from "../measure/machine.ts";

/** What `legacy.json` holds. */
export interface LegacyResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** As the report calls it. */
  readonly corpus: string;
  readonly kinds: Readonly<Record<"doc" | "ppt", LegacyKind>>;
}

export interface LegacyKind {
  readonly documents: number;
  readonly refused: number;
  /** Of the recall of words, 0 to 1; a document that is refused has 0. */
  readonly mean: number;
  /** Documents with a recall of 0.95 or more. */
  readonly atLeast95: number;
  readonly lowest: readonly { readonly name: string; readonly recall: number | null }[];
}

import type { Filled } from "../result/filled.ts";
import type { CellSigns } from "./sureness-weights.ts";

/** An array of a schema, with whether a table or a section of the document shows it. */
export interface JudgedArray {
  readonly path: readonly string[];
  /** Number of leaves that an item may have. */
  readonly leaves: number;
  /** Number of those that are names or texts. */
  readonly texts: number;
  readonly isShown: boolean;
  /** How well a heading, a caption or a label of the document matches the array's name, from 0 to 1. */
  readonly spoken: number;
}

export interface JudgedCell {
  readonly filled: Filled;
  /** Null for values outside tables: an item of a list, an author. */
  readonly signs: CellSigns | null;
}

/**
 * What a sentence of instructions says, before the document is looked at.
 *
 * Instruction: one thing to do. Target: what it is to be done to; `find/` looks up later where that is.
 */
import type { PiiKind } from "./pii/pii-kind.ts";

/** Pages as the instructions name them: 1-based, or counted from the end by negative numbers; null is all pages. */
export interface PageSet {
  readonly ranges: readonly { readonly first: number; readonly last: number }[];
  /** Only even or odd ones of them. */
  readonly parity?: "even" | "odd";
}

/** A part of a page, in fractions of the page as displayed, from its top-left. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What an instruction is about. */
export type Target = (
  | { readonly is: "phrase"; readonly text: string }
  /** Words without quotes: `asField` where a determiner makes them a name ("every account number"). */
  | { readonly is: "words"; readonly text: string; readonly asField: boolean }
  | { readonly is: "pii"; readonly pii: PiiKind }
  | { readonly is: "field"; readonly label: string }
  | { readonly is: "column"; readonly header: string }
  | { readonly is: "region"; readonly region: Region }
  | { readonly is: "page" }
  | { readonly is: "all but"; readonly kept: readonly Target[] }
) & { readonly pages?: PageSet; readonly matchCase?: boolean; readonly partOfWord?: boolean };

/** One thing to do; each operation says what else its instructions hold. */
export interface Instruction {
  /** Name of its operation, as in the report. */
  readonly kind: string;
  readonly target?: Target;
}

/**
 * What a sentence of instructions says, before the document is looked at.
 *
 * Instruction: one thing to do. Target: what it is to be done to; where that stands is found later (`find/`).
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
  /** Words without quotes: `field` where a determiner makes them a name ("every account number"). */
  | { readonly is: "words"; readonly text: string; readonly asField: boolean }
  | { readonly is: "pii"; readonly pii: PiiKind }
  | { readonly is: "field"; readonly label: string }
  | { readonly is: "column"; readonly header: string }
  | { readonly is: "region"; readonly region: Region }
  | { readonly is: "page" }
  | { readonly is: "all but"; readonly kept: readonly Target[] }
) & { readonly pages?: PageSet; readonly matchCase?: boolean; readonly partOfWord?: boolean };

/** Where a stamp stands on its page. */
export interface Place {
  readonly vertical: "top" | "middle" | "bottom";
  readonly horizontal: "left" | "center" | "right";
}

export type Instruction =
  | { readonly kind: "redact"; readonly target: Target }
  | { readonly kind: "replace"; readonly target: Target; readonly by: string }
  | { readonly kind: "highlight"; readonly target: Target; readonly color: string }
  | { readonly kind: "comment"; readonly target: Target; readonly text: string }
  | { readonly kind: "fill"; readonly field: string; readonly value: string | boolean }
  | { readonly kind: "delete_pages"; readonly pages: PageSet }
  | { readonly kind: "extract_pages"; readonly pages: PageSet }
  | { readonly kind: "rotate_pages"; readonly pages: PageSet | null; readonly degrees: number }
  | { readonly kind: "reorder_pages"; readonly order: PageOrder }
  | { readonly kind: "merge_pages"; readonly pages: PageSet }
  | { readonly kind: "append_document"; readonly name: string | null; readonly at: "start" | "end" }
  | {
      readonly kind: "stamp";
      readonly text: string;
      readonly pages: PageSet | null;
      readonly place: Place | "diagonal";
    }
  | { readonly kind: "number_pages"; readonly pages: PageSet | null; readonly place: Place; readonly total: boolean }
  | { readonly kind: "protect"; readonly password: string }
  | { readonly kind: "unprotect" }
  | { readonly kind: "unknown"; readonly text: string; readonly reason: string };

/** How pages are to follow each other. */
export type PageOrder =
  | { readonly is: "list"; readonly pages: readonly number[] }
  | { readonly is: "reversed" }
  | { readonly is: "swapped"; readonly first: number; readonly second: number }
  | {
      readonly is: "moved";
      readonly pages: PageSet;
      /** Page 0 is the first that is there at the time, -1 the last. */
      readonly to: { readonly side: "before" | "after"; readonly page: number };
    };

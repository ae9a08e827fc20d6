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
  /** The one slide of this title; then there are no ranges. */
  readonly titled?: string;
  /** Without these. */
  readonly except?: readonly { readonly first: number; readonly last: number }[];
}

/** A part of a page, in fractions of the page as displayed, from its top-left. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Amounts above or below a number, whatever their sign. */
export interface Limit {
  readonly is: "over" | "under" | "between";
  readonly amount: number;
  /** Of "between": the upper end, which belongs to it as the lower one does. */
  readonly to?: number;
}

/** Days counted from 1970, both ends included. */
export interface DateLimit {
  readonly from: number;
  readonly to: number;
}

/** A part of a document under a heading: by the heading's number or by its words. */
export type SectionName = { readonly number: string } | { readonly title: string };

/** What an instruction is about. */
export type Target = (
  | { readonly is: "phrase"; readonly text: string }
  /** Words without quotes: `asField` where a determiner makes them a name ("every account number"). */
  | {
      readonly is: "words";
      readonly text: string;
      readonly asField: boolean;
      readonly isLiteral?: true;
      /** Whose the value is, where the document has no other. */
      readonly owner?: string;
      readonly type?: "amount" | "date" | "email";
    }
  /** A kind of data; of an owner ("the bank's phone number") only where the document has one of the kind. */
  | {
      readonly is: "pii";
      readonly pii: PiiKind;
      readonly limit?: Limit;
      readonly dates?: DateLimit;
      readonly owner?: string;
      readonly said?: string;
    }
  /** Names of those who have a role in the document, or of all that have one. */
  | { readonly is: "party"; readonly role: string | null }
  /** The date that a letter, an invoice or another document bears itself. */
  | { readonly is: "own date" }
  | { readonly is: "section"; readonly section: SectionName }
  /** Rows of tables: all, or by their amounts, by what they pay, by their dates. */
  | { readonly is: "rows"; readonly limit?: Limit; readonly flow?: "in" | "out"; readonly dates?: DateLimit }
  /** Rows of tables that hold a text. */
  | { readonly is: "row"; readonly named: string }
  | { readonly is: "table" }
  /** Of a workbook. */
  | { readonly is: "sheet"; readonly name: string }
  | { readonly is: "field"; readonly label: string }
  | { readonly is: "column"; readonly header: string }
  | { readonly is: "region"; readonly region: Region }
  | { readonly is: "page" }
  | { readonly is: "all but"; readonly kept: readonly Target[] }
) & {
  readonly pages?: PageSet;
  readonly matchCase?: boolean;
  readonly partOfWord?: boolean;
  /** Letters and digits at the end of each place that are left. */
  readonly keepLast?: number;
  /** What of it is left as it is. */
  readonly except?: readonly Target[];
  /** Parts of the document, sections or columns, outside of which it is not meant. */
  readonly within?: readonly Target[];
};

/** One thing to do; each operation says what else its instructions hold. */
export interface Instruction {
  /** Name of its operation, as in the report. */
  readonly kind: string;
  readonly target?: Target;
}

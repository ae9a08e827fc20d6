/**
 * What a sentence of instructions says, before the document is read.
 *
 * Instruction: one thing to do. Target: what it is done to; `find/` locates it later.
 */
import type { PiiKind } from "./pii/pii-kind.ts";

/** Pages as the instructions name them: 1-based, or negative numbers that count from the end. Null means all pages. */
export interface PageSet {
  readonly ranges: readonly { readonly first: number; readonly last: number }[];
  /** Only the even or the odd pages of the ranges. */
  readonly parity?: "even" | "odd";
  /** The only slide with this title. There are no ranges then. */
  readonly titled?: string;
  /** Pages to leave out. */
  readonly except?: readonly { readonly first: number; readonly last: number }[];
}

/** A part of a page, in fractions of the page as displayed, from its top-left corner. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Amounts above or below a number, ignoring their sign. */
export interface Limit {
  readonly is: "over" | "under" | "between";
  readonly amount: number;
  /** The upper end of "between". Both ends are included. */
  readonly to?: number;
}

/** Days since 1970; both ends are included. */
export interface DateLimit {
  readonly from: number;
  readonly to: number;
}

/** A part of a document under a heading, named by the heading's number or text. */
export type SectionName = { readonly number: string } | { readonly title: string };

/** What an instruction is about. */
export type Target = (
  | { readonly is: "phrase"; readonly text: string }
  /** Words without quotes. `asField` if a determiner makes them the name of a field ("every account number"). */
  | {
      readonly is: "words";
      readonly text: string;
      readonly asField: boolean;
      readonly isLiteral?: true;
      /** Whose value it is. If the document has several values, the target is ambiguous. */
      readonly owner?: string;
      readonly type?: "amount" | "date" | "email";
    }
  /** Data of one kind. With an owner ("the bank's phone number"), only the owner's; ambiguous if the document does not say whose a value is. */
  | {
      readonly is: "pii";
      readonly pii: PiiKind;
      readonly limit?: Limit;
      readonly dates?: DateLimit;
      readonly owner?: string;
      readonly said?: string;
    }
  /** Names of the people or firms that have a role in the document; a null role means all of them. */
  | { readonly is: "party"; readonly role: string | null }
  /** The date of the document itself, such as that of a letter or an invoice. */
  | { readonly is: "own date" }
  | { readonly is: "section"; readonly section: SectionName }
  /** Rows of tables: all of them, or those selected by amount, direction of payment or date. */
  | { readonly is: "rows"; readonly limit?: Limit; readonly flow?: "in" | "out"; readonly dates?: DateLimit }
  /** Rows of tables that contain a text. */
  | { readonly is: "row"; readonly named: string }
  | { readonly is: "table" }
  /** A sheet of a workbook. */
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
  /** Number of letters and digits to keep at the end of each place. */
  readonly keepLast?: number;
  /** Parts of the target to leave unchanged. */
  readonly except?: readonly Target[];
  /** Parts of the document, sections or columns, that limit the target. */
  readonly within?: readonly Target[];
};

/** One thing to do. Each operation extends it with its own fields. */
export interface Instruction {
  /** Name of its operation, as in the report. */
  readonly kind: string;
  readonly target?: Target;
}

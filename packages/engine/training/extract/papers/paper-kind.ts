/**
 * Kinds of papers that extraction is proved on. A kind says what its papers state: labelled fields, tables, and clauses whose
 * sentences hold values. An issuer decides how they look. The labels are written as such papers print them, without regard
 * to the lexicon.
 */
import type { Language } from "./draw-value.ts";

/** A labelled value: its path in the schema, what it is, and the labels that issuers print. */
export type PaperField = readonly [path: string, draw: string, labels: string];

export interface PaperTable {
  readonly path: string;
  readonly heading?: string;
  readonly columns: readonly PaperField[];
  readonly rows: readonly [least: number, most: number];
  /** Columns whose sum the last row states, under this label. */
  readonly total?: readonly [label: string, ...columns: string[]];
  /** Rows are set in groups: the field of the group's name, and the array of its rows. */
  readonly groups?: { readonly field: PaperField; readonly inner: string };
}

export interface PaperKind {
  readonly name: string;
  readonly language: Language;
  readonly titles: string;
  readonly fields?: readonly PaperField[];
  readonly tables?: readonly PaperTable[];
  /** Headings with their sentences; `{path|draw}` is a value that is asked for, `{|draw}` one that is not. */
  readonly clauses?: readonly (readonly [heading: string, text: string])[];
  /** Asked for, and stated by no paper of this kind: its type in the schema by its path. */
  readonly never?: Readonly<Record<string, "string" | "number" | "date" | "array">>;
}

/** A paper as it is printed, what is asked of it and what it states. */
export interface MadePaper {
  readonly kind: string;
  readonly issuer: string;
  /** HTML of its pages' body. */
  readonly body: string;
  readonly schema: object;
  readonly truth: Record<string, unknown>;
}

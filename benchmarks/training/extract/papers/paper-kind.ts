/**
 * Kinds of papers that extraction is evaluated on. A kind defines what its papers state: labelled fields, tables, and clauses whose sentences
 * contain values. An issuer decides the layout. The labels are written as such papers print them, without regard to the lexicon.
 */
import type { Language } from "./draw-value.ts";

/** A labelled value: its path in the schema, its type, and the labels that issuers print. */
export type PaperField = readonly [path: string, draw: string, labels: string];

export interface PaperTable {
  readonly path: string;
  readonly heading?: string;
  readonly columns: readonly PaperField[];
  readonly rows: readonly [least: number, most: number];
  /** Columns whose sum the last row states, under this label. */
  readonly total?: readonly [label: string, ...columns: string[]];
  /** For grouped rows: the field of the group's name, and the array of its rows. */
  readonly groups?: { readonly field: PaperField; readonly inner: string };
}

export interface PaperKind {
  readonly name: string;
  readonly language: Language;
  readonly titles: string;
  readonly fields?: readonly PaperField[];
  readonly tables?: readonly PaperTable[];
  /** Headings with their sentences; `{path|draw}` is a requested value, `{|draw}` one that is not requested. */
  readonly clauses?: readonly (readonly [heading: string, text: string])[];
  /** Requested fields that no paper of this kind states: type in the schema, by path. */
  readonly never?: Readonly<Record<string, "string" | "number" | "date" | "array">>;
}

/** A paper as printed, the schema to extract, and the values it states. */
export interface MadePaper {
  readonly kind: string;
  readonly issuer: string;
  /** HTML body of its pages. */
  readonly body: string;
  readonly schema: object;
  readonly truth: Record<string, unknown>;
}

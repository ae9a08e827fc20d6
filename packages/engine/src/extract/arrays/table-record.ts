import type { LabelFinder } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import type { Span } from "../line-index/span.ts";
import type { OwnCellSigns } from "../sureness/sureness-weights.ts";
import type { Notation } from "../values/reading.ts";
import type { PageLine } from "./page-lines.ts";
import type { Mark, MarkList } from "./row-marks.ts";

/** A value of a record. */
export interface RecordValue {
  readonly value: unknown;
  readonly spans: readonly Span[];
  /** True if there are more lines below it that were taken for another text. */
  readonly isCut?: boolean;
}

/** A row of a table: values by field index. */
export interface TableRecord {
  readonly values: ReadonlyMap<number, RecordValue>;
  /** Lines between it and the row above that are not rows, including headings of groups. */
  readonly before: readonly PageLine[];
  readonly marks: readonly Mark[];
  /** True if it fills few of the columns that most rows fill: a discount or freight, or an item with less to say. */
  readonly isSparse?: boolean;
  /** Signs of the columns, by field. */
  readonly columns?: ReadonlyMap<number, ColumnSigns>;
}

/** The part of a cell's signs that its column determines. */
export type ColumnSigns = Pick<OwnCellSigns, "label" | "fit" | "labelled" | "named" | "byLines" | "used" | "summed">;

/** What to read from each row. */
export interface RowReading {
  readonly fields: readonly Field[];
  readonly notation: Notation;
  readonly marks: MarkList | null;
  /** Finds the labels of the groups of rows. */
  readonly groups?: LabelFinder;
}

/** Joins lines; a hyphenated word becomes one if it continues in lower case. */
export function tidy(text: string): string {
  return text.replace(/(\p{L})- (?=\p{Ll})/gu, "$1").replace(/^[\s:;,|]+|[\s:;,|]+$/gu, "");
}

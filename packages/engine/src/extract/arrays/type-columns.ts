import type { Field, FieldKind } from "../fields/field.ts";
import { spanText } from "../line-index/span.ts";
import { readDate } from "../values/dates.ts";
import { takesAll } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import { cellReader } from "./cell-reader.ts";
import type { Column, Header } from "./columns.ts";
import { MIN_HEADED } from "./columns-by-elimination.ts";
import { NUMERIC } from "./match-columns.ts";
import type { PageLine } from "./page-lines.ts";
import { type InColumn, inColumns } from "./place-in-column.ts";

/** Minimum fit of a cell, and minimum share of fields with a header. */
const MIN_SHARE = 0.5;

/** Kinds whose values identify a column without a matching header. */
const KINDS_BY_VALUE: ReadonlySet<FieldKind> = new Set<FieldKind>([
  "country",
  "mail",
  "iban",
  "vat",
  "currency",
  "date",
]);
/** Number of lines below a header that are read, and the minimum share of a column's values that are of the kind. */
const LINES = 40;
const MIN_SHARE_OF_KIND = 0.8;

/**
 * Corrects a header by what is below it: a date's column without a date is another one ("To" names a place), and so is an amount's of dates ("Wert"), "JPN" and "MEX" under "Fed." are
 * countries, and the columns that are left fit as many fields.
 */
export function typeColumns(
  header: Header,
  fields: readonly Field[],
  lines: readonly PageLine[],
  notation: Notation,
): Header {
  const under = lines.slice(header.last + 1, header.last + 1 + LINES).flatMap(({ places }) => places);
  const cells = under.flatMap((place) => inColumns(place, header.columns));
  const cellsIn = (column: Column): InColumn[] =>
    cells.filter((cell) => cell.column === header.columns.indexOf(column));
  const named = header.columns.map((column) =>
    column.field !== null && isOfOtherKind(fields[column.field]!, cellsIn(column), notation) ? { ...column, field: null } : column,
  ); // prettier-ignore
  if (named.every(({ field }) => field !== null)) return header;
  const taken = new Set(named.map(({ field }) => field));
  const open = fields.flatMap(({ kind }, field) => (KINDS_BY_VALUE.has(kind) && !taken.has(field) ? [field] : []));
  const columns = named.map((column, index): Column => {
    if (column.field !== null) return column;
    const ofColumn = cells.filter((cell) => cell.column === index);
    const field = open.find((one) => {
      const read = ofColumn.filter((cell) => isWhole(fields[one]!, cell, notation));
      return read.length >= 2 && read.length >= MIN_SHARE_OF_KIND * ofColumn.length;
    });
    if (field === undefined) return column;
    open.splice(open.indexOf(field), 1);
    return { ...column, field };
  });
  return { ...header, columns: byElimination(columns, fields, cells, notation) };
}

function isWhole(field: Field, { span: { place, from, to } }: InColumn, notation: Notation): boolean {
  const reading = readFirst(cellReader(field), place, { from, to, most: 0 }, notation);
  return reading !== null && reading.to === to && reading.fit >= MIN_SHARE;
}

/** Whether a date is requested of a column of words, or a number of one of dates. */
function isOfOtherKind(field: Field, cells: readonly InColumn[], notation: Notation): boolean {
  if (NUMERIC.has(field.kind)) {
    return cells.length > 0 && cells.every(({ span: { place, from, to } }) => readDate(place, from, to, notation)?.to === to);
  }
  if (field.kind !== "date" || !areWords(cells)) return false;
  return cells.every(({ span: { place, from, to } }) => readFirst(cellReader(field), place, { from, to }, notation) === null);
} // prettier-ignore

/** Gives the columns that are left to as many fields, in order, if their cells fit and headers name enough of the others: "From" and "To" for origin and destination. */
function byElimination(
  columns: readonly Column[],
  fields: readonly Field[],
  cells: readonly InColumn[],
  notation: Notation,
): readonly Column[] {
  const headed = columns.filter(({ field }) => field !== null);
  const open = fields.flatMap((_, at) => (headed.every(({ field }) => field !== at) ? [at] : []));
  const left = columns.filter(({ field }) => field === null);
  if (headed.length < MIN_HEADED || headed.length < MIN_SHARE * fields.length || left.length !== open.length) return columns;
  const fit = left.every((column, turn) => {
    const own = cells.filter((cell) => columns[cell.column] === column);
    const field = fields[open[turn]!]!;
    if (takesAll(field.kind)) return field.kind !== "choice" && areWords(own);
    return own.length > 0 && own.filter((cell) => isWhole(field, cell, notation)).length >= MIN_SHARE_OF_KIND * own.length;
  });
  return fit ? columns.map((column) => ({ ...column, field: column.field ?? open[left.indexOf(column)]! })) : columns;
} // prettier-ignore

function areWords(cells: readonly InColumn[]): boolean {
  const worded = cells.filter(({ span }) => /\p{L}{3}/u.test(spanText([span])));
  return worded.length > 0 && worded.length >= MIN_SHARE_OF_KIND * cells.length;
}

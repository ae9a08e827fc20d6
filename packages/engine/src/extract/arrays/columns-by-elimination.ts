import type { Field } from "../fields/field.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { takesAll } from "../values/readers.ts";
import type { ColumnMatch } from "./column-match.ts";
import { asksForName } from "./name-lines.ts";

/** Minimum share of a column's cells that are numbers. */
const MIN_NUMERIC_SHARE = 0.8;

/** A field without its own header takes a column if nearly all of its cells read as its values. */
const MIN_FIT = 0.8;
/** Minimum columns, and match of their headers, for several texts to be found by elimination. */
export const MIN_HEADED = 3;
const MIN_LABEL = 0.6;

/** Fields without a column, and columns without a field. */
export interface Free {
  readonly fields: readonly number[];
  readonly columns: readonly number[];
}

/** Assigns the remaining columns to fields without a header: the first text column to texts; numbers, then texts, if there are as many. */
export function columnsByElimination(
  fields: readonly Field[],
  columns: readonly (readonly JoinedText[])[],
  fits: readonly (readonly number[])[],
  free: Free,
  matches: ColumnMatch[],
): void {
  if (matches.length === 0) return;
  const open = free.columns.filter((column) => columns[column]!.length > 0);
  const texts = free.fields.filter((field) => takesAll(fields[field]!.kind) && fields[field]!.kind !== "choice");
  const wordy = open.filter((column) => !isNumeric(columns[column]!));
  // Of several text fields a column is the name: each row's thing has one, while a group's name is above its rows.
  const text = texts.length === 1 || wordy.length !== 1 ? texts[0] : texts.find((field) => asksForName(fields[field]!));
  if (text !== undefined && wordy.length > 0 && (wordy.length === 1 || (texts.length === 1 && wordy[0] === 0))) {
    matches.push({ field: text, column: wordy[0]!, label: 0, fit: fits[wordy[0]!]![text]! });
  }
  typedLeftOver(fields, columns, fits, { fields: free.fields, columns: open }, matches);
  const taken = new Set(matches.map(({ column }) => column));
  const left = open.filter((column) => !taken.has(column));
  if (texts.length < 2 || left.length !== texts.length || !areHeaded(matches, fields.length)) return;
  if (!left.every((column) => wordy.includes(column))) return;
  // "From" and "To" for origin and destination: schemas list fields in the order in which tables print them.
  for (const [turn, field] of texts.entries()) {
    matches.push({ field, column: left[turn]!, label: 0, fit: fits[left[turn]!]![field]! });
  }
}

function typedLeftOver(
  fields: readonly Field[],
  columns: readonly (readonly JoinedText[])[],
  fits: readonly (readonly number[])[],
  { fields: free, columns: open }: Free,
  matches: ColumnMatch[],
): void {
  const typed = free.filter((field) => !takesAll(fields[field]!.kind));
  const taken = new Set(matches.map(({ column }) => column));
  const areAmounts = typed.length > 0 && typed.every((field) => fields[field]!.kind === "money");
  const fitting = open.filter(
    (column) =>
      !taken.has(column) &&
      !isNumbering(columns[column]!) &&
      (!areAmounts || mayBeAmounts(columns[column]!)) &&
      typed.some((field) => fits[column]![field]! >= MIN_FIT),
  );
  if (typed.length === 0 || typed.length !== fitting.length) return;
  for (const [turn, field] of typed.entries()) {
    const column = fitting[turn]!;
    if (fits[column]![field]! >= MIN_FIT) {
      matches.push({ field, column, label: 0, fit: fits[column]![field]! });
    }
  }
}

/** Whether headers name enough of the fields to show that the table is about them, whatever the other columns are called. */
function areHeaded(matches: readonly ColumnMatch[], count: number): boolean {
  const headed = matches.filter(({ label }) => label >= MIN_LABEL).length;
  return headed >= MIN_HEADED && headed >= 0.5 * count;
}

/** "1", "2", "3": a column that numbers the rows. */
function isNumbering(cells: readonly JoinedText[]): boolean {
  return cells.length > 1 && cells.every(({ place }, at) => Number.parseInt(place.text, 10) === at + 1 && /^\d+[.)]?$/u.test(place.text)); // prettier-ignore
}

/** Amounts have decimals, thousands separators or currency signs; article numbers have none. */
function mayBeAmounts(cells: readonly JoinedText[]): boolean {
  const bare = cells.filter(({ place }) => /^\d{4,}$/u.test(place.text)).length;
  return bare < 0.5 * cells.length;
}

function isNumeric(cells: readonly JoinedText[]): boolean {
  const numeric = cells.filter(({ place }) => /^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,3}\.?)?$/u.test(place.text)).length;
  return cells.length > 0 && numeric >= MIN_NUMERIC_SHARE * cells.length;
}

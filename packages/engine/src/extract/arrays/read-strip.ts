import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Span } from "../line-index/span.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { takesAll } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import { cellReader } from "./cell-reader.ts";
import type { ColumnMatch } from "./column-match.ts";
import { haveFewCells } from "./few-cells.ts";
import { asksForName, edgeOf, endOfName, startOfName } from "./name-lines.ts";
import type { PageLine } from "./page-lines.ts";
import { type RecordValue, type TableRecord, tidy } from "./table-record.ts";
import { isTotalRow } from "./total-rows.ts";
import type { StripRow, TableStrip } from "./table-strips.ts";

/** Minimum share of a row's cells that repeat their headers. */
const MIN_REPEATED_SHARE = 0.75;

/** Reads the rows of a table as records, sparse ones included; totals end it or are omitted, rows of one text are headings of the rows that follow. */
export function readStrip(
  { rows, headers }: TableStrip,
  matches: readonly ColumnMatch[],
  fields: readonly Field[],
  notation: Notation,
): TableRecord[] {
  const records: StripRecord[] = [];
  let before: PageLine[] = [];
  let isUnderTotal = false;
  let always: readonly number[] | null = null;
  const typed = matches.filter(({ field, part }) => !takesAll(fields[field]!.kind) && part !== "words");
  const named = matches.filter(({ field }) => asksForName(fields[field]!));
  const edges = new Map(named.map(({ column }) => [column, rightEdge(column, rows, headers)]));
  const name = fields.findIndex(asksForName);
  const isWide = matches.length > 1;
  for (const row of rows) {
    if (isRepeatedHeader(row, headers)) continue;
    if (isTotalRow(textsOf(row))) {
      isUnderTotal = records.length > 0;
      continue;
    }
    // Below a total are taxes and sums, which fill few of the columns that every row fills.
    if (isUnderTotal && !isFilledAsRows(row, always)) continue;
    const isAlone = before.length === 0;
    if (isAlone && isWide && namesRow(row, records.at(-1), name, fields)) continue;
    if (row.spanning !== null && isWide) {
      before.push(toLine(row.spanning, row.page));
      continue;
    }
    const values = readCells(row, matches, fields, (column) => ({ notation, edge: edges.get(column) }));
    if (values.size === 0) continue;
    const last = records.at(-1);
    const isText = hasNoneOf(typed, values);
    if (isText && isAlone && continuesRecord(row, last, values)) continue;
    const filled = filledColumns(row);
    const isSparse = !isFilledAsRows(row, always);
    if (!isSparse) always = (always ?? filled).filter((column) => filled.includes(column));
    const isNamed = isText || (row.widest === 1 && hasTextOf(values, matches, fields));
    records.push({ values, before, marks: [], filled, isSum: isSparse && !isNamed });
    before = [];
  }
  return withoutSums(records);
}

function hasNoneOf(matches: readonly ColumnMatch[], values: ReadonlyMap<number, RecordValue>): boolean {
  return matches.length > 0 && !matches.some(({ field }) => values.has(field));
}

function hasTextOf(
  values: ReadonlyMap<number, RecordValue>,
  matches: readonly ColumnMatch[],
  fields: readonly Field[],
): boolean {
  return matches.some(({ field }) => takesAll(fields[field]!.kind) && values.has(field));
}

/** How far right the lines of a column may reach. */
function rightEdge(column: number, rows: readonly StripRow[], headers: TableStrip["headers"]): number | undefined {
  return edgeOf(columnOf(column, rows, headers), columnOf(column + 1, rows, headers));
}

/** The values of a row by their fields. */
function readCells(
  { cells }: StripRow,
  matches: readonly ColumnMatch[],
  fields: readonly Field[],
  readingOf: (column: number) => CellReading,
): Map<number, RecordValue> {
  const values = new Map<number, RecordValue>();
  for (const match of matches) {
    const cell = cells[match.column] ?? null;
    const value = cell === null ? null : readCell(cell, fields[match.field]!, match, readingOf(match.column));
    if (value !== null) values.set(match.field, value);
  }
  return values;
}

/** Whether a row is the name of the record above, which then gets it. */
function namesRow(row: StripRow, above: StripRecord | undefined, name: number, fields: readonly Field[]): boolean {
  if (above === undefined || name < 0 || isWorded(above.values.get(name))) return false;
  const value = loneText(row, fields[name]!);
  if (value !== null) above.values.set(name, value);
  return value !== null;
}

function isWorded(value: RecordValue | undefined): boolean {
  return typeof value?.value === "string" && WORD.test(value.value);
}

/** A text alone in a row: the name of the thing whose numbers are in the row above. */
function loneText({ cells, spanning }: StripRow, field: Field): RecordValue | null {
  const filled = spanning === null ? cells.filter((cell) => cell !== null) : [spanning];
  const [only] = filled;
  if (filled.length !== 1 || only === undefined || !WORD.test(only.place.text)) return null;
  return toRecord(only, field, 0, only.place.tokens.length);
}

function columnOf(at: number, rows: readonly StripRow[], headers: TableStrip["headers"]): (JoinedText | null)[] {
  return [headers[at] ?? null, ...rows.map(({ cells }) => cells[at] ?? null)];
}

interface StripRecord {
  readonly values: Map<number, RecordValue>;
  readonly before: PageLine[];
  readonly marks: [];
  /** Indexes of the columns that it fills. */
  readonly filled: readonly number[];
  /** It fills few of the columns that every row fills, and has no name in its own column. */
  readonly isSum: boolean;
}

/** Sums are below all rows, whatever their label. */
function withoutSums(records: readonly StripRecord[]): TableRecord[] {
  const last = records.findLastIndex(({ isSum }) => !isSum);
  const few = haveFewCells(records.map(({ filled }) => filled));
  return records.slice(0, last + 1).map(({ values, before, marks }, at) => ({ values, before, marks, ...(few[at] === true ? { isSparse: true } : {}) })); // prettier-ignore
}

/** Minimum share of the columns filled by every row. */
const MIN_FILLED = 0.6;

function isFilledAsRows(row: StripRow, always: readonly number[] | null): boolean {
  const filled = filledColumns(row);
  return (always ?? []).filter((column) => filled.includes(column)).length >= MIN_FILLED * (always?.length ?? 0);
}

function filledColumns({ cells }: StripRow): number[] {
  return cells.flatMap((cell, column) => (cell === null ? [] : [column]));
}

function textsOf({ cells, spanning }: StripRow): string[] {
  return spanning === null ? cells.flatMap((cell) => cell?.place.text ?? []) : [spanning.place.text];
}

function isRepeatedHeader({ cells }: StripRow, headers: TableStrip["headers"]): boolean {
  const said = cells.filter((cell, at) => cell !== null && cell.place.text === headers[at]?.place.text).length;
  return said >= 2 && said >= MIN_REPEATED_SHARE * cells.filter((cell) => cell !== null).length;
}

/** Text under an empty first cell, in text columns only, continues the row above, which then gets it. */
function continuesRecord(
  { cells: [first] }: StripRow,
  above: StripRecord | undefined,
  values: ReadonlyMap<number, RecordValue>,
): boolean {
  if (above === undefined || first !== null) return false;
  continueRecord(above.values, values);
  return true;
}

function continueRecord(values: Map<number, RecordValue>, more: ReadonlyMap<number, RecordValue>): void {
  for (const [field, { value, spans }] of more) {
    const before = values.get(field);
    if (before === undefined || typeof before.value !== "string" || typeof value !== "string") continue;
    // Below an article number is the article's name.
    if (!WORD.test(before.value) && WORD.test(value)) values.set(field, { value, spans });
    if (!WORD.test(before.value) && WORD.test(value)) continue;
    if (!isNextLine(before.spans.at(-1)!, spans[0]!)) continue;
    values.set(field, { value: tidy(`${before.value} ${value}`), spans: [...before.spans, ...spans] });
  }
}

const WORD = /\p{L}{3}/u;
/** A wrapped text continues on the next line; after a larger gap another one begins. */
const MAX_LINE_GAP = 0.9;

function isNextLine({ place: a }: Span, { place: b }: Span): boolean {
  return a.page === b.page && b.top - a.bottom < MAX_LINE_GAP * a.size;
}

function toLine({ place, lines }: JoinedText, page: number): PageLine {
  return { places: lines, top: place.top, bottom: place.bottom, page };
}

interface CellReading {
  readonly notation: Notation;
  /** How far right lines of its column may reach, if a name is requested. */
  readonly edge: number | undefined;
}

function readCell(
  cell: JoinedText,
  field: Field,
  { part }: ColumnMatch,
  { notation, edge }: CellReading,
): RecordValue | null {
  const end = edge === undefined || !asksForName(field) ? cell.place.tokens.length : endOfName(cell, edge);
  if (part === "first" || part === "second") return readTurn(cell, field, part, notation);
  if (takesAll(field.kind)) {
    const from = part === "words" ? 1 : asksForName(field) ? startOfName(cell) : 0;
    const value = toRecord(cell, field, from, end);
    return value === null || end === cell.place.tokens.length ? value : { ...value, isCut: true };
  }
  if (field.kind === "code" && isWholeCode(cell)) return toRecord(cell, field, 0, end);
  const reading = readFirst(cellReader(field), cell.place, { from: 0, to: end, most: 2 }, notation);
  if (reading === null) return null;
  const spans = cell.spans(reading.from, reading.to);
  const isNegative = part === "negative" && typeof reading.value === "number";
  const signed = isNegative ? { ...reading, value: -reading.value } : reading;
  const value = toValue(field, signed, textOfSpans(cell, reading.from, reading.to));
  return value === undefined ? null : { value, spans };
}

/** For a cell with two values, the lines of one: the second begins with the last line. */
function readTurn(cell: JoinedText, field: Field, part: "first" | "second", notation: Notation): RecordValue | null {
  const border = cell.starts.at(-1)!;
  const [from, to] = part === "first" ? [0, border] : [border, cell.place.tokens.length];
  if (takesAll(field.kind) || field.kind === "code") return toRecord(cell, field, from, to);
  const reading = readFirst(cellReader(field), cell.place, { from, to, most: 2 }, notation);
  if (reading === null) return null;
  const value = toValue(field, reading, textOfSpans(cell, reading.from, reading.to));
  return value === undefined ? null : { value, spans: cell.spans(reading.from, reading.to) };
}

/** "NSRU 441207-3": a short text with a digit is one identifier. */
function isWholeCode({ place }: JoinedText): boolean {
  return place.tokens.length <= 4 && /\d/u.test(place.text) && !/\p{Ll}{3}/u.test(place.text);
}

function toRecord(cell: JoinedText, field: Field, from: number, to: number): RecordValue | null {
  const text = tidy(textOfSpans(cell, from, to));
  const value = text === "" ? undefined : toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
  return value === undefined ? null : { value, spans: cell.spans(from, to) };
}

function textOfSpans({ place }: JoinedText, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; at++) {
    const token = place.tokens[at]!;
    text += at > from && token.word !== place.tokens[at - 1]!.word ? ` ${token.text}` : token.text;
  }
  return text.replaceAll("\u00a0", " ");
}

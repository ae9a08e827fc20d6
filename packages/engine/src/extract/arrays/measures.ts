import { LabelFinder } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import { readField } from "../fields/read-field.ts";
import type { Filled } from "../result/filled.ts";
import type { SchemaNode } from "../schema/schema-node.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import type { Span } from "../line-index/span.ts";
import { readAmounts } from "../values/numbers.ts";
import type { Notation } from "../values/reading.ts";
import { fiscalCalendar, type FiscalCalendar, labelOf } from "./fiscal-periods.ts";
import { columnPeriods, type Period, periodLines } from "./column-periods.ts";
import { namedBy, namedUnder, togetherness } from "./row-labels.ts";
import { type Said, scaleOver, unitOf } from "./measure-units.ts";
import type { PageLine } from "./page-lines.ts";

/** Minimum lead of a better label. */
const MIN_LEAD = 0.02;
/** Sureness of a measure. */
const SURE = 0.7;

/** An array with one measure's values in several periods: a row of a financial statement. */
export interface MeasureArray {
  readonly path: readonly string[];
  readonly node: SchemaNode;
  /** Leaves of an item by their names. */
  readonly leaves: readonly (readonly [string, SchemaNode])[];
}

/** Whether the items have a value and its period. */
export function isMeasure(leaves: readonly (readonly [string, SchemaNode])[]): boolean {
  return leaves.some(([name, node]) => isValue(name, node)) && leaves.some(([name]) => isPeriod(name));
}

function isValue(name: string, { types }: SchemaNode): boolean {
  return /^(?:value|amount)$/iu.test(name) && types.has("number");
}

function isPeriod(name: string): boolean {
  return /period|quarter|fiscal/iu.test(name);
}

/** Added for a row whose page heading names the statement that the measure belongs to. */
const OWN_STATEMENT = 0.2;
/** Added for a row whose page has rows of as many of the other measures. */
const TOGETHER = 0.5;
const LINES_OF_HEAD = 6;
/** Measures with values in per cent. */
const RATE = /rate|percent|margin|growth|yield|ratio|change/iu;

/** Names of expenses and payments. */
const OUTFLOW = /expenses?$|expenditures?$|paid$|payments?$|repurchases?$|^costs?_|charges?$/iu;

/** Fills arrays of measures from rows labelled with their names; a row is used for one of them. */
export function fillMeasures(
  arrays: readonly MeasureArray[],
  lines: readonly PageLine[],
  lineIndex: LineIndex,
  notation: Notation,
): Filled[] {
  const fields = arrays.map(({ path, node }) => readField(path, node));
  const calendar = fiscalCalendar(lineIndex.places.map(({ text }) => text));
  const rows = labelledRows(fields, lines, notation);
  return [...rows].flatMap(([field, row]) => toItems(arrays[field]!, row, { lineIndex, calendar }));
}

interface RowValue {
  readonly value: number;
  readonly isPercent: boolean;
  readonly span: Span;
  readonly left: number;
  readonly right: number;
}

interface RowColumn {
  readonly value: RowValue;
  readonly period: Period | null;
}

interface Row {
  readonly score: number;
  readonly columns: readonly RowColumn[];
  readonly scale: Said<number> | null;
}

/**
 * For each measure, the row whose label is most similar to its name; of equal ones the first, as statements come before their
 * notes. Its columns must have different periods; otherwise the table is about something else.
 */
function labelledRows(fields: readonly Field[], lines: readonly PageLine[], notation: Notation): Map<number, Row> {
  const finder = new LabelFinder(fields);
  const statements = fields.map(({ path }) => stemsOf(path.at(-2) ?? ""));
  const areRates = fields.map(({ path }) => RATE.test(path.at(-1) ?? ""));
  const byLine = lines.map((line) => namedBy(line, finder));
  const areTogether = togetherness(fields, lines, byLine);
  const best = new Map<number, Row>();
  for (const [index, line] of lines.entries()) {
    const named = [...byLine[index]!, ...namedUnder(lines, index, fields)];
    if (named.length === 0) continue;
    const { places, page } = line;
    const label = places[0]!;
    const head = headOf(lines, index);
    const better = named.flatMap(({ field, likeness }) => {
      const own = isNamedIn(head, statements[field]!) ? OWN_STATEMENT : 0;
      const score = likeness + own + TOGETHER * areTogether(field, page);
      return score > (best.get(field)?.score ?? 0) + MIN_LEAD ? [{ field, score }] : [];
    });
    if (better.length === 0) continue;
    const values = places.slice(1).flatMap((place) => readAmounts(place, notation).map(toRowValue));
    if (values.length < 2 || values.some(({ isPercent }) => isPercent !== values[0]!.isPercent)) continue;
    const fitting = better.filter(({ field }) => areRates[field] === values[0]!.isPercent);
    if (fitting.length === 0) continue;
    const header = headerOver(lines, index);
    const columns = withPeriods(values, columnPeriods(periodLines(header, line, notation), values));
    if (columns.length < 2 || repeats(columns)) continue;
    const scale = /per (?:\w+ )?share/iu.test(label.text) ? null : scaleOver(header);
    for (const { field, score } of fitting) {
      const read = isOutflow(fields[field]!, label.text) ? withoutDirection(columns) : columns;
      best.set(field, { score, columns: read, scale });
    }
  }
  return best;
}

/** For expenses, the name implies the sign that brackets around the values show. */
function isOutflow({ path, concepts }: Field, label: string): boolean {
  // In an "expense (benefit)" row, a value in brackets is the benefit.
  if (/\((?:benefit|income|gain|credit)\)/iu.test(label)) return false;
  return OUTFLOW.test(path.at(-1) ?? "") || concepts[0] === "capitalExpenditure";
}

function withoutDirection(columns: readonly RowColumn[]): readonly RowColumn[] {
  if (columns.some(({ value }) => value.value > 0)) return columns;
  return columns.map(({ value, period }) => ({ value: { ...value, value: Math.abs(value.value) }, period }));
}

/** Pairs values with their periods; if some have one, a value without is a change or a share. */
function withPeriods(values: readonly RowValue[], periods: readonly (Period | null)[]): RowColumn[] {
  const areDated = periods.filter((period) => period !== null).length > 1;
  return values
    .map((value, index) => ({ value, period: periods[index] ?? null }))
    .filter(({ period }) => !areDated || period !== null);
}

/** The stems of a name's words, without their endings: "balance_sheet", "Balance Sheets". */
function stemsOf(name: string): readonly string[] {
  return (name.toLowerCase().match(/[a-z]{3,}/gu) ?? []).map((word) => word.slice(0, 4));
}

/** The first lines of a row's page, which name its statement. */
function headOf(lines: readonly PageLine[], at: number): string {
  return headerOver(lines, at)
    .slice(0, LINES_OF_HEAD)
    .flatMap(({ places }) => places.map(({ text }) => text.toLowerCase()))
    .join(" ");
}

function isNamedIn(head: string, stems: readonly string[]): boolean {
  return stems.length > 0 && stems.every((stem) => head.includes(stem));
}

function toRowValue({ value, isPercent, place, from, to }: ReturnType<typeof readAmounts>[number]): RowValue {
  return {
    value,
    isPercent,
    span: { place, from, to },
    left: place.tokens[from]!.left,
    right: place.tokens[to - 1]!.right,
  };
}

function repeats(columns: readonly RowColumn[]): boolean {
  const known = columns.flatMap(({ period }) => (period === null ? [] : [`${period.months} ${period.end}`]));
  return new Set(known).size < known.length;
}

/** Lines above a row, up to the top of its page. */
function headerOver(lines: readonly PageLine[], at: number): PageLine[] {
  const { page } = lines[at]!;
  let first = at;
  while (first > 0 && lines[first - 1]!.page === page) first--;
  return lines.slice(first, at);
}

interface Surroundings {
  readonly lineIndex: LineIndex;
  readonly calendar: FiscalCalendar | null;
}

/** Items from a row and the headers of its columns; leaves without a value are omitted. */
function toItems({ path, leaves }: MeasureArray, row: Row, { lineIndex, calendar }: Surroundings): Filled[] {
  return row.columns.flatMap(({ value: read, period }, index) => {
    const unit = unitOf(read.span, read.isPercent, lineIndex);
    const valueFor = (name: string, node: SchemaNode): Said<unknown> | null => {
      if (isValue(name, node)) return { value: read.value, spans: [read.span] };
      if (isPeriod(name)) {
        return period === null ? null : { value: labelOf(period, calendar, node), spans: period.spans };
      }
      if (/^(?:unit|currency)$/iu.test(name)) return unit;
      return /scale|multiplier/iu.test(name) && !read.isPercent ? row.scale : null;
    };
    return leaves.flatMap(([name, node]) => {
      const said = valueFor(name, node);
      return said === null ? [] : [{ path: [...path, index, name], ...said, sureness: SURE, isMeasure: true }];
    });
  });
}

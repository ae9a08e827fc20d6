import { LabelFinder, type LabelMatch } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Filled } from "../result/filled.ts";
import type { Place } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import type { PageLine } from "./page-lines.ts";
import { type MarkList, toFilledMarks } from "./row-marks.ts";
import { sortOf } from "../sureness/value-sort.ts";
import type { ColumnSigns, TableRecord } from "./table-record.ts";

/** Sureness of the name of a group. */
const SURE = 0.9;
/** Minimum weight of the label of a group. */
const MIN_LABEL = 0.5;

/** An array within an array: rows under sub-headings. */
export interface Nesting {
  readonly path: readonly string[];
  /** Path of the inner array within an item of the outer one. */
  readonly inner: readonly string[];
  readonly innerFields: readonly Field[];
  readonly marks: MarkList | null;
  readonly outerFields: readonly Field[];
  readonly notation: Notation;
}

/** A value of an outer item, in the heading above its rows. */
interface HeadingValue {
  readonly field: Field;
  readonly value: unknown;
  readonly spans: readonly Span[];
}

/** A heading without a label has at most this many words. */
const LONGEST_HEADING = 6;

/** Groups rows under one sub-heading as the inner array of one outer item. */
export function groupRecords(records: readonly TableRecord[], nesting: Nesting): Filled[] {
  if (records.some((record) => namesGroup(record, nesting))) return groupByColumn(records, nesting);
  const finder = new LabelFinder(nesting.outerFields);
  const labelled = records.map(({ before }) => labelledHeading(before, finder, nesting));
  // If headings have labelled values, other lines between the rows are not headings.
  const headings = labelled.some((values) => values.length > 0)
    ? labelled
    : records.map(({ before }) => plainHeading(before, nesting));
  const filled: Filled[] = [];
  let outer = -1;
  let row = 0;
  for (const [index, record] of records.entries()) {
    const values = headings[index]!;
    if (outer < 0 || values.length > 0) {
      outer++;
      row = 0;
      for (const { field, value, spans } of values) {
        filled.push({ path: [...nesting.path, outer, ...field.path], value, spans, sureness: SURE });
      }
    }
    filled.push(...innerItem(record, [...nesting.path, outer, ...nesting.inner, row++], nesting));
  }
  return filled;
}

/** Fields of the outer item have indexes after those of the inner one. */
function namesGroup({ values }: TableRecord, { innerFields }: Nesting): boolean {
  return [...values.keys()].some((field) => field >= innerFields.length);
}

/** Groups rows by a column with the group's name, in each row or in the first one only. */
function groupByColumn(records: readonly TableRecord[], nesting: Nesting): Filled[] {
  const { path, inner, innerFields, outerFields } = nesting;
  const filled: Filled[] = [];
  let outer = -1;
  let row = 0;
  let said = "";
  for (const record of records) {
    const own = [...record.values].filter(([field]) => field >= innerFields.length);
    const key = JSON.stringify(own.map(([, { value }]) => value));
    if (outer < 0 || (own.length > 0 && key !== said)) {
      outer++;
      row = 0;
      said = key;
      for (const [field, { value, spans }] of own) {
        const name = outerFields[field - innerFields.length]!.path;
        filled.push({ path: [...path, outer, ...name], value, spans, sureness: SURE });
      }
    }
    filled.push(...innerItem(record, [...path, outer, ...inner, row++], nesting));
  }
  return filled;
}

/** Grouped rows that were read from lines are less often right. */
const READ_BY_LINES: ColumnSigns = { label: 0.5, fit: 0.9, labelled: 0.5, named: 0, byLines: 1, used: 0.7, summed: 0 };

function innerItem(
  { values, marks: found, columns }: TableRecord,
  path: readonly (string | number)[],
  { innerFields, marks }: Nesting,
): Filled[] {
  const item = [...values].flatMap(([field, { value, spans }]) => {
    const named = innerFields[field];
    if (named === undefined) return [];
    const signs = { ...(columns?.get(field) ?? READ_BY_LINES), manyLines: 0, contradicted: 0 };
    return [
      { path: [...path, ...named.path], value, spans, sureness: SURE, cell: { signs, sort: sortOf(named.kind) } },
    ];
  });
  return marks === null ? item : [...toFilledMarks(found, marks, path), ...item];
}

/** Values after the labels of outer fields, in the lines above a row. */
function labelledHeading(
  lines: readonly PageLine[],
  finder: LabelFinder,
  { outerFields, notation }: Nesting,
): HeadingValue[] {
  return lines.flatMap((line) => {
    const { place, origins } = joinLine(line);
    return labelsIn(line, place, finder).flatMap(({ field: index, end, weight, share }) => {
      const field = outerFields[index]!;
      if (weight * share < MIN_LABEL || end >= place.tokens.length) return [];
      const found = readHeading(place, end, field, notation);
      return found === null ? [] : [{ field, value: found.value, spans: spansOf(origins, found.from, found.to) }];
    });
  });
}

/** Labels of each place of a line by itself, and those that span several: "Age | Group :90-94". */
function labelsIn({ places }: PageLine, joined: Place, finder: LabelFinder): LabelMatch[] {
  let first = 0;
  const own = places.flatMap((place) => {
    const found = finder.findIn(place).map((match) => ({ ...match, end: match.end + first }));
    first += place.tokens.length;
    return found;
  });
  return own.length > 0 ? own : finder.findIn(joined);
}

function plainHeading(lines: readonly PageLine[], { outerFields, notation }: Nesting): HeadingValue[] {
  const field = outerFields[0];
  const line = lines.findLast(({ places }) => places.length === 1 && places[0]!.tokens.length <= LONGEST_HEADING);
  if (field === undefined || line === undefined) return [];
  const { place, origins } = joinLine(line);
  const found = readHeading(place, 0, field, notation);
  return found === null ? [] : [{ field, value: found.value, spans: spansOf(origins, found.from, found.to) }];
}

function readHeading(
  place: Place,
  from: number,
  field: Field,
  notation: Notation,
): { readonly value: unknown; readonly from: number; readonly to: number } | null {
  const to = endOfPart(place, from);
  const reading = takesAll(field.kind)
    ? READERS[field.kind](place, from, to, notation)
    : readFirst(READERS[field.kind], place, { from, to }, notation);
  if (reading === null) return null;
  const value = toValue(field, reading, spanText([{ place, from: reading.from, to: reading.to }]));
  return value === undefined ? null : { value, from: reading.from, to: reading.to };
}

/** A text ends at a wide gap in its line. */
function endOfPart({ tokens, size }: Place, from: number): number {
  let to = from + 1;
  while (to < tokens.length && tokens[to]!.left - tokens[to - 1]!.right < 2 * size) to++;
  return Math.min(to, tokens.length);
}

type Origin = { readonly place: Place; readonly at: number };

/** A line joined to one text, with the place of each of its words. */
function joinLine({ places }: PageLine): { readonly place: Place; readonly origins: readonly Origin[] } {
  const origins = places.flatMap((place) => place.tokens.map((_, at) => ({ place, at })));
  let word = -1;
  const tokens = origins.map(({ place, at }) => {
    const token = place.tokens[at]!;
    if (at === 0 || place.tokens[at - 1]!.word !== token.word) word++;
    return { ...token, word };
  });
  return { place: { ...places[0]!, tokens, text: places.map(({ text }) => text).join(" ") }, origins };
}

function spansOf(origins: readonly Origin[], from: number, to: number): Span[] {
  const spans: Span[] = [];
  for (const { place, at } of origins.slice(from, to)) {
    const last = spans.at(-1);
    if (last?.place === place) spans[spans.length - 1] = { ...last, to: at + 1 };
    else spans.push({ place, from: at, to: at + 1 });
  }
  return spans;
}

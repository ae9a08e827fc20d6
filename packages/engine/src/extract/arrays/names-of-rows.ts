/** Corrects names of rows that are article numbers, or that had no header. */
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Place } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { linesOfRows } from "./lines-of-rows.ts";
import { asksForName } from "./name-lines.ts";
import type { PageLine } from "./page-lines.ts";
import { type TableRecord, tidy } from "./table-record.ts";

/** A name contains a word. */
const WORD = /\p{L}{3}/u;
/** Minimum share of rows whose name has no word; fewer are a kind of their own. */
const MIN_NAMELESS = 0.6;
/** Minimum rows whose names begin with 1, 2, 3: two may begin with quantities. */
const MIN_NUMBERED = 3;
/** Minimum share of rows with words in the column of the names. */
const MIN_WITH_WORDS = 0.85;
/** Tolerance for left edges of one column, in letter heights. */
const SAME_EDGE = 0.6;

/** If the names of most rows have no word, takes the first column in which each row has words. A row that repeats the header of the names is dropped. */
export function withNames(records: readonly TableRecord[], fields: readonly Field[], lines: readonly PageLine[]): readonly TableRecord[] {
  const name = fields.findIndex(asksForName);
  if (name < 0) return records;
  const rows = records.filter((record) => record.values.size > 1 || !isHeader(record, name));
  const nameless = rows.filter((record) => !isWorded(record, name));
  if (nameless.length === 0) return withoutPositions(rows, fields[name]!, name);
  const ofRows = linesOfRows(rows, lines);
  const wordyOn = (index: number): Place[][] => ofRows.map((of, at) => (of[index]?.places ?? []).filter((place) => isFree(place, rows[at]!, name)));
  const found = nameless.length < MIN_NAMELESS * rows.length ? ownColumn(rows, ofRows, name) : [0, 1].map((index) => ({ index, edge: columnOfAll(wordyOn(index)) })).find(({ edge }) => edge !== null);
  if (found === undefined || found.edge === null) return rows;
  const { index, edge } = found;
  const wordy = wordyOn(index);
  return rows.map((record, at) => {
    const place = wordy[at]!.find((one) => isAt(one, edge));
    return place === undefined || isWorded(record, name) ? record : named(record, fields[name]!, name, { place, from: 0, to: place.tokens.length });
  });
} // prettier-ignore

// oxlint-disable-next-line max-params -- a record, and its name
function named(record: TableRecord, field: Field, name: number, span: Span): TableRecord {
  const text = tidy(spanText([span]));
  const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
  return value === undefined ? record : { ...record, values: new Map([...record.values, [name, { value, spans: [span] }]]) }; // prettier-ignore
}

interface NameColumn {
  readonly index: number;
  readonly edge: Place;
}

/** The line of a row, below its first one, and the edge on it where all names are that have words. */
function ownColumn(rows: readonly TableRecord[], ofRows: readonly (readonly PageLine[])[], name: number): NameColumn | undefined {
  const found = rows.flatMap((record, at): NameColumn[] => {
    const place = isWorded(record, name) ? record.values.get(name)?.spans[0]?.place : undefined;
    return place === undefined ? [] : [{ index: ofRows[at]!.findIndex(({ places }) => places.includes(place)), edge: place }];
  });
  const [first] = found;
  if (first === undefined || first.index < 1) return undefined;
  return found.every(({ index, edge }) => index === first.index && isAt(edge, first.edge)) ? first : undefined;
} // prettier-ignore

/** Cuts the running number off the names, where a row's number is in their cell. */
function withoutPositions(rows: readonly TableRecord[], field: Field, name: number): readonly TableRecord[] {
  const isNumbered = ({ values }: TableRecord, at: number): boolean => {
    const [span, next] = values.get(name)?.spans ?? [];
    return span !== undefined && (next !== undefined || span.to > span.from + 1) && new RegExp(`^${at + 1}[.)]?$`, "u").test(span.place.tokens[span.from]!.text);
  };
  if (rows.length < MIN_NUMBERED || !rows.every(isNumbered)) return rows;
  return rows.map((record) => {
    const [first, ...more] = record.values.get(name)!.spans as [Span, ...Span[]];
    const spans = [...(first.to > first.from + 1 ? [{ ...first, from: first.from + 1 }] : []), ...more];
    const text = tidy(spanText(spans));
    const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
    return value === undefined || !WORD.test(text) ? record : { ...record, values: new Map([...record.values, [name, { ...record.values.get(name)!, value, spans }]]) };
  });
} // prettier-ignore

function isWorded({ values }: TableRecord, name: number): boolean {
  const value = values.get(name)?.value;
  return typeof value === "string" && WORD.test(value);
}

/** Whether it is only the label of the names. */
function isHeader({ values }: TableRecord, name: number): boolean {
  const [span] = values.get(name)?.spans ?? [];
  if (span === undefined) return false;
  const keys = span.place.tokens.slice(span.from, span.to).flatMap((token) => token.keys);
  return conceptsNamed(keys).length > 0;
}

/** Words that are not another field's value. */
function isFree(place: Place, { values }: TableRecord, name: number): boolean {
  const isOthers = [...values].some(([field, { spans }]) => field !== name && spans.some((span) => span.place === place));
  return WORD.test(place.text) && !isOthers;
} // prettier-ignore

/** The leftmost edge at which nearly all rows have words: one may be cut by the end of a page. */
function columnOfAll(wordy: readonly (readonly Place[])[]): Place | null {
  const edges = wordy.flat().toSorted((a, b) => a.left - b.left);
  const has = (edge: Place): number => wordy.filter((places) => places.some((place) => isAt(place, edge))).length;
  return edges.find((edge) => has(edge) >= MIN_WITH_WORDS * wordy.length) ?? null;
}

function isAt(place: Place, edge: Place): boolean {
  return Math.abs(place.left - edge.left) <= SAME_EDGE * edge.size;
}

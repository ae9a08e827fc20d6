/** Corrects names of rows that are article numbers, or that had no header. */
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Place } from "../line-index/line-index.ts";
import { linesOfRows } from "./lines-of-rows.ts";
import { asksForName } from "./name-lines.ts";
import type { PageLine } from "./page-lines.ts";
import { type TableRecord, tidy } from "./table-record.ts";

/** A name contains a word. */
const WORD = /\p{L}{3}/u;
/** Minimum share of rows whose name has no word; fewer are a kind of their own. */
const MIN_NAMELESS = 0.6;
/** Tolerance for left edges of one column, in letter heights. */
const SAME_EDGE = 0.6;

/** If the names of most rows have no word, takes the first column in which each row has words. A row that repeats the header of the names is dropped. */
export function withNames(records: readonly TableRecord[], fields: readonly Field[], lines: readonly PageLine[]): readonly TableRecord[] {
  const name = fields.findIndex(asksForName);
  if (name < 0) return records;
  const rows = records.filter((record) => record.values.size > 1 || !isHeader(record, name));
  const nameless = rows.filter((record) => !isWorded(record, name));
  if (rows.length === 0 || nameless.length < MIN_NAMELESS * rows.length) return rows;
  const wordy = linesOfRows(rows, lines).map(([first], at) => (first?.places ?? []).filter((place) => isFree(place, rows[at]!, name)));
  const edge = columnOfAll(wordy);
  if (edge === null) return rows;
  return rows.map((record, at) => {
    const place = wordy[at]!.find((one) => isAt(one, edge));
    if (place === undefined || isWorded(record, name)) return record;
    const text = tidy(place.text);
    const value = toValue(fields[name]!, { value: text, from: 0, to: 0, fit: 1 }, text);
    if (value === undefined) return record;
    const spans = [{ place, from: 0, to: place.tokens.length }];
    return { ...record, values: new Map([...record.values, [name, { value, spans }]]) };
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

/** The leftmost edge at which all rows have words. */
function columnOfAll(wordy: readonly (readonly Place[])[]): Place | null {
  const edges = wordy[0]?.toSorted((a, b) => a.left - b.left) ?? [];
  return edges.find((edge) => wordy.every((places) => places.some((place) => isAt(place, edge)))) ?? null;
}

function isAt(place: Place, edge: Place): boolean {
  return Math.abs(place.left - edge.left) <= SAME_EDGE * edge.size;
}

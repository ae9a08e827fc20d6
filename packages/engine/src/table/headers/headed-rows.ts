import { charsOf } from "../../text/word.ts";
import { median } from "../../geometry/order.ts";
import { unionBoxes } from "../../geometry/box.ts";
import type { TrackCell, TrackRow } from "../columns/track-cell.ts";

// Shown by headed-tables.test.ts.

/** The row that names every column is the first, or is under a row of group names. */
const MAX_HEADERS = 2;
/** Maximum length, in chars, of column names and glossary terms, and minimum share of the terms that are as short. */
const LONGEST_NAME = 36;
const MIN_SHORT = 0.8;
/** Texts that continue, or end like sentences; names may also be abbreviated. */
const ENDING = /[,;]$|\p{Ll}{4}\.$/u;
/** Maximum distance of an edge or middle of a name from that of the texts below it, in points or as a share of their width. */
const NAME_ALIGNMENT = 3.5;
const OFF_MIDDLE = 0.08;
/** Minimum number of rows under the header, and minimum share of them with a term and a text. */
const MIN_ENTRIES = 3;
const MIN_WHOLE = 0.8;

/** Whether one of the first rows names each column, except perhaps the first, above its texts. A running head is not aligned with them. */
export function nameColumns(rows: readonly TrackRow[], columns: number): boolean {
  return rows.slice(0, columns > 2 ? MAX_HEADERS : 1).some(({ cells }, at) => {
    const isNamed = cells.length === columns || (columns > 2 && cells.length === columns - 1 && cells[0]!.column === 1);
    return isNamed && cells.every((cell) => isName(cell, rows.slice(at + 1)));
  });
}

function isName({ column, columnSpan, words }: TrackCell, rows: readonly TrackRow[]): boolean {
  if (columnSpan > 1 || charsOf(words) > LONGEST_NAME || !words.some(({ text }) => /\p{L}/u.test(text))) return false;
  if (ENDING.test(words.at(-1)!.text)) return false;
  const texts = rows.flatMap(({ cells }) =>
    cells.filter((cell) => cell.column === column && cell.columnSpan === 1).map((cell) => unionBoxes(cell.words)),
  );
  if (texts.length === 0) return false;
  const { left, right } = unionBoxes(words);
  const all = unionBoxes(texts);
  const off = Math.abs((left + right - all.left - all.right) / 2);
  return (
    Math.abs(left - median(texts.map((text) => text.left))) <= NAME_ALIGNMENT ||
    Math.abs(right - median(texts.map((text) => text.right))) <= NAME_ALIGNMENT ||
    off <= Math.max(NAME_ALIGNMENT, OFF_MIDDLE * (all.right - all.left))
  );
}

/** Whether rows are terms with their texts, as in a glossary under a header. */
export function areEntries(rows: readonly TrackRow[]): boolean {
  const entries = rows.slice(1);
  const terms = entries.filter(({ cells: [term] }) => term!.column === 0 && charsOf(term!.words) <= LONGEST_NAME);
  const whole = terms.filter(({ cells }) => cells.length === 2);
  return (
    entries.length >= MIN_ENTRIES &&
    terms.length >= MIN_SHORT * entries.length &&
    whole.length >= MIN_WHOLE * entries.length
  );
}

import { isIndexEntry } from "../../text/index-entries.ts";
import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-tabular.test.ts.

/** Minimum number of page numbers of a contents page, without leaders and with them, and maximum number of further lists on it. */
const MIN_PAGES = 4;
const MIN_LED = 3;
const MAX_LISTS = 2;
/** Dot leaders before a page number, as separate words or attached to it. */
const LEADERS = /^(?:[.·…]{4,}|[.·…]+$)/u;
/** Minimum share of the texts of an index that end in page numbers; the others are letters of the alphabet and wrapped lines. */
const MIN_ENTRIES = 0.7;

/** Whether rows are titles with page numbers at the end of their lines, as on a contents page. */
export function isContents(rows: readonly TrackRow[], columns: number): boolean {
  const isLed = rows.some(({ cells }) => cells.some(({ words }) => words.some(({ text }) => LEADERS.test(text))));
  if (columns > 3 && !isLed) return false;
  const numbers: number[] = [];
  for (const { cells } of rows) {
    const { column, words } = cells.at(-1)!;
    const texts = words.map(({ text }) => text.replace(LEADERS, "")).filter((text) => text !== "");
    // The last column of a table has a header; on a contents page it has only numbers.
    if (column === columns - 1 && !texts.every((text) => /^(?:\d+|[ivxlc]+)$/i.test(text))) return false;
    if (column > 0 && /^\d{1,4}$/.test(texts.at(-1) ?? "")) numbers.push(Number(texts.at(-1)));
  }
  if (numbers.length < (isLed ? MIN_LED : MIN_PAGES) || numbers.length < 0.6 * rows.length) return false;
  const falls = numbers.filter((number, index) => index > 0 && number < numbers[index - 1]!).length;
  // Page numbers begin again in a list of figures or tables.
  return falls <= (isLed && columns <= 3 ? MAX_LISTS : 0);
}

/** Whether rows are words with the pages where they occur, in several columns. */
export function isIndex(rows: readonly TrackRow[]): boolean {
  let texts = 0;
  let entries = 0;
  for (const { cells } of rows) {
    for (const { words } of cells) {
      texts++;
      if (isIndexEntry(words)) entries++;
    }
  }
  return entries >= MIN_ENTRIES * texts;
}

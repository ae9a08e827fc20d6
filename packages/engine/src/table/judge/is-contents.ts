import { isIndexEntry } from "../../text/index-entries.ts";
import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-tabular.test.ts.

/** Page numbers that show a contents page, without leaders and with, and the lists that may follow it. */
const MIN_PAGES = 4;
const MIN_LED = 3;
const MAX_LISTS = 2;
/** Dots that lead to a page number, in words of their own or before it. */
const LEADERS = /^(?:[.·…]{4,}|[.·…]+$)/u;
/** Share of the texts of an index that end in page numbers; the rest are letters of the alphabet and wrapped lines. */
const MIN_ENTRIES = 0.7;

/** Titles of contents pages and the page numbers that end their lines. */
export function isContents(rows: readonly TrackRow[], columns: number): boolean {
  const isLed = rows.some(({ cells }) => cells.some(({ words }) => words.some(({ text }) => LEADERS.test(text))));
  if (columns > 3 && !isLed) return false;
  const numbers: number[] = [];
  for (const { cells } of rows) {
    const { column, words } = cells.at(-1)!;
    const texts = words.map(({ text }) => text.replace(LEADERS, "")).filter((text) => text !== "");
    // A table's last column has a header; a contents page has nothing but numbers there.
    if (column === columns - 1 && !texts.every((text) => /^(?:\d+|[ivxlc]+)$/i.test(text))) return false;
    if (column > 0 && /^\d{1,4}$/.test(texts.at(-1) ?? "")) numbers.push(Number(texts.at(-1)));
  }
  if (numbers.length < (isLed ? MIN_LED : MIN_PAGES) || numbers.length < 0.6 * rows.length) return false;
  const falls = numbers.filter((number, index) => index > 0 && number < numbers[index - 1]!).length;
  // A list of figures, or of tables, begins again.
  return falls <= (isLed && columns <= 3 ? MAX_LISTS : 0);
}

/** Words with the pages where they occur, in several columns. */
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

import type { Line } from "../../text/runs-to-lines.ts";
import { columnOf, type Tracks } from "../columns/tracks.ts";
import { findTracks } from "../columns/find-tracks.ts";
import { fullestLines } from "../columns/fullest-lines.ts";
import { LONGEST_CELL } from "../columns/track-cell.ts";
import { hasWideGap } from "../columns/line-gaps.ts";
import { beginsColumns } from "./begun-columns.ts";
import { isTableCaption } from "./table-caption.ts";

// Shown by statements.test.ts.

/** A header is this close over the next line, in font sizes; and there are two or three rows of them. */
const FARTHEST_HEADER = 2.2;
const MAX_HEADERS = 3;
/** Of the size of its rows; a larger text heads what follows it. */
const LARGEST = 1.3;
const MIN_TITLE = 1.1;
/** A text of one line; names end in a stop where they are abbreviated. */
const SENTENCE = /[\p{Ll}\p{Lo}][.:。]$/u;
const LONGEST_NAME = 36;
/** Rows of two columns that are a table without a header. */
const MIN_BODY = 4;
/** Leading of paragraphs. */
const WIDEST_TEXT_LEADING = 1.7;
/** Share of the columns but the first that a line of headers names. */
const MIN_NAMED_COLUMNS = 0.7;
/** A name over the last column may be so much longer than its entries, in font sizes. */
const OVERHANG = 4;
/** Edges of text of one width agree this closely. */
const TEXT_ALIGNMENT = 2;

/**
 * How many lines above the first line of several cells are headers: a text over some columns has no gap in it, and names of
 * narrow columns are as close as words.
 */
export function headersAbove(lines: readonly Line[], from: number, last: number, least: number): number {
  const first = lines[from]!;
  const isNear = (upper: Line | undefined, lower: Line): boolean =>
    upper !== undefined &&
    upper.size <= LARGEST * first.size &&
    lower.baseline - upper.baseline <= FARTHEST_HEADER * upper.size;
  if (from <= least || last === from || !isNear(lines[from - 1], first)) return 0;
  // Above most candidates is a paragraph, which needs no columns to be recognised.
  if (!mayBeHeader(lines[from - 1]!, lines[from - 2])) return 0;
  const body = lines.slice(from, last + 1).filter((line) => hasWideGap(line));
  const tracks = findTracks(fullestLines(body), first.size, body);
  // Of two columns a line more would make a table of what is none yet.
  const isSure = tracks.separators.length > 1 || body.length >= MIN_BODY;
  let count = 0;
  while (
    from - count > least &&
    count < MAX_HEADERS &&
    isNear(lines[from - count - 1], lines[from - count]!) &&
    isSure &&
    mayBeHeader(lines[from - count - 1]!, lines[from - count - 2]) &&
    !isTitle(lines[from - count - 1]!, first.size) &&
    isHeader(lines[from - count - 1]!, tracks)
  ) {
    count++;
  }
  return count;
}

/** False for a line that is no header wherever the columns are. */
function mayBeHeader(line: Line, above: Line | undefined): boolean {
  if (line.text.length > LONGEST_CELL || isTableCaption(line) || endsText(line, above)) return false;
  return line.text.length <= LONGEST_NAME || !SENTENCE.test(line.text);
}

/** True for the line that ends a paragraph or a caption: at one edge or the middle of the longer one close above it. */
function endsText(line: Line, above: Line | undefined): boolean {
  if (above === undefined || line.baseline - above.baseline > WIDEST_TEXT_LEADING * line.size) return false;
  if (above.right - above.left < line.right - line.left) return false;
  const sides = [above.left - line.left, above.right - line.right];
  return [...sides, (sides[0]! + sides[1]!) / 2].some((off) => Math.abs(off) <= TEXT_ALIGNMENT);
}

/** True for one text that is larger than the rows: a heading over the table, however its words fall on the columns. */
function isTitle(line: Line, size: number): boolean {
  return line.size > MIN_TITLE * size && !hasWideGap(line);
}

/** True for a text that is over all columns but the first, or texts in most columns, across none of the white between. */
function isHeader(line: Line, tracks: Tracks): boolean {
  if (beginsColumns(line, tracks)) return true;
  const { left, right, separators } = tracks;
  const [first] = separators;
  if (first === undefined) return false;
  if (line.left < left - line.size || line.right > right + OVERHANG * line.size) return false;
  if (separators.length > 1) {
    const isBeside = line.toLeft ? line.right <= separators.at(-1)!.end : line.left >= first.start;
    // A title is over the middle of the whole table.
    const isTitle = Math.abs(line.left + line.right - left - right) <= 2 * TEXT_ALIGNMENT && !hasWideGap(line);
    if (isBeside && !isTitle) return true;
  }
  const filled = new Set<number>();
  for (const word of line.words) {
    if (separators.some(({ start, end }) => word.left < start && word.right > end)) return false;
    filled.add(columnOf(word, { separators }));
  }
  return filled.size >= Math.max(2, MIN_NAMED_COLUMNS * separators.length);
}

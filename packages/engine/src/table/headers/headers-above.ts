import type { Line } from "../../text/runs-to-lines.ts";
import { columnOf, type Tracks } from "../columns/tracks.ts";
import { findTracks } from "../columns/find-tracks.ts";
import { fullestLines } from "../columns/fullest-lines.ts";
import { LONGEST_CELL } from "../columns/track-cell.ts";
import { hasWideGap } from "../columns/line-gaps.ts";
import { beginsColumns } from "./begun-columns.ts";
import { isTableCaption } from "./table-caption.ts";

// Shown by statements.test.ts.

/** Maximum distance of a header from the next line, in font sizes, and maximum number of header rows. */
const FARTHEST_HEADER = 2.2;
const MAX_HEADERS = 3;
/** Maximum size of a header relative to its rows; a larger text is the heading of what follows. */
const LARGEST = 1.3;
const MIN_TITLE = 1.1;
/** A sentence; names end in a full stop if they are abbreviated. */
const SENTENCE = /[\p{Ll}\p{Lo}][.:。]$/u;
const LONGEST_NAME = 36;
/** Minimum number of rows for a table of two columns without a header. */
const MIN_BODY = 4;
/** Maximum leading of paragraphs. */
const WIDEST_TEXT_LEADING = 1.7;
/** Minimum share of the columns, without the first, that a line of headers names. */
const MIN_NAMED_COLUMNS = 0.7;
/** Maximum distance by which the name of the last column extends past its entries, in font sizes. */
const OVERHANG = 4;
/** Maximum difference between edges of text of one width. */
const TEXT_ALIGNMENT = 2;

/**
 * Counts the header lines above the first line of several cells: a text over several columns has no gap, and names of narrow columns are as close as
 * words.
 */
export function headersAbove(lines: readonly Line[], from: number, last: number, least: number): number {
  const first = lines[from]!;
  const isNear = (upper: Line | undefined, lower: Line): boolean =>
    upper !== undefined &&
    upper.size <= LARGEST * first.size &&
    lower.baseline - upper.baseline <= FARTHEST_HEADER * upper.size;
  if (from <= least || last === from || !isNear(lines[from - 1], first)) return 0;
  // Most candidates have a paragraph above them, which is recognised without columns.
  if (!mayBeHeader(lines[from - 1]!, lines[from - 2])) return 0;
  const body = lines.slice(from, last + 1).filter((line) => hasWideGap(line));
  const tracks = findTracks(fullestLines(body), first.size, body);
  // With two columns, another line would make a table of what is not yet one.
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

/** Whether a line may be a header at all, wherever the columns are. */
function mayBeHeader(line: Line, above: Line | undefined): boolean {
  if (line.text.length > LONGEST_CELL || isTableCaption(line) || endsText(line, above)) return false;
  return line.text.length <= LONGEST_NAME || !SENTENCE.test(line.text);
}

/** Whether a line ends a paragraph or caption: it is at an edge or the middle of a longer line close above it. */
function endsText(line: Line, above: Line | undefined): boolean {
  if (above === undefined || line.baseline - above.baseline > WIDEST_TEXT_LEADING * line.size) return false;
  if (above.right - above.left < line.right - line.left) return false;
  const sides = [above.left - line.left, above.right - line.right];
  return [...sides, (sides[0]! + sides[1]!) / 2].some((off) => Math.abs(off) <= TEXT_ALIGNMENT);
}

/** Whether a line is one text larger than the rows: the title of the table, however its words are distributed over the columns. */
function isTitle(line: Line, size: number): boolean {
  return line.size > MIN_TITLE * size && !hasWideGap(line);
}

/** Whether a line is a text over all columns but the first, or several texts in most columns, without crossing the white space between them. */
function isHeader(line: Line, tracks: Tracks): boolean {
  if (beginsColumns(line, tracks)) return true;
  const { left, right, separators } = tracks;
  const [first] = separators;
  if (first === undefined) return false;
  if (line.left < left - line.size || line.right > right + OVERHANG * line.size) return false;
  if (separators.length > 1) {
    const isOverColumns = line.toLeft ? line.right <= separators.at(-1)!.end : line.left >= first.start;
    // A title is centred above the whole table.
    const isTitle = Math.abs(line.left + line.right - left - right) <= 2 * TEXT_ALIGNMENT && !hasWideGap(line);
    if (isOverColumns && !isTitle) return true;
  }
  const filled = new Set<number>();
  for (const word of line.words) {
    if (separators.some(({ start, end }) => word.left < start && word.right > end)) return false;
    filled.add(columnOf(word, { separators }));
  }
  return filled.size >= Math.max(2, MIN_NAMED_COLUMNS * separators.length);
}

import type { Line } from "../../text/runs-to-lines.ts";
import { byLeft } from "../../geometry/order.ts";
import { unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { Tracks } from "../columns/tracks.ts";
import { TOUCHING } from "../columns/line-gaps.ts";
import type { LineCell } from "../columns/track-cell.ts";

// Shown by headers-in-order.test.ts.

/** Maximum number of header rows; names of columns are in one of the first lines. */
const MAX_HEADERS = 3;
const MIN_TEXTS = 3;
/** Minimum number of rows below, which show the columns. */
const MIN_ROWS = 3;
/** Minimum share of the lines below the header with text in a column; otherwise only the header makes it a column. */
const MIN_FILLED = 0.05;

/**
 * Assigns the texts of a header to the columns in order, if there are equally many. Spreadsheets align names left and numbers right, so a name may be
 * above the white space next to its numbers, or above the numbers of the previous column. Columns that only such names seemed to fill are dropped.
 * Null if there is no header.
 */
export function placeHeaders(tracks: Tracks, lines: readonly Line[]): Tracks | null {
  for (let at = 0; at < MAX_HEADERS && lines.length - at > MIN_ROWS; at++) {
    const texts = textsOf(lines[at]!);
    if (texts.some(isValue)) break;
    if (texts.length < MIN_TEXTS) continue;
    const placed = placeHeader(lines[at]!, texts, lines.slice(at + 1), tracks);
    if (placed !== null) return placed;
  }
  return null;
}

/** Places one header; null if it has another number of texts than the lines below it have columns, or if each is already in its own column. */
function placeHeader(
  header: Line,
  texts: readonly (readonly Word[])[],
  below: readonly Line[],
  tracks: Tracks,
): Tracks | null {
  const columns = tracks.separators.length + 1;
  const filled = Array.from({ length: columns }, () => 0);
  for (const line of below) for (const { column } of tracks.cellsOf(line)) filled[column]!++;
  const body = filled.flatMap((count, column) => (count > MIN_FILLED * below.length ? [column] : []));
  // The header of the first column is often omitted.
  const isAdjacent =
    texts.length === body.length - 1 && !header.toLeft && unionBoxes(texts[0]!).left > endOfFirst(tracks, below);
  if (texts.length !== body.length && !isAdjacent) return null;
  if (body.length === columns && tracks.cellsOf(header).length === texts.length) return null;
  const separators = body.slice(1).map((column, index) => ({
    start: tracks.separators[body[index]!]!.start,
    end: tracks.separators[column - 1]!.end,
  }));
  const cells = texts.map((words, index): LineCell => ({
    column: index + (isAdjacent ? 1 : 0),
    columnSpan: 1,
    words,
    box: unionBoxes(words),
  }));
  const { left, right } = tracks;
  return new Tracks({ left, right, separators, placed: new Map([[header, cells]]) });
}

/** Returns where the texts of the first column end. */
function endOfFirst(tracks: Tracks, lines: readonly Line[]): number {
  let end = tracks.left;
  for (const line of lines) {
    const [first] = tracks.cellsOf(line);
    if (first!.column === 0 && first!.columnSpan === 1) end = Math.max(end, first!.box.right);
  }
  return end;
}

function textsOf(line: Line): Word[][] {
  const texts: Word[][] = [];
  let reach = -Infinity;
  for (const word of byLeft(line.words)) {
    if (word.left - reach >= TOUCHING * line.size) texts.push([]);
    texts.at(-1)!.push(word);
    reach = word.right;
  }
  return texts;
}

/** Whether words are a value; years and numbers in brackets are names. */
function isValue(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join("");
  return /^[^\p{L}([]*\d/u.test(text) && !/\p{L}/u.test(text) && !/^(?:19|20)\d\d(?:[-–/]\d\d)?$/.test(text);
}

import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import { isInside } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import type { Word } from "../../text/word.ts";
import { partsOf, wordsToRuns } from "../../text/words-to-runs.ts";
import { tableFromLines } from "./borderless-tables.ts";
import { columnOf, Tracks } from "../columns/tracks.ts";
import { findTracks } from "../columns/find-tracks.ts";
import { LONGEST_CELL } from "../columns/track-cell.ts";
import { hasWideGap, textStarts } from "../columns/line-gaps.ts";
import { joinSplitColumns } from "../columns/join-split-columns.ts";
import type { FoundTable, TableInput } from "../found-table.ts";
import { findShadedBands, type ShadedBands } from "./shaded-bands.ts";
import { isTableCaption } from "../headers/table-caption.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by shaded-tables.test.ts.

/** Text hangs over the sides of its row by rounding alone. */
const OVERHANG = 3;
/** Lines of the white rows above the first shaded row and below the last stand at most this many sizes apart. */
const FARTHEST = 2.8;
/** A white row below stands no further from the shaded row over it than these from each other, but for rounding. */
const FARTHEST_ROW = 1.3;
/** Above the first shaded row stand a header of some lines and one row. */
const MOST_LINES = 12;

/** Texts of one cell begin this exactly at one place. */
const SAME_LEFT = 2;
/** Share of the lines in shaded rows that hold several cells; boxes under each other hold text, and lists with wide indents. */
const LEAST_PARTED = 0.34;

/** Finds tables that shade every other row: the sides of the shading part rows, and its cells part columns. */
export function findShadedTables(input: TableInput): FoundTable[] {
  const found: FoundTable[] = [];
  for (const shaded of findShadedBands(input.fills, input.rules)) {
    const table = fromBands(shaded, input);
    // Two groups of bands with white rows between them reach over each other, and are one table.
    if (table !== null && !found.some((other) => isInside(table.piece, other.piece))) found.push(table);
  }
  return found;
}

function fromBands(shaded: ShadedBands, input: TableInput): FoundTable | null {
  const { left, right } = shaded;
  const rules = shaded.bands.flatMap((band) => [band.top, band.bottom]);
  const within = linesOf(wordsInside(input.words, shaded));
  const several = within.filter((line) => hasWideGap(line));
  if (several.length < 2 || several.length < LEAST_PARTED * countRows(within, several, shaded)) return null;
  if (!several.some((line) => isOnBand(line, shaded))) return null;
  if (within.some((line) => line.left < left - OVERHANG || line.right > right + OVERHANG)) return null;
  const drawn: Tracks = new Tracks({ left, right, separators: shaded.borders.map((at) => ({ start: at, end: at })) });
  const tracks =
    shaded.borders.length > 0 && fillColumns(within, drawn)
      ? drawn
      : joinSplitColumns(findTracks(several, median(within.map((line) => line.size))), within);
  if (tracks.separators.length === 0) return null;
  const above = linesOf(input.words.filter((word) => isBeside(word, shaded) && middle(word) < shaded.top));
  const below = linesOf(input.words.filter((word) => isBeside(word, shaded) && middle(word) > shaded.bottom));
  const lines = [
    ...rowsNext(above.toReversed(), within[0]!, shaded, tracks).reverse(),
    ...within,
    ...rowsNext(below, within.at(-1)!, shaded, tracks),
  ];
  const piece = tableFromLines(lines, { rules, captioned: false, everyRow: true, tracks }, input);
  return piece === null
    ? null
    : { piece: { ...piece, left, right }, words: new Set(lines.flatMap((line) => line.words.flatMap(partsOf))) };
}

/** False for all rows of a table that shades but the headings of their groups: others find it. */
function isOnBand({ baseline }: Line, { bands }: ShadedBands): boolean {
  return bands.some(({ top, bottom }) => baseline > top && baseline < bottom);
}

/**
 * True where each column holds a text. Filings set currency signs, amounts, closing brackets and the white between columns
 * into cells of their own.
 */
function fillColumns(lines: readonly Line[], tracks: Tracks): boolean {
  const filled = new Set<number>();
  for (const { words } of lines) {
    for (const word of words) if (/[\p{L}\p{N}]/u.test(word.text)) filled.add(columnOf(word, tracks));
  }
  return filled.size > tracks.separators.length;
}

/** How many rows the lines are at most: below the start of a later cell stands more of its text, and in a shaded row of one such line, of any cell. */
function countRows(within: readonly Line[], several: readonly Line[], { bands }: ShadedBands): number {
  const starts = several.flatMap((line) => textStarts(line).slice(1));
  const first = Math.min(...starts);
  const areRows = bands.every(
    ({ top, bottom }) => several.filter(({ baseline }) => baseline > top && baseline < bottom).length <= 1,
  );
  const goesOn = ({ left, right }: Line): boolean =>
    (areRows && right <= first) || starts.some((start) => Math.abs(start - left) <= SAME_LEFT);
  return within.filter((line) => several.includes(line) || !goesOn(line)).length;
}

/** The lines that go on with the columns, away from the shaded rows; a text across columns is no row. */
function rowsNext(lines: readonly Line[], edge: Line, { left, right, bands }: ShadedBands, tracks: Tracks): Line[] {
  const rows: Line[] = [];
  // A shaded and a white row; shaded rows that touch say less.
  const pitch = Math.max(...bands.slice(1).map((band, index) => band.top - bands[index]!.top)) / 2;
  let sure = 0;
  let from = edge;
  for (const line of lines.slice(0, MOST_LINES)) {
    const apart = Math.abs(line.baseline - from.baseline);
    if (apart > FARTHEST * Math.max(line.size, from.size)) break;
    if (line.baseline > from.baseline && apart > FARTHEST_ROW * Math.max(pitch, line.size)) break;
    if (isTableCaption(line) || line.left < left - OVERHANG || line.right > right + OVERHANG) break;
    const cells = tracks.cellsOf(line);
    if (cells.length < 2 && cells[0]!.columnSpan > 1) break;
    // Lines of columns of text cross the columns of the table more than once.
    if (cells.filter(({ columnSpan }) => columnSpan > 1).length > 1 && line.text.length > LONGEST_CELL) break;
    rows.push(line);
    // A single text in the first column may be a heading or a note; one in another column belongs to a row.
    if (cells.length > 1 || cells[0]!.column > 0) sure = rows.length;
    from = line;
  }
  return rows.slice(0, sure);
}

function linesOf(words: readonly Word[]): readonly Line[] {
  return runsToLines(wordsToRuns(words));
}

function isBeside(word: Word, { left, right }: ShadedBands): boolean {
  return word.right > left && word.left < right;
}

function middle({ top, bottom }: Word): number {
  return (top + bottom) / 2;
}

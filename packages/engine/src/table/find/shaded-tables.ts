import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import { type Box, isInside } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import type { Word } from "../../text/word.ts";
import { partsOf, wordsToRuns } from "../../text/words-to-runs.ts";
import { tableFromLines } from "./borderless-tables.ts";
import type { Tracks } from "../columns/tracks.ts";
import { drawnColumns } from "../columns/drawn-columns.ts";
import { findTracks } from "../columns/find-tracks.ts";
import { type LineCell, LONGEST_CELL } from "../columns/track-cell.ts";
import { hasWideGap, textStarts } from "../columns/line-gaps.ts";
import { joinSplitColumns } from "../columns/join-split-columns.ts";
import type { FoundTable, TableInput } from "../found-table.ts";
import { findShadedBands, type ShadedBands } from "./shaded-bands.ts";
import { isTableCaption } from "../headers/table-caption.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by shaded-tables.test.ts.

/** Maximum distance by which text extends past the sides of its row, because of rounding. */
const OVERHANG = 3;
/** Maximum distance, in font sizes, of lines of the white rows above the first shaded row and below the last. */
const FARTHEST = 2.8;
/** Maximum distance if a rule between header and rows connects them. */
const FARTHEST_RULED = 4.5;
const THICKEST = 3;
const NARROWEST = 0.05;
/** Maximum distance of a header's middle from that of its columns, in points, apart from the white space at their sides. */
const SAME_MIDDLE = 5;
/** Maximum ratio of the distance of a white row below the last shaded row to the distance between shaded rows. */
const FARTHEST_ROW = 1.3;
/** Maximum number of lines above the first shaded row: a header of several lines and one row. */
const MAX_LINES = 12;

/** Maximum difference between starts of texts in one cell. */
const SAME_LEFT = 2;
/** Minimum share of the lines in shaded rows with several cells; boxes under each other contain text, and lists with wide indents. */
const MIN_PARTED = 0.34;

/** Finds tables that shade every other row: the sides of the shading separate rows, and its cells separate columns. */
export function findShadedTables(input: TableInput): FoundTable[] {
  const found: FoundTable[] = [];
  for (const shaded of findShadedBands(input.fills, input.rules)) {
    const table = fromBands(shaded, input, found);
    // Two groups of bands with white rows between them overlap, and are one table.
    if (table !== null && !found.some((other) => isInside(table.piece, other.piece))) found.push(table);
  }
  return found;
}

/** @param found - tables whose rows are not headers of this one */
function fromBands(shaded: ShadedBands, input: TableInput, found: readonly FoundTable[]): FoundTable | null {
  const { left, right } = shaded;
  const rules = shaded.bands.flatMap((band) => [band.top, band.bottom]);
  const within = linesOf(wordsInside(input.words, shaded));
  const several = within.filter((line) => hasWideGap(line));
  if (several.length < 2 || several.length < MIN_PARTED * countRows(within, several, shaded)) return null;
  if (!several.some((line) => isOnBand(line, shaded))) return null;
  if (within.some((line) => line.left < left - OVERHANG || line.right > right + OVERHANG)) return null;
  const tracks =
    drawnColumns(within, shaded) ??
    joinSplitColumns(findTracks(several, median(within.map((line) => line.size))), within);
  if (tracks.separators.length === 0) return null;
  const isAbove = (word: Word): boolean =>
    isInBands(word, shaded) && middle(word) < shaded.top && !found.some(({ words }) => words.has(word));
  const above = linesOf(input.words.filter(isAbove));
  const below = linesOf(input.words.filter((word) => isInBands(word, shaded) && middle(word) > shaded.bottom));
  const lines = [
    ...rowsNext(above.toReversed(), within[0]!, shaded, tracks, input.rules).reverse(),
    ...within,
    ...rowsNext(below, within.at(-1)!, shaded, tracks),
  ];
  const piece = tableFromLines(lines, { rules, captioned: false, everyRow: true, tracks }, input);
  return piece === null
    ? null
    : { piece: { ...piece, left, right }, words: new Set(lines.flatMap((line) => line.words.flatMap(partsOf))) };
}

/** Whether a line is on a band; false for all rows of a table that shades only the headings of its groups, which other finders handle. */
function isOnBand({ baseline }: Line, { bands }: ShadedBands): boolean {
  return bands.some(({ top, bottom }) => baseline > top && baseline < bottom);
}

/**
 * Returns the maximum number of rows in the lines. A line below the start of a later cell is more of its text; in a shaded row with one such line, so
 * is a line below any cell.
 */
function countRows(within: readonly Line[], several: readonly Line[], { bands }: ShadedBands): number {
  const starts = several.flatMap((line) => textStarts(line).slice(1));
  const first = Math.min(...starts);
  const areRows = bands.every(
    ({ top, bottom }) => several.filter(({ baseline }) => baseline > top && baseline < bottom).length <= 1,
  );
  const isOfColumns = ({ left, right }: Line): boolean =>
    (areRows && right <= first) || starts.some((start) => Math.abs(start - left) <= SAME_LEFT);
  return within.filter((line) => several.includes(line) || !isOfColumns(line)).length;
}

/** Returns the lines that continue in the columns, outside the shaded rows. */
function rowsNext(
  lines: readonly Line[],
  edge: Line,
  shaded: ShadedBands,
  tracks: Tracks,
  rules: readonly Box[] = [],
): Line[] {
  const rows: Line[] = [];
  const { bands } = shaded;
  // The height of a shaded and a white row; adjacent shaded rows are less certain.
  const pitch = Math.max(...bands.slice(1).map((band, index) => band.top - bands[index]!.top)) / 2;
  let sure = 0;
  let from = edge;
  for (const line of lines.slice(0, MAX_LINES)) {
    const apart = Math.abs(line.baseline - from.baseline);
    const farthest = rules.some((rule) => isBetween(rule, line, from, tracks)) ? FARTHEST_RULED : FARTHEST;
    if (apart > farthest * Math.max(line.size, from.size)) break;
    if (line.baseline > from.baseline && apart > FARTHEST_ROW * Math.max(pitch, line.size)) break;
    if (isNoRow(line, line.baseline < edge.baseline, shaded, tracks)) break;
    rows.push(line);
    const [first, ...others] = tracks.cellsOf(line);
    // A single text in the first column may be a heading or a note; in another column it belongs to a row.
    if (others.length > 0 || first!.column > 0) sure = rows.length;
    from = line;
  }
  return rows.slice(0, sure);
}

/** Whether a line is a caption, a title or text across columns. Text centred above the columns that it names is a header instead. */
function isNoRow(line: Line, isAbove: boolean, { left, right }: ShadedBands, tracks: Tracks): boolean {
  if (isTableCaption(line) || line.left < left - OVERHANG || line.right > right + OVERHANG) return true;
  const cells = tracks.cellsOf(line);
  const wide = cells.filter((cell) => cell.columnSpan > 1 && !namesColumns(cell, tracks));
  // Lines in columns of text cross the columns of the table more than once.
  if (cells.length > 1) return wide.length > 1 && line.text.length > LONGEST_CELL;
  if (!isAbove) return cells[0]!.columnSpan > 1;
  return !namesColumns(cells[0]!, tracks) && (wide.length > 0 || isCentredOver(line, { left, right }));
}

/** Whether a rule is under a header, as wide as one or several columns. */
function isBetween(rule: Box, line: Line, below: Line, { left, right }: Tracks): boolean {
  return (
    rule.bottom - rule.top <= THICKEST &&
    rule.top > line.baseline &&
    rule.bottom < below.baseline &&
    rule.left >= left - OVERHANG &&
    rule.right <= right + OVERHANG &&
    rule.right - rule.left > NARROWEST * (right - left)
  );
}

/** Whether a cell is a header above all columns of values, or centred above some of them. */
function namesColumns({ column, columnSpan, box }: LineCell, { left, right, separators }: Tracks): boolean {
  if (column === 0) return false;
  const start = (at: number): number => (at === 0 ? left : separators[at - 1]!.end);
  const end = (at: number): number => (at === separators.length ? right : separators[at]!.start);
  return (
    isCentredOver(box, { left: start(1), right }) ||
    (columnSpan > 1 && isCentredOver(box, { left: start(column), right: end(column + columnSpan - 1) }))
  );
}

function isCentredOver(text: Pick<Box, "left" | "right">, { left, right }: Pick<Box, "left" | "right">): boolean {
  return Math.abs(text.left + text.right - left - right) <= 2 * SAME_MIDDLE;
}

function linesOf(words: readonly Word[]): readonly Line[] {
  return runsToLines(wordsToRuns(words));
}

function isInBands(word: Word, { left, right }: ShadedBands): boolean {
  return word.right > left && word.left < right;
}

function middle({ top, bottom }: Word): number {
  return (top + bottom) / 2;
}

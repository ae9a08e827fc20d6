import { MIN_LEADING, WIDEST_LEADING } from "../rows/leading.ts";
import type { PageObject } from "../../page-object/page-object.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { median } from "../../geometry/order.ts";
import { intoUpperRows, spanCentred } from "../headers/centred-spans.ts";
import { setStubsApart } from "../rows/centred-stubs.ts";
import { findTracks } from "../columns/find-tracks.ts";
import type { Tracks } from "../columns/tracks.ts";
import { fullestLines } from "../columns/fullest-lines.ts";
import { placeHeaders } from "../headers/headers-in-order.ts";
import { isNamedRow, placeBegunHeader } from "../headers/begun-columns.ts";
import { beginsNextTable } from "../headers/next-header.ts";
import { headersAbove } from "../headers/headers-above.ts";
import { spanHeaders } from "../headers/header-spans.ts";
import { spanSections } from "../headers/section-rows.ts";
import { isCode, isListing, isTyped } from "../judge/is-listing.ts";
import { isRunningText } from "../judge/is-running-text.ts";
import { canBeTabular, isTabular } from "../judge/is-tabular.ts";
import { LONGEST_CELL, type TrackRow } from "../columns/track-cell.ts";
import type { TrackEvidence } from "../columns/track-evidence.ts";
import { joinBetweenLines } from "../rows/join-between-lines.ts";
import { joinSplitColumns } from "../columns/join-split-columns.ts";
import { areNamed } from "../columns/named-columns.ts";
import { isTableCaption } from "../headers/table-caption.ts";
import { hasWideGap, textStarts } from "../columns/line-gaps.ts";
import { areContents, withoutLeaders } from "../judge/row-leaders.ts";
import { stackHeaders } from "../headers/stacked-headers.ts";
import { blocksToRows, linesToRows } from "../rows/lines-to-rows.ts";
import { spanOverPartialRules } from "../rows/partial-rules.ts";
import { rowsToTable, type TrackInput } from "../rows/rows-to-table.ts";

// Shown by statements.test.ts, is-tabular.test.ts, tables.test.ts, wrapped-rows.test.ts; fixtures statement, form/invoice.

function columnsOf(lines: readonly Line[], several: readonly Line[], size: number): Tracks {
  const joined = joinBetweenLines(lines);
  const rows = joined === lines ? several : joined.filter((line) => hasWideGap(line));
  return findTracks(fullestLines(rows), size, rows);
}

/** Assigns headers to the columns, if the header distinguishes them. */
function nameColumns(tracks: Tracks, lines: readonly Line[]): Tracks {
  // Most candidate lines are in no columns at all.
  if (tracks.separators.length === 0) return tracks;
  return placeBegunHeader(tracks, lines) ?? placeHeaders(tracks, lines) ?? joinSplitColumns(tracks, lines);
}

/** Minimum number of rows in a table to be filled in. */
const MIN_NAMES = 3;

/** Builds a table from lines whose text is in columns; null if they are not a table. */
export function tableFromLines(all: readonly Line[], evidence: TrackEvidence, input: TrackInput): PageObject | null {
  const lines = withoutLeaders(all);
  const several = lines.filter((line) => hasWideGap(line));
  const ruled = evidence.rules.length >= 2;
  const least = ruled || evidence.rowNamed === true ? 1 : evidence.captioned ? 2 : 3;
  if (several.length < least || areContents(lines)) return null;
  if (!evidence.captioned && isCode(lines)) return null;
  const size = median(lines.map((line) => line.size));
  const tracks = evidence.tracks ?? nameColumns(columnsOf(lines, several, size), lines);
  const columns = tracks.separators.length + 1;
  if (columns < 2 || columns > 40 || !canBeTabular(lines, columns, evidence)) return null;
  const named = areNamed(lines, tracks, evidence.rules);
  if (isRunningText(lines, tracks, { ...evidence, named })) return null;
  if (!evidence.captioned && isListing(lines, tracks)) return null;
  const rows = toRows(lines, tracks, evidence);
  if (!hasPairedRows(rows) || !isTabular(rows, tracks, { ...evidence, named })) return null;
  const headed = spanHeaders(stackHeaders(rows, input.rules ?? []), columns, input.rules);
  const spanned = spanOverPartialRules(spanSections(headed, columns, input.fills), tracks, evidence.partial ?? []);
  return rowsToTable(spanned, tracks, evidence, input);
}

/**
 * Whether two rows have two or more texts. A single such row, above lines that fill one cell each, is a running head. Under a header, a table to be
 * filled in has only the names of its rows.
 */
function hasPairedRows(rows: readonly TrackRow[]): boolean {
  const paired = rows.filter(({ cells }) => cells.length > 1).length;
  const names = rows.filter(({ cells }) => cells.length === 1 && cells[0]!.columnSpan === 1).length;
  return paired >= 2 || (paired === 1 && names >= MIN_NAMES);
}

/** Groups lines into rows. A text centred on several rows that leave its column empty becomes a cell that spans them. */
function toRows(lines: readonly Line[], tracks: Tracks, evidence: TrackEvidence): readonly TrackRow[] {
  const { rules } = evidence;
  const apart = setStubsApart(lines, tracks, rules);
  // A cell of one line may also be between two lines of its neighbour.
  const whole = apart.stubs.length > 0 ? blocksToRows(lines, tracks, evidence) : null;
  if (whole !== null) return spanCentred(whole, [], tracks, rules);
  const rows = intoUpperRows(linesToRows(apart.lines, tracks, evidence), apart.headers, tracks);
  return spanCentred(rows, apart.stubs, tracks, rules);
}

/** A table found among the lines of a region. */
export interface LineTable {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly piece: PageObject;
}

/** Maximum distance between the rows of a table, in font sizes. */
const WIDEST_ROW_GAP = 3.2;
/**
 * Rows of narrow columns, whose texts are no further apart than words, must keep the distance of the rows above, up to this ratio. In monospaced code
 * every word would look like such a text.
 */
const ROW_GAP = 1.3;
/** Maximum ratio of gaps that count as equal. */
const SAME_GAP = 1.03;
/** Maximum difference between starts of lines in one cell, in points. */
const SAME_LEFT = 2;

/** Rows of wrapped cells with large padding are further apart, up to this distance in font sizes, but their cells begin at the same places. */
const WIDEST_PADDED_GAP = 5;

/** Finds the tables among the lines of one region, given from top to bottom. */
export function findBorderlessTables(all: readonly Line[], input: TrackInput): LineTable[] {
  const lines = withoutLeaders(all);
  const found: LineTable[] = [];
  for (let from = 0; from < lines.length; from++) {
    if (!hasWideGap(lines[from]!)) continue;
    // A justified caption may also have wide gaps.
    if (isTableCaption(lines[from])) continue;
    const last = lastOfColumns(lines, from);
    if (last === from && isNamedRow(lines[from]!, lines[from - 1]) && (found.at(-1)?.to ?? 0) < from) {
      const evidence = { rules: [], captioned: false, rowNamed: true };
      const piece = tableFromLines(lines.slice(from - 1, from + 1), evidence, input);
      if (piece !== null) found.push({ from: from - 1, to: from + 1, piece });
    }
    if (last > from) {
      const first = from - headersAbove(lines, from, last, found.at(-1)?.to ?? 0);
      const piece = tableFrom(lines, first, last, input);
      if (piece !== null) found.push({ from: first, to: last + 1, piece });
    }
    from = last;
  }
  return found;
}

function tableFrom(lines: readonly Line[], from: number, last: number, input: TrackInput): PageObject | null {
  const captioned =
    isTableCaption(lines[from - 1]) || isTableCaption(lines[from - 2]) || isTableCaption(lines[last + 1]);
  return tableFromLines(lines.slice(from, last + 1), { rules: [], captioned }, input);
}

/** Returns the first of the lines, and those that may be rows of one table with it. */
export function rowsFrom(lines: readonly Line[]): readonly Line[] {
  return lines.slice(0, lastOfColumns(lines, 0) + 1);
}

/** Returns the last line that may be a row of one table with the line at `from`, including lines that continue its cells. */
function lastOfColumns(lines: readonly Line[], from: number): number {
  let to = from + 1;
  let last = from;
  let wrapped = 0;
  const { left, right } = lines[from]!;
  const open: OpenRows = { left, right, usualGap: 0, leading: 0, starts: textStarts(lines[from]!) };
  let leading = 0;
  for (; to < lines.length && to - last - wrapped <= 3; to++) {
    const line = lines[to]!;
    const gap = line.baseline - lines[to - 1]!.baseline;
    const role = roleOf(line, lines[to - 1]!, gap, open);
    if (role === "other" || beginsNextTable(lines, from, to)) break;
    if (role === "wrapped") {
      wrapped++;
      leading = Math.max(leading, gap);
    }
    if (role !== "row") continue;
    last = to;
    wrapped = 0;
    open.leading = Math.max(open.leading, leading);
    leading = 0;
    const { usualGap } = open;
    // Lines that overlap are of one row, whose cells are centred.
    if (gap >= MIN_LEADING * line.size) {
      open.usualGap = usualGap === 0 ? gap : Math.max(usualGap, Math.min(gap, 1.3 * usualGap));
    }
    open.left = Math.min(open.left, line.left);
    open.right = Math.max(open.right, line.right);
    open.starts.push(...textStarts(line));
  }
  return last === from ? from : last + closingCellLines(lines.slice(last, to), open);
}

/** The rows of a table so far. */
interface OpenRows {
  left: number;
  right: number;
  /** Distance from row to row; 0 if there is only one row. */
  usualGap: number;
  /** Maximum distance between lines of one row; 0 if no cell wraps. */
  leading: number;
  /** Where their texts begin. */
  readonly starts: number[];
}

/** Returns a line's role below the rows of a table: another row, more text of the last one, the name of a row or a group, or none of these. */
function roleOf(line: Line, above: Line, gap: number, open: OpenRows): "row" | "wrapped" | "name" | "other" {
  const { left, right, usualGap, starts } = open;
  const isFar = gap > WIDEST_ROW_GAP * line.size || (usualGap > 0 && gap > 1.7 * usualGap);
  if (isFar && !(usualGap > 0 && gap <= WIDEST_PADDED_GAP * line.size && isRowOf(starts, line))) return "other";
  if (hasWideGap(line)) return "row";
  if (usualGap > 0 && gap <= ROW_GAP * usualGap && !isTyped(line) && isRowOf(starts, line)) return "row";
  if (gap < MIN_LEADING * line.size || continuesCell(line, above, gap, left)) return "wrapped";
  if (line.left > left + line.size && beginsAt(starts, line.left)) return "wrapped";
  // Text outside the columns so far is the name of a row or a group of rows.
  const isWide = line.right > left && line.right - line.left > 0.6 * (right - left);
  return line.text.length > LONGEST_CELL || isWide ? "other" : "name";
}

/** Whether a line has several texts that each begin where some text above does. */
function isRowOf(starts: readonly number[], line: Line): boolean {
  const own = textStarts(line);
  return own.length >= 2 && own.every((left) => beginsAt(starts, left));
}

/** Whether a line continues a cell: it is close below a cell other than the first of a table that begins at `left`. */
function continuesCell(
  line: Line,
  above: Line,
  gap: number,
  left: number,
  widest: number = WIDEST_LEADING * line.size,
): boolean {
  if (gap > widest || line.left <= left + line.size) return false;
  // Indented lines of code also begin below words of the line above.
  if (line.left <= above.left + line.size && isTyped(line)) return false;
  return beginsAt(textStarts(above), line.left);
}

function beginsAt(starts: readonly number[], left: number): boolean {
  return starts.some((start) => Math.abs(start - left) <= SAME_LEFT);
}

/** Counts the lines after the last line of several cells that still belong to its cells. */
function closingCellLines(lines: readonly Line[], { left, leading, starts }: OpenRows): number {
  const most = SAME_GAP * leading;
  for (let count = 0; count + 1 < lines.length; count++) {
    const line = lines[count + 1]!;
    const gap = line.baseline - lines[count]!.baseline;
    // The second line of a cell that is centred on its row.
    if (gap < MIN_LEADING * line.size && beginsAt(starts, line.left)) continue;
    if (!continuesCell(line, lines[count]!, gap, left, Math.max(WIDEST_LEADING * line.size, most))) return count;
  }
  return Math.max(0, lines.length - 1);
}

import { mergeCells, type TrackCell, type TrackRow } from "../columns/track-cell.ts";
import { MIN_LEADING, WIDEST_LEADING } from "./leading.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { median } from "../../geometry/order.ts";
import type { Tracks } from "../columns/tracks.ts";
import type { TrackEvidence } from "../columns/track-evidence.ts";
import { rowsByBlocks, toEntries } from "./cell-blocks.ts";
import { rowsByRules } from "./partial-rules.ts";
import { wrappedNames } from "./wrapped-names.ts";
import { isBracketed, isNumber, isShare, repeatsNumber, rowGap } from "./row-gap.ts";

// Shown by lines-to-rows.test.ts, row-gap.test.ts, even-rows.test.ts.

/** Maximum distance of a line that continues a row, relative to the distance between rows. */
const TIGHT = 0.85;
/**
 * Values in this many columns, or in all but the first of three, under words are the first row under its header, even if its first column is empty.
 */
const MIN_VALUES = 3;
const AMOUNT = /^\D?\d[\d.,' ]*[.,]\d{2,3}\)?$/;
/** Quantile of the gaps that is taken as the distance between rows. */
const APART = 0.8;

/**
 * Groups lines into rows: a line that leaves columns empty and is close under a row continues it.
 *
 * @param rules - heights of rules between rows; may be empty
 */
export function linesToRows(
  lines: readonly Line[],
  tracks: Tracks,
  { rules: separators, everyRow = false, partial }: Pick<TrackEvidence, "rules" | "everyRow" | "partial">,
): TrackRow[] {
  const byRules = partial === undefined ? null : rowsByRules(lines, separators);
  if (byRules !== null) return byRules.map((row) => toRow(row, tracks));
  return (
    blocksToRows(lines, tracks, { rules: separators }) ??
    rowsByLines(lines, tracks, { rules: separators, everyRow }).map((group) => toRow(group, tracks))
  );
}

/** Returns the rows of wrapped cells, aligned at the top, middle or bottom; null if the texts give no evidence. */
export function blocksToRows(
  lines: readonly Line[],
  tracks: Tracks,
  { rules: separators }: Pick<TrackEvidence, "rules">,
): TrackRow[] | null {
  const entries = toEntries(
    lines,
    lines.map((line) => tracks.cellsOf(line)),
  );
  const columns = tracks.separators.length + 1;
  const toRows = (rows: readonly (readonly number[])[]): TrackRow[] =>
    rows.map((row) =>
      toRow(
        row.map((index) => lines[index]!),
        tracks,
      ),
    );
  const blocks = rowsByBlocks(lines, entries, columns, separators);
  return blocks === null ? null : toRows(blocks);
}

function toRow(lines: Line[], tracks: Tracks): TrackRow {
  const cells =
    lines.length === 1 ? tracks.cellsOf(lines[0]!) : mergeCells(lines.flatMap((line) => tracks.cellsOf(line)));
  return { lines, cells };
}

/** Groups lines by the columns that each fills and by the gaps between lines, if the texts of the cells give no evidence. */
function rowsByLines(
  lines: readonly Line[],
  tracks: Tracks,
  { rules: separators, everyRow }: { readonly rules: readonly number[]; readonly everyRow: boolean },
): Line[][] {
  const byLine = lines.map((line) => tracks.cellsOf(line));
  const columns = tracks.separators.length + 1;
  const gaps = lines.slice(1).map((line, index) => line.baseline - lines[index]!.baseline);
  const usual = median(gaps);
  const apart = gaps.toSorted((a, b) => a - b)[Math.floor(APART * gaps.length)] ?? 0;
  const wrapped = wrappedNames(lines, byLine);
  const groups: Line[][] = [];
  let inRow: TrackCell[] = [];
  let band: Band = { top: Infinity, bottom: -Infinity, entries: 0 };
  const startsRow = rowGap(lines, byLine, columns, separators);
  // If every row has a rule above and below, only rules separate rows.
  const complete = byLine.filter((cells) => cells.length >= 0.8 * columns).length;
  const fullyRuled =
    everyRow || (separators.length >= 4 && separators.length >= lines.length / 3 && complete <= separators.length);
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const row = groups.at(-1);
    // Header rows above the first rule have no rule between them.
    const isRuled = fullyRuled && line.baseline > separators[0]!;
    if (isRuled && !isInBand(line, band)) band = bandOf(line, lines, separators, tracks);
    const parted =
      previous !== undefined &&
      (separators.some((at) => at > previous.baseline - 1 && at < line.baseline) ||
        haveHeading(byLine[index]!, byLine[index - 1]!));
    const continues =
      row !== undefined &&
      (startsRow === null
        ? wrapped.has(line) || continuesRow(inRow, line, byLine[index]!, gaps[index - 1]!, { usual, apart, columns })
        : gaps[index - 1]! < startsRow * line.size);
    if (row === undefined || previous === undefined || parted || ((!isRuled || band.entries > 1) && !continues)) {
      groups.push([line]);
      inRow = [...byLine[index]!];
    } else {
      row.push(line);
      inRow.push(...byLine[index]!);
    }
  }
  return groups;
}

/** Whether names are under a heading of several columns each: then they are a row, however close they are to it. */
function haveHeading(names: readonly TrackCell[], above: readonly TrackCell[]): boolean {
  return above.some(
    (heading) =>
      heading.columnSpan > 1 &&
      names.filter(({ column, columnSpan }) => columnSpan === 1 && isOver(heading, column)).length > 1,
  );
}

function isOver({ column: first, columnSpan }: TrackCell, column: number): boolean {
  return column >= first && column < first + columnSpan;
}

/** The lines between two rules. */
interface Band {
  readonly top: number;
  readonly bottom: number;
  /** Minimum number of rows in it. */
  readonly entries: number;
}

function isInBand({ baseline }: Line, { top, bottom }: Pick<Band, "top" | "bottom">): boolean {
  return baseline > top && baseline <= bottom;
}

/** Returns the band of a line. */
function bandOf({ baseline }: Line, lines: readonly Line[], separators: readonly number[], tracks: Tracks): Band {
  let top = -Infinity;
  let bottom = Infinity;
  for (const at of separators) {
    if (at < baseline) top = Math.max(top, at);
    else bottom = Math.min(bottom, at);
  }
  const inside = lines.filter((line) => isInBand(line, { top, bottom }));
  return { top, bottom, entries: entriesInBand(inside, tracks) };
}

/** Minimum number of rows in the lines between two rules: each row ends in the last column, and no number wraps. */
function entriesInBand(band: readonly Line[], tracks: Tracks): number {
  const ends = band.filter((line) => {
    const cells = tracks.cellsOf(line);
    return endsAt(cells) === tracks.separators.length && !isShare(cells.at(-1)!);
  }).length;
  const numbers = band.filter(
    (line, index) => index > 0 && repeatsNumber(tracks.cellsOf(band[index - 1]!), tracks.cellsOf(line)),
  ).length;
  return Math.max(ends, numbers + 1);
}

function endsAt(cells: readonly TrackCell[]): number {
  const last = cells.at(-1)!;
  return last.column + last.columnSpan - 1;
}

function continuesRow(
  inRow: readonly TrackCell[],
  line: Line,
  cells: readonly TrackCell[],
  gap: number,
  { usual, apart, columns }: { readonly usual: number; readonly apart: number; readonly columns: number },
): boolean {
  // Lines that overlap belong to cells of one row that are centred in it.
  if (gap < MIN_LEADING * line.size) return true;
  if (cells.length >= columns) return false;
  // Text where the row has none is a new row, except a wrapped header above an empty stub.
  const fits = cells.every(({ column }) => inRow.some((cell) => cell.column === column));
  const isClose =
    cells[0]!.column > 0
      ? gap <= WIDEST_LEADING * line.size && (fits || cells.length === 1)
      : fits && gap < TIGHT * usual && gap <= 1.35 * line.size;
  if (!isClose || repeatsNumber(inRow, cells) || (gap >= TIGHT * apart && isBracketed(cells))) return false;
  if (inRow.some(isNumber)) return true;
  const isValues = cells.length >= Math.max(2, Math.min(MIN_VALUES, columns - 1)) && cells.some(isNumber);
  // A balance brought forward fills only two columns, but column names contain no amount.
  const isAmount =
    inRow.length >= columns - 1 && cells.length >= 2 && cells.some(({ words }) => AMOUNT.test(words.at(-1)!.text));
  return !isValues && !isAmount;
}

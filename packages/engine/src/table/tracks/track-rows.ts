import { LEAST_LEADING, WIDEST_LEADING } from "./leading.ts";
import type { Line } from "../../layout/text/runs-to-lines.ts";
import { byLeft, type Edges, median, overlap, unionEdges, type Word } from "../../layout/text/text.ts";
import { columnOf, type Tracks } from "./column-tracks.ts";
import type { TrackEvidence } from "../veto/is-tabular.ts";
import { leadsAmount } from "../cell/currency.ts";
import { rowsByBlocks, toEntries } from "./cell-blocks.ts";
import { rowsByMiddles } from "./cell-middles.ts";
import { TOUCHING } from "./line-gaps.ts";
import { wrappedNames } from "./wrapped-names.ts";
import { isBracketed, isNumber, isShare, repeatsNumber, rowGap } from "./row-gap.ts";

// Shown by track-rows.test.ts, row-gap.test.ts, even-rows.test.ts.

/** Words of one cell and the columns they stand in. */
export interface TrackCell {
  readonly column: number;
  readonly columnSpan: number;
  /** 1 where it is not said. */
  readonly rowSpan?: number;
  readonly words: readonly Word[];
}

/** The cell of one line, and where its text stands. */
export interface LineCell extends TrackCell {
  readonly edges: Edges;
}

/** A row of a table without drawn borders; a wrapped row is several lines. */
export interface TrackRow {
  readonly lines: Line[];
  readonly cells: readonly TrackCell[];
}

/** A line this much closer to its row than rows are to each other continues it. */
const TIGHT = 0.85;
/** Values in so many columns, or all but the first of three, under words are the first row under its header, though its first column is empty. */
const LEAST_VALUES = 3;
const AMOUNT = /^\D?\d[\d.,' ]*[.,]\d{2,3}\)?$/;
/** Most rows stand no further apart than this share of the gaps. */
const APART = 0.8;
/** White between columns that spaces may be as wide as. */
const NARROW = 0.6;

/**
 * Groups lines into rows: a line that leaves columns empty and stands close under a row continues it.
 *
 * @param rules - heights of drawn lines between rows, or none
 */
export function linesToRows(
  lines: readonly Line[],
  tracks: Tracks,
  { rules: separators, everyRow = false }: Pick<TrackEvidence, "rules" | "everyRow">,
): TrackRow[] {
  return (
    blocksToRows(lines, tracks, { rules: separators, everyRow }) ??
    rowsByLines(lines, tracks, { rules: separators, everyRow }).map((group) => toRow(group, tracks))
  );
}

/** The rows of wrapped cells, set at the top, the middle or the bottom of each; null where the texts do not tell. */
export function blocksToRows(
  lines: readonly Line[],
  tracks: Tracks,
  { rules: separators, everyRow = false }: Pick<TrackEvidence, "rules" | "everyRow">,
): TrackRow[] | null {
  const entries = toEntries(
    lines,
    lines.map((line) => lineCells(line, tracks)),
  );
  const columns = tracks.separators.length + 1;
  const toRows = (rows: readonly (readonly number[])[]): TrackRow[] =>
    rows.map((row) =>
      toRow(
        row.map((index) => lines[index]!),
        tracks,
      ),
    );
  const middles = everyRow ? null : rowsByMiddles(lines, entries, columns, separators);
  if (middles !== null) {
    return [...linesToRows(lines.slice(0, middles.header), tracks, { rules: separators }), ...toRows(middles.rows)];
  }
  const blocks = rowsByBlocks(lines, entries, columns, separators);
  return blocks === null ? null : toRows(blocks);
}

function toRow(lines: Line[], tracks: Tracks): TrackRow {
  const cells =
    lines.length === 1 ? lineCells(lines[0]!, tracks) : mergeCells(lines.flatMap((line) => lineCells(line, tracks)));
  return { lines, cells };
}

/** Where the texts of the cells do not tell: by the columns that each line fills, and by the gaps between lines. */
function rowsByLines(
  lines: readonly Line[],
  tracks: Tracks,
  { rules: separators, everyRow }: { readonly rules: readonly number[]; readonly everyRow: boolean },
): Line[][] {
  const byLine = lines.map((line) => lineCells(line, tracks));
  const columns = tracks.separators.length + 1;
  const gaps = lines.slice(1).map((line, index) => line.baseline - lines[index]!.baseline);
  const usual = median(gaps);
  const apart = gaps.toSorted((a, b) => a - b)[Math.floor(APART * gaps.length)] ?? 0;
  const wrapped = wrappedNames(lines, byLine);
  const groups: Line[][] = [];
  let inRow: TrackCell[] = [];
  let band: Band = { top: Infinity, bottom: -Infinity, entries: 0 };
  const startsRow = rowGap(lines, byLine, columns, separators);
  // Every row has its own line above and below: then only those part rows.
  const complete = byLine.filter((cells) => cells.length >= 0.8 * columns).length;
  const fullyRuled =
    everyRow || (separators.length >= 4 && separators.length >= lines.length / 3 && complete <= separators.length);
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const row = groups.at(-1);
    // Above the first drawn line stand header rows that nothing parts.
    const isRuled = fullyRuled && line.baseline > separators[0]!;
    if (isRuled && !isInBand(line, band)) band = bandOf(line, lines, separators, tracks);
    const parted = previous !== undefined && separators.some((at) => at > previous.baseline - 1 && at < line.baseline);
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

/** What stands between two drawn lines. */
interface Band {
  readonly top: number;
  readonly bottom: number;
  /** How many rows it holds at least. */
  readonly entries: number;
}

function isInBand({ baseline }: Line, { top, bottom }: Pick<Band, "top" | "bottom">): boolean {
  return baseline > top && baseline <= bottom;
}

/** The band that a line stands in. */
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

/** How many rows the lines between two drawn lines are at least: each ends in the last column, and no number wraps. */
function entriesInBand(band: readonly Line[], tracks: Tracks): number {
  const ends = band.filter((line) => {
    const cells = lineCells(line, tracks);
    return endsAt(cells) === tracks.separators.length && !isShare(cells.at(-1)!);
  }).length;
  const numbers = band.filter(
    (line, index) => index > 0 && repeatsNumber(lineCells(band[index - 1]!, tracks), lineCells(line, tracks)),
  ).length;
  return Math.max(ends, numbers + 1);
}

function endsAt(cells: readonly TrackCell[]): number {
  const last = cells.at(-1)!;
  return last.column + last.columnSpan - 1;
}

/**
 * A line's cells are asked for by its neighbours, by its row and by every test of the table: those of the table that is being looked
 * at are kept. A WeakMap would keep those of all tables, with their lines and words, until a full collection: young ones let none go.
 */
let cellsOfTable: { readonly tracks: Tracks; readonly byLine: Map<Line, readonly LineCell[]> } | undefined;

/** The cells of one line, from left to right, no two of them in one column. */
export function lineCells(line: Line, tracks: Tracks): readonly LineCell[] {
  if (cellsOfTable?.tracks !== tracks) cellsOfTable = { tracks, byLine: new Map() };
  const { byLine } = cellsOfTable;
  let cells = byLine.get(line);
  if (cells === undefined) byLine.set(line, (cells = tracks.placed?.get(line) ?? toCells(line, tracks)));
  return cells;
}

function toCells(line: Line, tracks: Tracks): LineCell[] {
  const cells: { column: number; columnSpan: number; words: Word[]; edges: Edges }[] = [];
  for (const words of wordGroups(line, tracks)) {
    const edges = unionEdges(words);
    // A text over one column goes there whole, though it may hang into the white beside it; one over several spans them.
    let first = -1;
    let last = -1;
    for (let column = 0; column <= tracks.separators.length; column++) {
      if (!isUnder(column, edges, tracks)) continue;
      if (first < 0) first = column;
      last = column;
    }
    if (first < 0) first = last = columnOf(edges, tracks);
    const open = cells.at(-1);
    if (open !== undefined && first < open.column + open.columnSpan) {
      open.words.push(...words);
      open.columnSpan = Math.max(open.columnSpan, last - open.column + 1);
      open.edges = unionEdges([open.edges, edges]);
    } else cells.push({ column: first, columnSpan: last - first + 1, words, edges });
  }
  return cells;
}

/** Words of a line that only spaces part, and no white between columns that is as narrow as a space. */
function wordGroups(line: Line, { separators }: Tracks): Word[][] {
  const narrow = separators.filter(({ start, end }) => end > start && end - start < NARROW * line.size);
  const groups: Word[][] = [];
  let open: Word[] = [];
  let reach = -Infinity;
  for (const word of byLeft(line.words)) {
    const previous = open.at(-1);
    const isClose = word.left - reach < TOUCHING * line.size;
    if (isClose && (narrow.length === 0 || !isParted(reach, word.left, narrow))) open.push(word);
    else if (previous !== undefined && leadsAmount(previous, word)) open.push(word);
    else groups.push((open = [word]));
    reach = word.right;
  }
  return groups;
}

function isParted(from: number, to: number, separators: Tracks["separators"]): boolean {
  return separators.some(
    ({ start, end }) => from <= (start + end) / 2 && to >= (start + end) / 2 && to - from >= 0.9 * (end - start),
  );
}

/** True where the column's own text would stand under (or over) a good part of the box. */
function isUnder(column: number, { left, right }: Edges, tracks: Tracks): boolean {
  const { separators } = tracks;
  const from = column === 0 ? tracks.left : separators[column - 1]!.end;
  const to = column === separators.length ? tracks.right : separators[column]!.start;
  return overlap(left, right, from, to) > 0.12 * Math.min(right - left, to - from);
}

function continuesRow(
  inRow: readonly TrackCell[],
  line: Line,
  cells: readonly TrackCell[],
  gap: number,
  { usual, apart, columns }: { readonly usual: number; readonly apart: number; readonly columns: number },
): boolean {
  // Lines that overlap belong to cells of one row, set in the middle of it.
  if (gap < LEAST_LEADING * line.size) return true;
  if (cells.length >= columns) return false;
  // Text where the row has none is a new row, but for the wrapped header above an empty stub.
  const fits = cells.every(({ column }) => inRow.some((cell) => cell.column === column));
  const isClose =
    cells[0]!.column > 0
      ? gap <= WIDEST_LEADING * line.size && (fits || cells.length === 1)
      : fits && gap < TIGHT * usual && gap <= 1.35 * line.size;
  if (!isClose || repeatsNumber(inRow, cells) || (gap >= TIGHT * apart && isBracketed(cells))) return false;
  if (inRow.some(isNumber)) return true;
  const isValues = cells.length >= Math.max(2, Math.min(LEAST_VALUES, columns - 1)) && cells.some(isNumber);
  // A balance brought forward fills two columns alone, but names of columns hold no amount.
  const isAmount =
    inRow.length >= columns - 1 && cells.length >= 2 && cells.some(({ words }) => AMOUNT.test(words.at(-1)!.text));
  return !isValues && !isAmount;
}

/** All columns that cells stand in or reach over. */
export function columnsOf(cells: readonly TrackCell[]): Set<number> {
  const columns = new Set<number>();
  for (const { column, columnSpan } of cells) for (let at = column; at < column + columnSpan; at++) columns.add(at);
  return columns;
}

/** One cell of all that stand over common columns: what a wide text joins is one, too, or some of it would be lost. */
export function mergeCells(cells: readonly TrackCell[]): TrackCell[] {
  let merged: TrackCell[] = [];
  for (const cell of cells) {
    const home = merged.filter(
      (other) => cell.column < other.column + other.columnSpan && other.column < cell.column + cell.columnSpan,
    );
    const all = [...home, cell];
    const column = Math.min(...all.map((part) => part.column));
    const end = Math.max(...all.map((part) => part.column + part.columnSpan));
    merged = merged.filter((other) => !home.includes(other));
    merged.push({ column, columnSpan: end - column, words: all.flatMap((part) => part.words) });
  }
  return merged.sort((a, b) => a.column - b.column);
}

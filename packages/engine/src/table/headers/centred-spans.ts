/**
 * Finds cells that span several rows without lines around them: their text is centred on rows that leave their column empty. The groups of a column
 * follow one another without a gap, so each determines where the next begins.
 */
import type { Line } from "../../text/runs-to-lines.ts";
import { median } from "../../geometry/order.ts";
import { type Entry, joinLines, toEntry } from "./centred-entries.ts";
import type { Tracks } from "../columns/tracks.ts";
import { type LineCell, mergeCells, type TrackRow } from "../columns/track-cell.ts";

// Shown by centred-spans.test.ts.

/** Maximum distance of a text's middle from that of its rows, as a share of the distance between rows. */
const OFF_MIDDLE = 0.3;
/** Maximum number of header rows, if no rule ends them; the groups begin below them. */
const MAX_HEADER_ROWS = 3;
/** Maximum distance that descenders of a header extend below the rule under it, in points. */
const BELOW_RULE = 3;

/**
 * Converts texts that are centred on several rows to cells that span them.
 *
 * @param stubs - lines between two rows; those of no group are moved to the row above
 * @param rules - heights of rules across all columns; no group crosses one
 */
export function spanCentred(
  rows: readonly TrackRow[],
  stubs: readonly Line[],
  tracks: Tracks,
  rules: readonly number[],
): readonly TrackRow[] {
  const between = cellsOf(stubs, tracks);
  const columns = new Set(between.map(({ cell }) => cell.column));
  const groupsOf = (column: number): ColumnGroups | null => {
    // In most tables every row has its own name.
    if (!columns.has(column) && rows.every(({ cells }) => cells.some((cell) => cell.column === column))) return null;
    return groupColumn(rows, entriesOf(column, rows, between), column, rules);
  };
  const first = groupsOf(0);
  if (first === null && between.length === 0) return rows;
  const found = first === null ? [] : [first];
  for (let column = 1; column <= tracks.separators.length; column++) {
    // Any column has empty cells: they are evidence only if a text is between rows, or the first column groups the same rows.
    if (first === null && !columns.has(column)) continue;
    const groups = groupsOf(column);
    if (groups !== null && (columns.has(column) || isNested(groups, first!))) found.push(groups);
  }
  const placed = new Set(found.map(({ column }) => column));
  const filled = intoRowsAbove(
    rows,
    between.filter(({ cell }) => !placed.has(cell.column)),
  );
  return found.reduce<readonly TrackRow[]>(applyGroups, filled);
}

/** Moves the texts of lines between two rows into the upper row. */
export function intoUpperRows(rows: readonly TrackRow[], lines: readonly Line[], tracks: Tracks): readonly TrackRow[] {
  return intoRowsAbove(rows, cellsOf(lines, tracks));
}

function cellsOf(lines: readonly Line[], tracks: Tracks): CellBetween[] {
  return lines.flatMap((line) => tracks.cellsOf(line).map((cell) => ({ cell, line })));
}

interface Group {
  readonly row: number;
  readonly size: number;
  readonly entry: Entry;
}

interface ColumnGroups {
  readonly column: number;
  readonly groups: readonly Group[];
}

interface CellBetween {
  readonly cell: LineCell;
  readonly line: Line;
}

function entriesOf(column: number, rows: readonly TrackRow[], between: readonly CellBetween[]): Entry[] {
  const entries = between.flatMap(({ cell }): Entry[] =>
    cell.column === column ? [toEntry(cell.words, [], cell.columnSpan > 1)] : [],
  );
  for (const [row, { cells }] of rows.entries()) {
    const cell = cells.find((other) => other.column === column);
    if (cell !== undefined) entries.push(toEntry(cell.words, [row], cell.columnSpan > 1));
  }
  return entries.sort((a, b) => a.middle - b.middle);
}

/** Groups the rows of a column; null if its texts are not centred on groups of rows. */
function groupColumn(
  rows: readonly TrackRow[],
  entries: readonly Entry[],
  column: number,
  rules: readonly number[],
): ColumnGroups | null {
  if (rows.length < 3 || entries.length === 0) return null;
  const extents = rows.map((row) => extentOf(row, column));
  const header = headerRows(rows, rules);
  const starts = header > 0 ? [header] : Array.from({ length: MAX_HEADER_ROWS }, (_, at) => at + 1);
  for (const texts of [entries, joinLines(entries)]) {
    for (const start of starts) {
      if (start >= rows.length - 1) break;
      const chained = chainSegments(extents, texts, segmentsOf(rows, start, rules));
      if (chained.length === 0) continue;
      const groups = chained.filter(isEvident).flatMap((chain) => chain.filter(({ size }) => size > 1));
      return groups.length > 0 && groups.every((group) => hasOthers(rows, group, column)) ? { column, groups } : null;
    }
  }
  return null;
}

/** Number of rows above the first rule between rows. */
function headerRows(rows: readonly TrackRow[], rules: readonly number[]): number {
  const top = Math.min(...rows[0]!.lines.map((line) => line.top));
  const rule = rules.find((at) => at > top + BELOW_RULE);
  if (rule === undefined) return 0;
  const below = rows.findIndex(({ lines }) => lines.some((line) => line.bottom > rule + BELOW_RULE));
  return below <= 0 || below > MAX_HEADER_ROWS ? 0 : below;
}

/** Returns where segments of rows separated by rules begin, and the end of the last. */
function segmentsOf(rows: readonly TrackRow[], start: number, rules: readonly number[]): number[] {
  const starts = [start];
  for (let row = start + 1; row < rows.length; row++) {
    const above = rows[row - 1]!.lines.at(-1)!.baseline;
    const below = rows[row]!.lines[0]!.baseline;
    if (rules.some((at) => at > above - 1 && at < below)) starts.push(row);
  }
  return [...starts, rows.length];
}

/** Returns the groups of the segments whose rows are all in a group. */
function chainSegments(extents: readonly Extent[], entries: readonly Entry[], segments: readonly number[]): Group[][] {
  const middles = extents.map(({ top, bottom }) => (top + bottom) / 2);
  const advance = median(middles.slice(1).map((middle, index) => middle - middles[index]!));
  const chained: Group[][] = [];
  for (const [index, end] of segments.slice(1).entries()) {
    const start = segments[index]!;
    const upper = extents[start]!.top - advance / 2;
    const lower = end === extents.length ? Infinity : extents[end]!.top - advance / 2;
    const inside = entries.filter(({ middle }) => middle > 2 * upper && middle <= 2 * lower);
    const groups = chain(extents, inside, { start, end, off: OFF_MIDDLE * advance });
    if (groups !== null) chained.push(groups);
  }
  return chained;
}

/** Chains groups one after the other; null if a text is not in the middle of its rows. */
function chain(
  extents: readonly Extent[],
  entries: readonly Entry[],
  { start, end, off: most }: { readonly start: number; readonly end: number; readonly off: number },
): Group[] | null {
  const groups: Group[] = [];
  let row = start;
  for (const [index, entry] of entries.entries()) {
    const { middle } = entry;
    const [own = row] = entry.rows;
    const lastOwn = entry.rows.at(-1) ?? row;
    const following = entries[index + 1]?.rows[0] ?? end;
    let best = -1;
    let least = 2 * most;
    for (let last = Math.max(row, lastOwn); last < Math.min(end, following); last++) {
      const at = extents[row]!.top + extents[last]!.bottom;
      if (at > middle + 2 * most) break;
      if (Math.abs(at - middle) > least || (entry.rows.length === 0 && last === row)) continue;
      least = Math.abs(at - middle);
      best = last;
    }
    const isOne = entry.isWide || isAtTop(entry, extents);
    if (best < 0 || own < row || (isOne && best > row)) return null;
    groups.push({ row, size: best - row + 1, entry });
    row = best + 1;
  }
  return row === end ? groups : null;
}

/** Whether the groups are more than chance: names at the top of their rows begin with a group of one, and the rest may look centred by chance. */
function isEvident(groups: readonly Group[]): boolean {
  const [first] = groups;
  return (
    groups.some(({ entry }) => entry.rows.length === 0) ||
    (first !== undefined && first.size > 1 && first.entry.rows[0]! > first.row)
  );
}

/** Whether a text is on the first of several lines of its row, and so belongs only to that row. */
function isAtTop({ words, rows: [row] }: Entry, extents: readonly Extent[]): boolean {
  if (row === undefined) return false;
  const { baseline, size } = words[0]!;
  const { top, bottom } = extents[row]!;
  return bottom - top > size / 2 && baseline - top < size / 2;
}

/** Whether each of the rows has another text. */
function hasOthers(rows: readonly TrackRow[], { row, size }: Group, column: number): boolean {
  return rows
    .slice(row, row + size)
    .every(({ cells }) => cells.some((cell) => (column === 0 ? cell.column > 0 : cell.column !== column)));
}

/** Whether the rows of each group of a column are in one group of the first column. */
function isNested({ groups }: ColumnGroups, first: ColumnGroups): boolean {
  return groups.every(({ row, size }) =>
    first.groups.some((outer) => row >= outer.row && row + size <= outer.row + outer.size),
  );
}

function applyGroups(rows: readonly TrackRow[], { column, groups }: ColumnGroups): readonly TrackRow[] {
  const changed = [...rows];
  for (const { row, size, entry } of groups) {
    for (let at = row; at < row + size; at++) {
      const cells = changed[at]!.cells.filter((cell) => cell.column !== column);
      const own = at === row ? [{ column, columnSpan: 1, rowSpan: size, words: entry.words }] : [];
      changed[at] = { ...changed[at]!, cells: [...cells, ...own].sort((a, b) => a.column - b.column) };
    }
  }
  return changed;
}

/** Extent of a row's baselines. */
interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the extent of a row's baselines in the other columns, or in all if there are no others. */
function extentOf({ cells, lines }: TrackRow, column: number): Extent {
  let top = Infinity;
  let bottom = -Infinity;
  for (const cell of cells) {
    if (cell.column === column) continue;
    for (const { baseline } of cell.words) {
      top = Math.min(top, baseline);
      bottom = Math.max(bottom, baseline);
    }
  }
  if (top <= bottom) return { top, bottom };
  const baselines = lines.map(({ baseline }) => baseline);
  return { top: Math.min(...baselines), bottom: Math.max(...baselines) };
}

function intoRowsAbove(rows: readonly TrackRow[], between: readonly CellBetween[]): readonly TrackRow[] {
  if (between.length === 0) return rows;
  const filled = [...rows];
  for (const { cell, line } of between) {
    const at = Math.max(
      0,
      rows.findLastIndex(({ lines }) => lines.some((other) => other.baseline < line.baseline)),
    );
    filled[at] = { lines: [...filled[at]!.lines, line], cells: mergeCells([...filled[at]!.cells, cell]) };
  }
  return filled;
}

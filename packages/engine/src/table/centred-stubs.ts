import type { Line } from "../layout/runs-to-lines.ts";
import { median, unionEdges, type Word } from "../layout/text.ts";
import type { Tracks } from "./column-tracks.ts";
import { isNumber } from "./row-gap.ts";
import { lineCells, mergeCells, type TrackRow } from "./track-rows.ts";

// Shown by centred-stubs.test.ts.

/** A line between two rows stands closer to both than rows stand to each other, in font sizes. */
const BETWEEN = 0.85;
/** A stub's middle agrees with the middle of its rows this closely, as a share of the advance of rows. */
const OFF_MIDDLE = 0.3;
/** Rows of the header; the stubs begin below them. */
const MOST_HEADER_ROWS = 3;

/** Lines of rows, and lines that stand between two of them. */
export interface StubLines {
  readonly lines: readonly Line[];
  /** Names of groups of an even number of rows, in the first column. */
  readonly stubs: readonly Line[];
  /** Headers that stand in the middle of two header rows. */
  readonly headers: readonly Line[];
}

/** Sets apart the lines that stand between two rows and leave their columns empty. */
export function setStubsApart(lines: readonly Line[], tracks: Tracks): StubLines {
  const between = lines.filter((line, index) => isBetween(line, lines[index - 1], lines[index + 1], tracks));
  if (between.length === 0) return { lines, stubs: [], headers: [] };
  const isStub = (line: Line): boolean => lineCells(line, tracks).every(({ column }) => column === 0);
  const isHeader = (line: Line): boolean => {
    const index = lines.indexOf(line);
    const beside = lines.slice(index - 1, index + 2).flatMap((other) => lineCells(other, tracks));
    return index < MOST_HEADER_ROWS && !beside.some(isNumber);
  };
  const headers = between.filter(isHeader);
  const stubs = between.filter((line) => isStub(line) && !headers.includes(line));
  return { lines: lines.filter((line) => !stubs.includes(line) && !headers.includes(line)), stubs, headers };
}

function isBetween(line: Line, above: Line | undefined, below: Line | undefined, tracks: Tracks): boolean {
  if (above === undefined || below === undefined) return false;
  if (line.baseline - above.baseline >= BETWEEN * line.size || below.baseline - line.baseline >= BETWEEN * line.size) {
    return false;
  }
  const columnsOf = (of: Line): Set<number> =>
    new Set(
      lineCells(of, tracks).flatMap(({ column, columnSpan }) =>
        Array.from({ length: columnSpan }, (_, offset) => column + offset),
      ),
    );
  const inAbove = columnsOf(above);
  const inBelow = columnsOf(below);
  const isFree = [...columnsOf(line)].every((column) => !inAbove.has(column) && !inBelow.has(column));
  return isFree && [...inBelow].some((column) => inAbove.has(column));
}

/**
 * Makes cells over several rows of the names in the first column that stand in the middle of their group of rows. The
 * groups follow one another without a gap, so that the first decides where the next begins. Null where they do not.
 */
export function spanStubs(rows: readonly TrackRow[], stubs: readonly Line[]): readonly TrackRow[] | null {
  for (let start = 1; start <= MOST_HEADER_ROWS && start < rows.length - 1; start++) {
    // In most tables every row has a name of its own.
    if (stubs.length === 0 && rows.every(({ cells }, row) => row < start || cells[0]!.column === 0)) return null;
    const groups = groupRows(rows, stubs, start);
    if (groups === null) continue;
    // Names at the top of their rows begin with one, and what follows may look centred by chance.
    const isEvident = stubs.length > 0 || groups[0]!.size > 1;
    const hasEntries = rows.slice(start).every(({ cells }) => cells.some(({ column }) => column > 0));
    return isEvident && hasEntries ? applyGroups(rows, groups) : null;
  }
  return null;
}

/** Puts the texts of lines that stand between two rows into the upper one. */
export function intoUpperRows(
  rows: readonly TrackRow[],
  between: readonly Line[],
  tracks: Tracks,
): readonly TrackRow[] {
  return between.reduce((all: readonly TrackRow[], line) => {
    const at = Math.max(
      0,
      all.findLastIndex((row) => row.lines.some((other) => other.baseline < line.baseline)),
    );
    return all.map((row, index) =>
      index === at
        ? {
            lines: [...row.lines, line],
            cells: mergeCells([...row.cells, ...lineCells(line, tracks)]),
          }
        : row,
    );
  }, rows);
}

interface Group {
  readonly row: number;
  readonly size: number;
  readonly words: readonly Word[];
}

function groupRows(rows: readonly TrackRow[], stubs: readonly Line[], start: number): Group[] | null {
  const middles = rows.map((row) => middleOf(row.lines.flatMap((line) => line.words)));
  const advance = median(middles.slice(1).map((middle, index) => middle - middles[index]!));
  const between = stubs.map(({ words }) => ({ at: middleOf(words), words, row: -1 }));
  const inRows = rows.flatMap((row, index) => {
    const cell = row.cells.find(({ column }) => column === 0);
    return cell === undefined ? [] : [{ at: middleOf(cell.words), words: cell.words, row: index }];
  });
  const names = [...between, ...inRows]
    .filter(({ at }) => at > middles[start]! - advance / 2)
    .sort((a, b) => a.at - b.at);
  if (between.some(({ at }) => at <= middles[start]! - advance / 2)) return null;
  const groups: Group[] = [];
  let row = start;
  for (const { at, words, row: own } of names) {
    let best = -1;
    let least = OFF_MIDDLE * advance;
    for (let end = row; end < rows.length; end++) {
      const off = Math.abs((middles[row]! + middles[end]!) / 2 - at);
      // A name of an odd number of rows stands in their middle row.
      if (off > least || (own < 0 ? (end - row) % 2 === 0 : row + end !== 2 * own)) continue;
      least = off;
      best = end;
    }
    if (
      best < 0 ||
      names.filter((other) => other.row >= row && other.row <= best && other.words !== words).length > 0
    ) {
      return null;
    }
    groups.push({ row, size: best - row + 1, words });
    row = best + 1;
  }
  return row === rows.length && groups.some(({ size }) => size > 1) ? groups : null;
}

function applyGroups(rows: readonly TrackRow[], groups: readonly Group[]): TrackRow[] {
  const byRow = new Map(groups.map((group) => [group.row, group]));
  const start = groups[0]!.row;
  return rows.map((row, index) => {
    if (index < start) return row;
    const group = byRow.get(index);
    const others = row.cells.filter(({ column }) => column > 0);
    return group === undefined
      ? { ...row, cells: others }
      : { ...row, cells: [{ column: 0, columnSpan: 1, rowSpan: group.size, words: group.words }, ...others] };
  });
}

function middleOf(words: readonly Word[]): number {
  const { top, bottom } = unionEdges(words);
  return (top + bottom) / 2;
}

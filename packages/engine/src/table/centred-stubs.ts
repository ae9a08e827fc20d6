import type { Line } from "../layout/runs-to-lines.ts";
import { median, unionEdges, type Word } from "../layout/text.ts";
import type { Tracks } from "./column-tracks.ts";
import { lineCells, type TrackRow } from "./track-rows.ts";

/** A line between two rows stands closer to both than rows stand to each other, in font sizes. */
const BETWEEN = 0.85;
/** A stub's middle agrees with the middle of its rows this closely, as a share of the advance of rows. */
const OFF_MIDDLE = 0.3;
/** Rows of the header; the stubs begin below them. */
const MOST_HEADER_ROWS = 3;

/** Lines of rows, and the names of groups of rows that stand between two of them. */
export interface StubLines {
  readonly lines: readonly Line[];
  readonly stubs: readonly Line[];
}

/** Sets apart the lines that stand between two rows in the first column: names of groups of an even number of rows. */
export function setStubsApart(lines: readonly Line[], tracks: Tracks): StubLines {
  const isStub = (line: Line, index: number): boolean => {
    const above = lines[index - 1];
    const below = lines[index + 1];
    if (above === undefined || below === undefined) return false;
    const isClose =
      line.baseline - above.baseline < BETWEEN * line.size && below.baseline - line.baseline < BETWEEN * line.size;
    const isName = lineCells(line, tracks).every(({ column, columnSpan }) => column === 0 && columnSpan === 1);
    if (!isClose || !isName) return false;
    const columnsAbove = new Set(lineCells(above, tracks).map(({ column }) => column));
    const columnsBelow = lineCells(below, tracks).map(({ column }) => column);
    return !columnsAbove.has(0) && !columnsBelow.includes(0) && columnsBelow.some((column) => columnsAbove.has(column));
  };
  const stubs = lines.filter(isStub);
  return { lines: stubs.length === 0 ? lines : lines.filter((line) => !stubs.includes(line)), stubs };
}

/**
 * Makes cells over several rows of the names in the first column that stand in the middle of their group of rows. The
 * groups follow one another without a gap, so that the first decides where the next begins. Null where they do not.
 */
export function spanStubs(rows: readonly TrackRow[], stubs: readonly Line[]): readonly TrackRow[] | null {
  for (let start = 1; start <= MOST_HEADER_ROWS && start < rows.length - 1; start++) {
    const groups = groupRows(rows, stubs, start);
    if (groups === null) continue;
    // Names at the top of their rows begin with one, and what follows may look centred by chance.
    const isEvident = stubs.length > 0 || groups[0]!.size > 1;
    const hasEntries = rows.slice(start).every(({ cells }) => cells.some(({ column }) => column > 0));
    return isEvident && hasEntries ? applyGroups(rows, groups) : null;
  }
  return null;
}

/** Puts names that stand between two rows into the upper one. */
export function withStubs(rows: readonly TrackRow[], stubs: readonly Line[]): readonly TrackRow[] {
  return stubs.reduce((all: readonly TrackRow[], stub) => {
    const at = all.findLastIndex((row) => row.lines.some((line) => line.baseline < stub.baseline));
    const cell = { column: 0, columnSpan: 1, words: stub.words };
    return all.map((row, index) => (index === at ? { lines: [...row.lines, stub], cells: [cell, ...row.cells] } : row));
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

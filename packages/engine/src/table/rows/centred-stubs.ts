import type { Line } from "../../text/runs-to-lines.ts";
import { median } from "../../geometry/order.ts";
import type { Tracks } from "../columns/tracks.ts";
import { isNumber } from "./row-gap.ts";
import { columnsOf } from "../columns/track-cell.ts";

// Shown by centred-stubs.test.ts.

/** Maximum distance of a line from the rows above and below it, in font sizes; rows are further from each other. */
const BETWEEN = 0.85;
/** Maximum distance between the lines above and below it, relative to that of rows; around the name of a group it is twice as much. */
const ONE_ADVANCE = 1.25;
/** Maximum difference of its distances to the two, in font sizes; single-spaced lines of one cell are 1.1 apart. */
const UNEVEN = 0.35;
/** Maximum number of header rows; the stubs begin below them. */
const MAX_HEADER_ROWS = 3;

/** Lines of rows, and lines between two of them. */
export interface StubLines {
  readonly lines: readonly Line[];
  /** Texts of cells that span an even number of rows. */
  readonly stubs: readonly Line[];
  /** Headers in the middle of two header rows. */
  readonly headers: readonly Line[];
}

/**
 * Separates the lines that are between two rows and leave their columns empty.
 *
 * @param rules - heights of rules between rows
 */
export function setStubsApart(lines: readonly Line[], tracks: Tracks, rules: readonly number[]): StubLines {
  const columns = lines.map((line) => columnsOf(tracks.cellsOf(line)));
  const advance = advanceOf(lines, columns);
  const between = lines.filter((_, index) => isBetween(lines, columns, index, advance));
  if (between.length === 0) return { lines, stubs: [], headers: [] };
  const isHeader = (line: Line): boolean => {
    const index = lines.indexOf(line);
    const adjacent = lines.slice(index - 1, index + 2).flatMap((other) => tracks.cellsOf(other));
    const isParted = rules.some((at) => at > lines[0]!.baseline && at < line.baseline);
    return index < MAX_HEADER_ROWS && !isParted && !adjacent.some(isNumber);
  };
  const headers = between.filter(isHeader);
  const stubs = between.filter((line) => !headers.includes(line) && isStub(lines, lines.indexOf(line), tracks));
  return { lines: lines.filter((line) => !stubs.includes(line) && !headers.includes(line)), stubs, headers };
}

/** Whether a line is the name of a group, with its neighbours; other texts between lines are cells of one line next to cells of two. */
function isStub(lines: readonly Line[], index: number, tracks: Tracks): boolean {
  const [name, ...others] = tracks.cellsOf(lines[index]!);
  const [above, below] = [index - 1, index + 1].map((at) => tracks.cellsOf(lines[at]!).length);
  return name!.column === 0 && others.length < Math.min(above!, below!);
}

/** Returns the distance between rows: between consecutive lines that share a column. */
function advanceOf(lines: readonly Line[], columns: readonly ReadonlySet<number>[]): number {
  const advances: number[] = [];
  for (let index = 1; index < lines.length; index++) {
    const areRows = !areDisjoint(columns[index]!, columns[index - 1]!);
    if (areRows) advances.push(lines[index]!.baseline - lines[index - 1]!.baseline);
  }
  return advances.length === 0 ? 0 : median(advances);
}

function isBetween(
  lines: readonly Line[],
  columns: readonly ReadonlySet<number>[],
  index: number,
  advance: number,
): boolean {
  const line = lines[index]!;
  const above = lines[index - 1];
  const below = lines[index + 1];
  if (above === undefined || below === undefined) return false;
  const toAbove = line.baseline - above.baseline;
  const toBelow = below.baseline - line.baseline;
  const isClose = toAbove < BETWEEN * line.size && toBelow < BETWEEN * line.size;
  const isEven = toAbove + toBelow <= ONE_ADVANCE * advance && Math.abs(toAbove - toBelow) <= UNEVEN * line.size;
  // Single texts above and below may be one wrapped text.
  const isHalfway = isEven && columns[index - 1]!.size > 1 && columns[index + 1]!.size > 1;
  if (!isClose && !isHalfway) return false;
  const [inAbove, own, inBelow] = [columns[index - 1]!, columns[index]!, columns[index + 1]!];
  return areDisjoint(own, inAbove) && areDisjoint(own, inBelow) && !areDisjoint(inBelow, inAbove);
}

function areDisjoint(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...some].every((column) => !others.has(column));
}

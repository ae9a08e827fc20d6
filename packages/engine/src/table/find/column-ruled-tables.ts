import { Tracks } from "../columns/tracks.ts";
import { runsToLines } from "../../text/runs-to-lines.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import { tableFromLines } from "./borderless-tables.ts";
import { type Edge, type EdgeSet, rulesToEdges } from "../grid/edges.ts";
import { type FoundTable, isApart, type TableInput } from "../found-table.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by column-ruled-tables.test.ts.

/** Maximum distance of lines between columns from the line under the header: the width of a stroke. */
const REACH = 6;
/** Shorter lines are ticks. */
const SHORTEST = 20;
/** Minimum distance of lines between columns from the ends of the line under the header; closer lines are the outer borders of a box. */
const INSET = 5;
/** Maximum difference between ends of the lines between columns. */
const SAME_END = 10;
/** Maximum height of a heading between rows, of one or two lines. */
const HIGHEST_HEADING = 40;
/** A page with more lines is a drawing. */
const MAX_LINES = 500;

/** Finds tables with lines between the columns and one line under the header, but none between the rows. */
export function findColumnRuledTables(
  input: TableInput,
  { horizontal, vertical }: EdgeSet = rulesToEdges(input.rules, []),
): FoundTable[] {
  if (vertical.length < 2) return [];
  if (horizontal.length > MAX_LINES || vertical.length > MAX_LINES) return [];
  const found: FoundTable[] = [];
  for (const rule of horizontal) {
    const between = vertical.filter(
      ({ position, start, end }) =>
        position > rule.start + INSET &&
        position < rule.end - INSET &&
        end - start >= SHORTEST &&
        start - REACH <= rule.position &&
        end + REACH >= rule.position,
    );
    const table = between.length >= 2 ? fromColumns(rule, goOn(between, vertical), input) : null;
    if (table !== null && isApart(table, found)) found.push(table);
  }
  return found;
}

/** Adds the lines that continue below at the same places, interrupted by a heading across all columns. */
function goOn(between: readonly Edge[], vertical: readonly Edge[]): readonly Edge[] {
  const lines = [...between];
  const positions = new Set(between.map(({ position }) => position));
  const below = vertical.filter((edge) => positions.has(edge.position) && !between.includes(edge));
  for (const edge of below.sort((a, b) => a.start - b.start)) {
    const bottom = Math.max(...lines.filter(({ position }) => position === edge.position).map(({ end }) => end));
    if (edge.start >= bottom && edge.start - bottom <= HIGHEST_HEADING) lines.push(edge);
  }
  return lines;
}

function fromColumns(rule: Edge, between: readonly Edge[], input: TableInput): FoundTable | null {
  const left = rule.start;
  const right = rule.end;
  const top = Math.min(rule.position, ...between.map(({ start }) => start));
  const bottom = Math.max(...between.map(({ end }) => end));
  const reach = new Map<number, number>();
  for (const { position, end } of between) reach.set(position, Math.max(end, reach.get(position) ?? end));
  if ([...reach.values()].some((end) => Math.abs(end - bottom) > SAME_END)) return null;
  const words = wordsInside(input.words, { left, top, right, bottom });
  const isCrossed = words.some((word) =>
    between.some(
      ({ position, start, end }) =>
        word.left < position - 1 && word.right > position + 1 && word.top > start && word.bottom < end,
    ),
  );
  if (words.length < 4 || isCrossed) return null;
  const separators = [...new Set(between.map(({ position }) => position))].map((at) => ({ start: at, end: at }));
  const rules = [top, rule.position, bottom];
  const lines = runsToLines(wordsToRuns(words));
  const piece = tableFromLines(
    lines,
    { rules, captioned: false, tracks: new Tracks({ left, right, separators }) },
    input,
  );
  return piece === null ? null : { piece: { ...piece, left, right }, words: new Set(words) };
}

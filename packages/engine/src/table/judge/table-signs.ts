import { areAlike } from "./column-edges.ts";
import { charsOf, type Word } from "../../text/word.ts";
import { countDigits } from "../../text/digits.ts";
import { median } from "../../geometry/order.ts";
import type { Tracks } from "../columns/tracks.ts";
import { LONGEST_CELL, type TrackCell, type TrackRow } from "../columns/track-cell.ts";
import type { TrackEvidence } from "../columns/track-evidence.ts";
import { nameColumns } from "../headers/headed-rows.ts";
import type { TrackInput } from "../rows/rows-to-table.ts";

// Shown by table-signs.test.ts.

/** Evidence that distinguishes a table from other texts side by side. Each sign is from 0 to 1. */
export type TableSign =
  /** 1 for three or more columns. */
  | "severalColumns"
  /** Number of columns over three; 1 from seven columns. */
  | "moreColumns"
  /** Texts that are mostly digits. */
  | "numbers"
  /** 1 if the first row is bold and the others are not. */
  | "boldHeader"
  /** 1 if a rule or the edge of a fill is between names of columns and the second row. */
  | "markedHeader"
  /** Boundaries between other rows with a rule or the edge of a fill. */
  | "markedRows"
  /** Texts that are longer than usual cells. */
  | "long"
  /** Rows with a text on several lines. */
  | "wrapped"
  /** Texts of later columns that share an edge or middle with their column. */
  | "aligned"
  /** The same for the first column. */
  | "alignedNames"
  /** Texts of later columns that start with a lowercase letter. */
  | "lowercase"
  /** Distance between rows of one line, in font sizes: 0 as in text, 1 if twice as much. */
  | "spread";

/** Maximum share of bold words in texts that are not bold. */
const MAX_BOLD_ELSEWHERE = 0.3;
const NUMBER = 0.3;

/** Measures the signs of rows that may be a table. */
export function measureTable(
  rows: readonly TrackRow[],
  tracks: Tracks,
  evidence: TrackEvidence,
  input: TrackInput,
): Readonly<Record<TableSign, number>> {
  const columns = tracks.separators.length + 1;
  const cells = rows.flatMap((row) => row.cells);
  const names = cells.filter(({ column }) => column === 0);
  const values = cells.filter(({ column }) => column > 0);
  const marks = markedBoundaries(rows, tracks, evidence, input);
  const areNamed = nameColumns(rows, columns);
  const [head, ...others] = rows as [TrackRow, ...TrackRow[]];
  const bold = (some: readonly TrackCell[]): number =>
    share(
      some.flatMap((cell) => cell.words),
      isBold,
    );
  const boldOthers = bold(others.flatMap((row) => row.cells));
  return {
    severalColumns: columns > 2 ? 1 : 0,
    moreColumns: Math.min(1, Math.max(0, columns - 3) / 4),
    numbers: share(cells, isNumber),
    boldHeader: bold(head.cells) > 1 - MAX_BOLD_ELSEWHERE && boldOthers < MAX_BOLD_ELSEWHERE ? 1 : 0,
    // A running head has a rule below it as well, but is in other columns.
    markedHeader: areNamed && marks[0] === true ? 1 : 0,
    markedRows: share(marks.slice(1), (isMarked) => isMarked),
    long: share(cells, (cell) => charsOf(cell.words) > LONGEST_CELL),
    wrapped: share(rows, (row) => row.lines.length > 1),
    aligned: alignedShare(values, columns),
    alignedNames: alignedShare(names, columns),
    lowercase: share(values, (cell) => /^\p{Ll}/u.test(cell.words[0]!.text)),
    spread: spreadOf(rows),
  };
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let count = 0;
  for (const item of items) if (holds(item)) count++;
  return count / Math.max(1, items.length);
}

function isBold({ style }: Word): boolean {
  return style.bold;
}

function isNumber({ words }: TrackCell): boolean {
  const digits = countDigits(words);
  return digits > 0 && digits >= NUMBER * charsOf(words);
}

function alignedShare(cells: readonly TrackCell[], columns: number): number {
  let aligned = 0;
  let all = 0;
  for (let column = 0; column < columns; column++) {
    const own = cells.filter((cell) => cell.column === column && cell.columnSpan === 1);
    if (own.length === 0) continue;
    all += own.length;
    aligned += areAlike(own);
  }
  return all === 0 ? 0 : aligned / all;
}

/** Usual leading of text, in font sizes. */
const LEADING = 1.3;

function spreadOf(rows: readonly TrackRow[]): number {
  const spreads = rows.slice(1).flatMap((row, at) => {
    const above = rows[at]!;
    if (above.lines.length > 1) return [];
    return [(row.lines[0]!.baseline - above.lines[0]!.baseline) / (LEADING * row.lines[0]!.size) - 1];
  });
  return spreads.length === 0 ? 0 : Math.min(1, Math.max(0, median(spreads)));
}

/** Whether each boundary between rows is marked by a rule or the edge of a fill. */
function markedBoundaries(
  rows: readonly TrackRow[],
  { left, right }: Tracks,
  { rules }: TrackEvidence,
  input: TrackInput,
): boolean[] {
  const wide = 0.5 * (right - left);
  const edges = [...rules];
  for (const box of input.rules ?? []) {
    if (box.bottom - box.top < 3 && Math.min(box.right, right) - Math.max(box.left, left) > wide) edges.push(box.top);
  }
  for (const box of input.fills ?? []) {
    if (Math.min(box.right, right) - Math.max(box.left, left) > wide) edges.push(box.top, box.bottom);
  }
  return rows.slice(1).map((row, at) => {
    const above = rows[at]!.lines.at(-1)!;
    const below = row.lines[0]!;
    return edges.some((edge) => edge > above.baseline - 1 && edge < below.baseline - 0.4 * below.size);
  });
}

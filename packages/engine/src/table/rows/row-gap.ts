import { MIN_LEADING, WIDEST_LEADING } from "./leading.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { countDigits } from "../../text/digits.ts";
import type { TrackCell } from "../columns/track-cell.ts";

// Shown by row-gap.test.ts, even-rows.test.ts, wrapped-rows.test.ts.

/** Minimum ratio of the distance between rows to that of lines in a cell: at 9 pt, one point of padding makes 1.2. */
const MIN_STEP = 1.12;
/** Maximum leading of cells with wide line spacing; above {@link WIDEST_LEADING} all of their lines must look like the rest of a cell. */
const LOOSEST_LEADING = 1.8;
/** Minimum share of the lines after narrow gaps that look like the rest of a cell, and of rows with a key. */
const MIN_SHARE = 0.8;

/** Lines with the gaps above them, in font sizes. */
interface SpacedLines {
  readonly gaps: readonly number[];
  readonly cells: readonly (readonly TrackCell[])[];
  readonly columns: number;
  /** Whether a rule is above it. */
  readonly isParted: (index: number) => boolean;
}

/**
 * Returns the gap from which a line starts a row, if the gaps between lines come in two sizes: narrow ones between the lines of wrapped cells and
 * wide ones between rows. Null if they do not, or if narrow gaps separate whole rows.
 */
export function rowGap(
  lines: readonly Line[],
  cells: readonly (readonly TrackCell[])[],
  columns: number,
  separators: readonly number[],
): number | null {
  const isParted = (index: number): boolean =>
    separators.some((at) => at > lines[index - 1]!.baseline - 1 && at < lines[index]!.baseline);
  const gaps = lines.map((line, index) =>
    index === 0 ? Infinity : (line.baseline - lines[index - 1]!.baseline) / line.size,
  );
  // A rule takes up space of its own.
  const usable = gaps
    .filter((gap, index) => gap >= MIN_LEADING && gap < Infinity && !isParted(index))
    .sort((a, b) => a - b);
  const spaced: SpacedLines = { gaps, cells, columns, isParted };
  const tight = widestStep(usable, WIDEST_LEADING);
  if (tight !== null && partsRows(tight, spaced, MIN_SHARE)) return tight;
  const loose = widestStep(usable, LOOSEST_LEADING);
  return loose !== null && partsRows(loose, spaced, 1) ? loose : null;
}

/** Returns the middle of the widest step between gaps, starting from one that may be a leading; null if there is no step. */
function widestStep(gaps: readonly number[], widestLeading: number): number | null {
  let best = MIN_STEP;
  let limit: number | null = null;
  for (let index = 1; index < gaps.length && gaps[index - 1]! <= widestLeading; index++) {
    const step = gaps[index]! / gaps[index - 1]!;
    if (step <= best) continue;
    best = step;
    limit = (gaps[index]! + gaps[index - 1]!) / 2;
  }
  return limit;
}

/** Whether wider gaps separate rows with a key, and lines after narrower gaps look like the rest of a cell, for the given share of them. */
function partsRows(limit: number, { gaps, cells, columns, isParted }: SpacedLines, share: number): boolean {
  let continuing = 0;
  let fitting = 0;
  let keyless = 0;
  let rows = 0;
  let keyed = 0;
  let inRow: TrackCell[] = [];
  for (const [index, line] of cells.entries()) {
    if (index === 0 || gaps[index]! >= limit || isParted(index)) {
      rows++;
      if (inRow.some((cell) => cell.column === 0)) keyed++;
      inRow = [];
    } else if (gaps[index]! >= MIN_LEADING) {
      continuing++;
      if (line[0]?.column !== 0) keyless++;
      if (line.length < columns && !repeatsNumber(inRow, line)) fitting++;
    }
    inRow.push(...line);
  }
  if (inRow.some((cell) => cell.column === 0)) keyed++;
  const isKeyless = share === 1 ? keyless === continuing : 2 * keyless >= continuing;
  return rows >= 2 && isKeyless && fitting >= share * continuing && keyed >= share * rows;
}

/** Whether a number is under a number, which starts a row: numbers do not wrap. */
export function repeatsNumber(row: readonly TrackCell[], line: readonly TrackCell[]): boolean {
  return line.some((cell) => isNumber(cell) && row.some((other) => other.column === cell.column && isNumber(other)));
}

/** Whether a cell is a number; brackets and tolerances may be on a separate line below it. */
export function isNumber(cell: TrackCell): boolean {
  const digits = countDigits(cell.words);
  if (digits === 0) return false;
  const text = cell.words.map((word) => word.text).join("");
  return digits >= 0.4 * text.length && !/^[(±[]|[±(,/–-]$/.test(text);
}

/** Whether cells are several numbers, all in brackets, such as standard errors under their estimates. */
export function isBracketed(cells: readonly TrackCell[]): boolean {
  return (
    cells.length >= 2 && cells.every(({ words }) => /^\([−–-]?[\d.,]+\)$/.test(words.map((word) => word.text).join("")))
  );
}

/** Whether a cell is a share in brackets, "(57.5%)", which wraps after its count in a narrow column. */
export function isShare({ words }: TrackCell): boolean {
  return words[0]!.text.startsWith("(") && /^\([\d.,]+%\)$/.test(words.map((word) => word.text).join(""));
}

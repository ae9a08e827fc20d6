import { MIN_LEADING, WIDEST_LEADING } from "./leading.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { countDigits } from "../../text/digits.ts";
import type { TrackCell } from "../columns/track-cell.ts";

// Shown by row-gap.test.ts, even-rows.test.ts, wrapped-rows.test.ts.

/** Rows are further apart than the lines of a cell by their padding: at 9 pt a single point of it makes 1.2. */
const MIN_STEP = 1.12;
/** Where the lines of cells are further apart than {@link WIDEST_LEADING}, all of them look like the rest of a cell. */
const LOOSEST_LEADING = 1.8;
/** Share of the lines after narrow gaps that must look like the rest of a cell, and of rows that must have a key. */
const MAX_RATIO = 0.8;

/** Lines with the gaps over them, in font sizes. */
interface SpacedLines {
  readonly gaps: readonly number[];
  readonly cells: readonly (readonly TrackCell[])[];
  readonly columns: number;
  /** A drawn line is over it. */
  readonly isParted: (index: number) => boolean;
}

/**
 * The gap from which on a line starts a row, where the gaps between lines come in two sizes: narrow ones between the
 * lines of wrapped cells and wide ones between rows. Null where they do not, or where narrow gaps part whole rows.
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
  // A drawn line makes room for itself.
  const usable = gaps
    .filter((gap, index) => gap >= MIN_LEADING && gap < Infinity && !isParted(index))
    .sort((a, b) => a - b);
  const spaced: SpacedLines = { gaps, cells, columns, isParted };
  const tight = widestStep(usable, WIDEST_LEADING);
  if (tight !== null && partsRows(tight, spaced, MAX_RATIO)) return tight;
  const loose = widestStep(usable, LOOSEST_LEADING);
  return loose !== null && partsRows(loose, spaced, 1) ? loose : null;
}

/** The middle of the widest step between gaps, from one that a leading may be; null where there is no step. */
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

/** True where wider gaps part rows that have a key, and lines after narrower ones look like the rest of a cell, but for a share of them. */
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

/** A number under a number starts a row: numbers do not wrap. */
export function repeatsNumber(row: readonly TrackCell[], line: readonly TrackCell[]): boolean {
  return line.some((cell) => isNumber(cell) && row.some((other) => other.column === cell.column && isNumber(other)));
}

/** Brackets, and what a sign of tolerance ties together, may be on a line of their own below their number. */
export function isNumber(cell: TrackCell): boolean {
  const digits = countDigits(cell.words);
  if (digits === 0) return false;
  const text = cell.words.map((word) => word.text).join("");
  return digits >= 0.4 * text.length && !/^[(±[]|[±(,/–-]$/.test(text);
}

/** True for several numbers, all in brackets: standard errors under their estimates. */
export function isBracketed(cells: readonly TrackCell[]): boolean {
  return (
    cells.length >= 2 && cells.every(({ words }) => /^\([−–-]?[\d.,]+\)$/.test(words.map((word) => word.text).join("")))
  );
}

/** True for a share in brackets, "(57.5%)", which continues after its count where the column is narrow. */
export function isShare({ words }: TrackCell): boolean {
  return words[0]!.text.startsWith("(") && /^\([\d.,]+%\)$/.test(words.map((word) => word.text).join(""));
}

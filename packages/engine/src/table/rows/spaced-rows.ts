import { WIDEST_LEADING } from "./leading.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { charsOf } from "../../text/word.ts";
import type { Tracks } from "../columns/tracks.ts";
import type { LineCell } from "../columns/track-cell.ts";

// Shown by spaced-rows.test.ts.

/** Columns of prose come in twos, and a picture's caption stands beside it. */
const LEAST_COLUMNS = 3;
/** A header and three rows. */
const LEAST_ROWS = 4;
/** Rows stand further apart than lines of a cell, by their padding: at 9 pt a point of it makes so many times as much. */
const LEAST_STEP = 1.12;
/** Names of columns; rows of a list begin with a term or a sign, and the text itself stands beside it. */
const LONGEST_NAME = 36;
/** Share of the rows that fill most columns on one line: the rest have empty cells. */
const LEAST_FILLED = 0.75;

/**
 * True for rows of wrapped cells that white parts over all columns, under a header that names each: columns of prose end their
 * paragraphs at heights of their own.
 */
export function haveSpacedRows(lines: readonly Line[], tracks: Tracks): boolean {
  const columns = tracks.separators.length + 1;
  if (columns < LEAST_COLUMNS || lines.length < LEAST_ROWS) return false;
  const rows = atWhite(lines);
  if (rows.length < LEAST_ROWS) return false;
  const isWhole = (line: Line): boolean => tracks.cellsOf(line).every(({ columnSpan }) => columnSpan === 1);
  const header = tracks.cellsOf(lines[0]!);
  if (header.length < columns || !header.every(isName) || !lines.every(isWhole)) return false;
  const filled = rows.filter((row) => row.some((line) => tracks.cellsOf(line).length > columns / 2));
  return filled.length >= LEAST_FILLED * rows.length;
}

function isName({ words }: LineCell): boolean {
  return charsOf(words) <= LONGEST_NAME && words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Parts lines at the gaps that stand out from the leading; one part where none does, or where it is that of rows. */
function atWhite(lines: readonly Line[]): Line[][] {
  let leading = Infinity;
  for (let at = 1; at < lines.length; at++) {
    leading = Math.min(leading, (lines[at]!.baseline - lines[at - 1]!.baseline) / lines[at]!.size);
  }
  const rows: Line[][] = [[lines[0]!]];
  if (leading > WIDEST_LEADING) return rows;
  for (let at = 1; at < lines.length; at++) {
    const gap = (lines[at]!.baseline - lines[at - 1]!.baseline) / lines[at]!.size;
    if (gap >= LEAST_STEP * leading) rows.push([]);
    rows.at(-1)!.push(lines[at]!);
  }
  return rows;
}

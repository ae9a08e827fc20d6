import { unionBoxes } from "../../geometry/box.ts";
import { leastWidth } from "../../text/without-spaces.ts";
import type { LineCell } from "../columns/track-cell.ts";

// Shown by open-rows.test.ts.

/**
 * Minimum number of lines of words only, two of which may be one text, minimum share of them that begin in all their columns, and not only in the
 * first.
 */
const MIN_WORDED = 3;
const MIN_WORDED_SHARE = 0.75;
/**
 * Width of a space in font sizes, and minimum share of the texts whose first word would have fitted on the line above; narrower columns have no room.
 */
const SPACE = 0.2;
const MIN_FREE = 0.5;
const MIN_WIDTH = 3.5;
const MIN_PAIRED = 0.6;
/** Start of a cell's text; a wrapped line starts with a lower-case letter. */
export const OPENING: RegExp = /^[^\p{Ll}\p{Lm}\p{Lo}]/u;

/** The cells of one line. */
export type Cells = readonly LineCell[];

const NONE: ReadonlySet<Cells> = new Set();

/**
 * Returns lines that begin rows although they contain only words: all lines, if they fill the same columns and are not wrapped there, or most, in
 * three or more columns. Lists in two fields side by side share some of their heights.
 */
export function wordedRows(lines: readonly Cells[], first: number): ReadonlySet<Cells> {
  const columns = new Set(lines.flatMap((line) => line.map(({ column }) => column))).size;
  if (lines.length < MIN_WORDED || columns < 2) return NONE;
  const beginning = lines.filter((line) => begins(line, first));
  const isWhole = lines.every((line) => line.length === columns);
  if (isWhole) return beginning.length === lines.length || haveSpace(lines) ? new Set(lines) : NONE;
  const paired = beginning.filter((line) => line.length > 1).length;
  // Under rows that fill all columns, the texts of later lines are continuations.
  const full = new Set(beginning.filter((line) => line.length === columns));
  const goOn = lines.every((line) => full.has(line) || line[0]!.column > first);
  if (columns > 2 && full.size >= MIN_WORDED && goOn) return full;
  const areMost = paired >= MIN_PAIRED * lines.length && beginning.length >= MIN_WORDED_SHARE * lines.length;
  return columns > 2 && areMost ? new Set(beginning) : NONE;
}

/**
 * Whether the first word of a text would mostly have had room on the line above; wrapping leaves none. With three or more columns, one such text
 * shows that a line begins a row, since no row wraps in all of its cells at every line.
 */
function haveSpace(lines: readonly Cells[]): boolean {
  const boxes = lines.map((line) => line.map(({ words }) => unionBoxes(words)));
  const columns = boxes[0]!.map((_, column) => unionBoxes(boxes.map((line) => line[column]!)));
  let free = 0;
  let telling = 0;
  for (const [at, line] of lines.slice(1).entries()) {
    let columnsFree = 0;
    let columnsTelling = 0;
    for (const [column, { left, right }] of columns.entries()) {
      const word = line[column]!.words[0]!;
      if (right - left < MIN_WIDTH * word.size) continue;
      columnsTelling++;
      if (boxes[at]![column]!.right + SPACE * word.size + leastWidth(word) <= right) columnsFree++;
    }
    free += columns.length > 2 ? Math.min(columnsFree, 1) : columnsFree;
    telling += columns.length > 2 ? Math.min(columnsTelling, 1) : columnsTelling;
  }
  return telling > 0 && free >= MIN_FREE * telling;
}

/** Whether each text begins like the start of a text, from the first column on. */
function begins(line: Cells, first: number): boolean {
  return line[0]!.column === first && line.every(({ words: [word] }) => OPENING.test(word!.text));
}

import { byLeft } from "../../geometry/order.ts";
import { unionBoxes } from "../../geometry/box.ts";
import { type Line, shareOfBold } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";
import type { LineCell } from "../columns/track-cell.ts";
import { textStarts } from "../columns/line-gaps.ts";
import { Tracks } from "../columns/tracks.ts";

// Shown by begun-columns.test.ts.

/** Minimum number of columns after the first that begin with a word of a line of names, and the tolerance in points; one or two do by chance. */
const MIN_BEGUN = 3;
const SAME_START = 1.5;

/** Minimum number of columns of a table with one row under its names. */
const MIN_COLUMNS = 3;
const MIN_PLAIN_COLUMNS = 5;
/** Minimum number of words with a digit in its row, relative to its columns. */
const MIN_NUMBERS = 0.5;
/** Maximum distance of names above their row, in font sizes. */
const FARTHEST_NAMES = 2.2;
/** Minimum share of bold chars in bold names, and of chars in the row that are not bold. */
const BOLD = 0.9;

/** Whether words of a line begin where each of four or more columns does, however far the names extend over their entries. */
export function beginsColumns({ words, toLeft }: Line, { left, separators }: Tracks): boolean {
  if (toLeft || separators.length < MIN_BEGUN) return false;
  const begins = (at: number): boolean => words.some((word) => Math.abs(word.left - at) <= SAME_START);
  return begins(left) && separators.every(({ end }) => begins(end));
}

/**
 * Whether a row is under its names: each of its texts begins below a word of them. Bold names above a plain row need three columns, others more,
 * since words are below each other by chance.
 */
export function isNamedRow(row: Line, names: Line | undefined): boolean {
  if (names === undefined || names.toLeft || row.baseline - names.baseline > FARTHEST_NAMES * names.size) return false;
  const starts = textStarts(row);
  if (starts.length < MIN_COLUMNS || names.words.length < starts.length) return false;
  if (starts.length < (areBoldNames(names, row) ? MIN_COLUMNS : MIN_PLAIN_COLUMNS)) return false;
  // Names of persons may have their offices below them.
  if (row.words.filter(({ text }) => /\d/.test(text)).length < MIN_NUMBERS * starts.length) return false;
  return starts.every((start) => names.words.some(({ left }) => Math.abs(left - start) <= SAME_START));
}

/** Whether a bold line is above one that is not. */
function areBoldNames(names: Line, row: Line): boolean {
  return shareOfBold(names) >= BOLD && shareOfBold(row) <= 1 - BOLD;
}

/**
 * Splits the first line at the starts of the columns, if its names are so long that only spaces are between them.
 *
 * @returns null if the first line is not such a header, or already keeps to the columns
 */
export function placeBegunHeader(tracks: Tracks, lines: readonly Line[]): Tracks | null {
  const [header] = lines;
  if (header === undefined || !beginsColumns(header, tracks)) return null;
  if (tracks.cellsOf(header).length > tracks.separators.length) return null;
  const { left, right, separators } = tracks;
  const starts = [left, ...separators.map(({ end }) => end)];
  const texts = starts.map((): Word[] => []);
  for (const word of byLeft(header.words)) {
    texts[
      Math.max(
        0,
        starts.findLastIndex((start) => word.left >= start - SAME_START),
      )
    ]!.push(word);
  }
  const cells = texts.map((words, column): LineCell => ({ column, columnSpan: 1, words, box: unionBoxes(words) }));
  return new Tracks({ left, right, separators, placed: new Map([[header, cells]]) });
}

import type { Line } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";
import type { Tracks } from "../columns/tracks.ts";
import { isNumber } from "../rows/row-gap.ts";
import type { TrackCell } from "../columns/track-cell.ts";

// Shown by is-listing.test.ts.

/** Minimum share of a line's chars in a monospaced font; line numbers are often in another font. */
const TYPED = 0.7;
/** Maximum ratio of letter widths in a monospaced font, and minimum number of letters as evidence. */
const SAME_PITCH = 1.02;
const MIN_LETTERS = 12;
const LATIN_WORD = /^[a-z]{3,}$/i;
/** Minimum share of such lines; the others are prose between two listings. */
const MIN_TYPED_SHARE = 0.5;
/** Maximum share of words with signs of code in a typewritten table, such as field names or units. */
const MAX_SIGNS = 0.1;
/** Maximum share of lines across several columns; these are group titles. */
const MAX_SPANNING_LINES = 0.15;
/** Maximum number of header rows. */
const MAX_HEADERS = 3;
/** Minimum share of numbers among the texts of a numeric column. */
const NUMERIC = 0.6;

/** Signs of code: ends of statements, brackets, comments, options, prompts. */
const SIGN = /[;{}=<>\\"|[\]#$]|^--?\p{L}|^\/[/*]|^%+$|\*\/$|::|->|\(\)/u;

/** Whether lines are monospaced and have signs of code, in whatever columns they are. */
export function isCode(lines: readonly Line[]): boolean {
  if (!areTyped(lines)) return false;
  let words = 0;
  let signs = 0;
  for (const line of lines) {
    words += line.words.length;
    for (const { text } of line.words) if (SIGN.test(text)) signs++;
  }
  return signs > MAX_SIGNS * words;
}

/**
 * Whether lines are the output of a program, which is aligned by letters. Of 740 tables without a grid that were found in monospaced text of manuals,
 * fewer than one in twenty was meant as a table. Those have a header in words, all lines in columns, and a column of numbers or a header in another
 * font.
 */
export function isListing(lines: readonly Line[], tracks: Tracks): boolean {
  if (!areTyped(lines)) return false;
  const cells = lines.map((line) => tracks.cellsOf(line));
  const columns = tracks.separators.length + 1;
  const names = cells
    .slice(0, MAX_HEADERS)
    .findIndex((row) => row.length >= Math.max(2, columns - 1) && !row.some(isNumber));
  if (names < 0 || columns < 3) return true;
  const body = cells.slice(names + 1);
  const whole = body.filter((row) => row.some(({ columnSpan }) => columnSpan > 1)).length;
  if (whole > MAX_SPANNING_LINES * body.length) return true;
  return isTyped(lines[names]!) && !hasNumbers(body, columns);
}

function areTyped(lines: readonly Line[]): boolean {
  let others = 0;
  for (const line of lines) if (!isTyped(line) && ++others > (1 - MIN_TYPED_SHARE) * lines.length) return false;
  return true;
}

/** Whether a line is monospaced: its font says so, or its words show it, as with drawn and renamed fonts. */
export function isTyped({ words }: Line): boolean {
  let chars = 0;
  let typed = 0;
  for (const { text, style } of words) {
    chars += text.length;
    if (style.monospace) typed += text.length;
  }
  return typed >= TYPED * chars || haveOnePitch(words);
}

/**
 * Whether words have one letter width. In other fonts words of the same length differ by a tenth or more; digits have one width in most fonts. A
 * repeated word, as in the cells of a row, has one width in any font.
 */
function haveOnePitch(words: readonly Word[]): boolean {
  let least = Infinity;
  let most = 0;
  let letters = 0;
  const seen = new Set<string>();
  for (const { text, left, right } of words) {
    if (!LATIN_WORD.test(text) || seen.has(text)) continue;
    seen.add(text);
    const pitch = (right - left) / text.length;
    if (pitch < least) least = pitch;
    if (pitch > most) most = pitch;
    if (most > SAME_PITCH * least) return false;
    letters += text.length;
  }
  return letters >= MIN_LETTERS;
}

function hasNumbers(body: readonly (readonly TrackCell[])[], columns: number): boolean {
  for (let column = 1; column < columns; column++) {
    const texts = body.flatMap((row) => row.filter((cell) => cell.column === column));
    if (texts.length > 1 && texts.filter(isNumber).length >= NUMERIC * texts.length) return true;
  }
  return false;
}

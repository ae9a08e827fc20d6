import { byLeft, median } from "../../geometry/order.ts";
import { charsOf, type Word } from "../../text/word.ts";

// Shown by line-numbers.test.ts.

/** Words of a page, split into text and line numbers. */
export interface PartedWords {
  readonly text: readonly Word[];
  /** The numbers of each column, from top to bottom. */
  readonly numbers: readonly (readonly Word[])[];
}

/** Minimum number of line numbers; if only every fifth line is numbered, a page has fewer. */
const MIN_NUMBERS = 5;
/** Maximum difference between edges of numbers aligned right or left. */
const NUMBER_ALIGNMENT = 1.5;
/** Minimum share of the numbers that are one step after the one above; blank lines and formulas may have none. */
const IN_STEP = 0.8;
/** Minimum space between texts side by side, in font sizes. */
const APART = 1.5;
/** Maximum distance between the baselines of a number and its line, in font sizes. */
const MAX_BASELINE_GAP_EM = 0.5;
/** Maximum leading of numbered lines, in font sizes: double-spaced text reaches 2.5; numbered sections and figures are further apart. */
const WIDEST_LEADING = 3;
/** Two texts side by side are columns; rows of a table have more. */
const MAX_TEXTS = 2;
const MAX_IN_ROWS = 0.3;
/** Minimum number of chars in a line of running text, and minimum share of them that are letters; rows of figures, leaders and code have fewer. */
const LINE_CHARS = 25;
const LETTERS = 0.7;
/**
 * Minimum number of numbered texts that are such lines beginning with a letter, and their minimum share; the others are headings, list items and ends
 * of paragraphs.
 */
const MIN_LINES = 2;
const LINES_SHARE = 0.3;
/** Minimum share of these lines that continue a sentence; list entries and table rows seldom do. */
const LOWER_SHARE = 0.4;
/** Maximum size of line numbers relative to the lines; in scripts without capitals the size is the only evidence. */
const SMALL = 0.8;
/** Maximum share of the page's words that begin as far out as the numbers: headers and notes may, but rows of a table begin with their numbers. */
const MAX_OUTSIDE = 0.02;

const LONGEST_NUMBER = 4;
const NUMBER = /^\d{1,4}$/;
const LETTER = /\p{L}/gu;
const LOWER = /^\p{Ll}/u;
const CASED = /^[\p{Lu}\p{Ll}]/u;

/**
 * Separates line numbers from a page's words, as in the margins of manuscripts, bills, pleadings and hearing records: a column of numbers that count
 * up next to lines of running text, with nothing further out.
 */
export function partLineNumbers(words: readonly Word[]): PartedWords {
  const candidates = words.filter(isNumber);
  if (candidates.length < MIN_NUMBERS) return { text: words, numbers: [] };
  const columns = [...alignedAt("right", candidates), ...alignedAt("left", candidates)].filter(countsUp);
  if (columns.length === 0) return { text: words, numbers: [] };
  const rows = byBaseline(words);
  const numbers: (readonly Word[])[] = [];
  const taken = new Set<Word>();
  // Numbers of one column are aligned left or right; numbers with equally many digits are both.
  for (const column of columns.sort((a, b) => b.length - a.length)) {
    if (column.some((word) => taken.has(word)) || !numbersLines(column, rows)) continue;
    numbers.push(column);
    for (const word of column) taken.add(word);
  }
  return taken.size === 0 ? { text: words, numbers } : { text: words.filter((word) => !taken.has(word)), numbers };
}

function isNumber({ text }: Word): boolean {
  const first = text.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 && text.length <= LONGEST_NUMBER && NUMBER.test(text);
}

function byBaseline(words: readonly Word[]): readonly Word[] {
  return [...words].sort((a, b) => a.baseline - b.baseline);
}

/** Groups words that have one edge in common. */
function alignedAt(edge: "left" | "right", words: readonly Word[]): (readonly Word[])[] {
  const groups: Word[][] = [];
  let group: Word[] = [];
  for (const word of [...words].sort((a, b) => a[edge] - b[edge])) {
    if (group.length > 0 && word[edge] - group[0]![edge] > NUMBER_ALIGNMENT) {
      groups.push(group);
      group = [];
    }
    group.push(word);
  }
  return [...groups, group].filter(({ length }) => length >= MIN_NUMBERS).map(byBaseline);
}

/** Whether numbers under each other increase, nearly all of them by the same step. */
function countsUp(column: readonly Word[]): boolean {
  const steps: number[] = [];
  let least = Infinity;
  for (let at = 1; at < column.length; at++) {
    const [above, word] = [column[at - 1]!, column[at]!];
    const step = Number(word.text) - Number(above.text);
    if (step <= 0 || word.baseline - above.baseline <= MAX_BASELINE_GAP_EM * word.size) return false;
    steps.push(step);
    least = Math.min(least, step);
  }
  return steps.filter((step) => step === least).length >= IN_STEP * steps.length;
}

/** Whether a column of numbers is at the edge of running text. */
function numbersLines(column: readonly Word[], rows: readonly Word[]): boolean {
  const lines: (readonly Word[])[] = [];
  let atLeft = 0;
  let inText = 0;
  let inRows = 0;
  for (const number of column) {
    const sameRow = wordsOnLineOf(number, rows);
    const isLeft = sameRow.every(({ left }) => left >= number.right);
    if (!isLeft && sameRow.some(({ right }) => right > number.left)) return false;
    if (isLeft) atLeft++;
    const texts = textsOf(sameRow).filter((words) => words.some((word) => !isNumber(word)));
    if (texts.length > 0) inText++;
    const line = texts.at(isLeft ? 0 : -1);
    if (line !== undefined && isRunningText(line)) lines.push(line);
    if (texts.length > MAX_TEXTS) inRows++;
  }
  if (lines.length < Math.max(MIN_LINES, LINES_SHARE * inText) || inRows > MAX_IN_ROWS * inText) return false;
  if (leadingOf(column) > WIDEST_LEADING * median(lines.map(([first]) => first!.size))) return false;
  if (!areOutside(column, atLeft > column.length / 2, rows)) return false;
  const shareOf = (is: (first: Word) => boolean): number => lines.filter(([first]) => is(first!)).length / lines.length;
  if (shareOf(({ text }) => LOWER.test(text)) >= LOWER_SHARE) return true;
  return shareOf(({ text, size }) => !CASED.test(text) && column[0]!.size <= SMALL * size) > 1 - LOWER_SHARE;
}

function isRunningText(line: readonly Word[]): boolean {
  const chars = charsOf(line);
  if (chars < LINE_CHARS || line[0]!.text.search(LETTER) !== 0) return false;
  const letters = line.reduce((sum, { text }) => sum + (text.match(LETTER)?.length ?? 0), 0);
  return letters >= LETTERS * chars;
}

/** Whether hardly any other word begins, or ends, as far out. */
function areOutside(column: readonly Word[], atLeft: boolean, rows: readonly Word[]): boolean {
  const edge = atLeft ? Math.max(...column.map(({ right }) => right)) : Math.min(...column.map(({ left }) => left));
  const out = rows.filter(({ left, right }) => (atLeft ? left < edge : right > edge));
  return out.length - column.length <= MAX_OUTSIDE * rows.length;
}

/** Returns the words on the line of a number, from left to right. */
function wordsOnLineOf(number: Word, rows: readonly Word[]): readonly Word[] {
  const reach = MAX_BASELINE_GAP_EM * number.size;
  let from = 0;
  let until = rows.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    if (rows[middle]!.baseline < number.baseline - reach) from = middle + 1;
    else until = middle;
  }
  const sameRow: Word[] = [];
  for (let at = from; at < rows.length && rows[at]!.baseline <= number.baseline + reach; at++) {
    if (rows[at] !== number) sameRow.push(rows[at]!);
  }
  return byLeft(sameRow);
}

/** Splits a line into texts at its wide gaps. */
function textsOf(line: readonly Word[]): readonly (readonly Word[])[] {
  const texts: Word[][] = [];
  for (const word of line) {
    const last = texts.at(-1)?.at(-1);
    if (last === undefined || word.left - last.right > APART * word.size) texts.push([word]);
    else texts.at(-1)!.push(word);
  }
  return texts;
}

/** Distance from line to line, if every n-th line is numbered. */
function leadingOf(column: readonly Word[]): number {
  return median(
    column
      .slice(1)
      .map((word, at) => (word.baseline - column[at]!.baseline) / (Number(word.text) - Number(column[at]!.text))),
  );
}

import type { TextStyle } from "../read/raw/raw-page.ts";
import { orderToLeft, readsToLeft } from "./right-to-left.ts";
import { overlap } from "../geometry/box.ts";
import { prevailingWord, type TextRun, type Word } from "./word.ts";
import { sortBy } from "../geometry/order.ts";
import { toRun } from "./words-to-runs.ts";

/** Minimum share of the narrower of two runs that the other covers. */
const MIN_SHARED = 0.5;
/** Maximum gap between words without a space. */
const MAX_LETTER_GAP_EM = 0.24;
/** Minimum size of an initial, in sizes of its word. */
const MIN_INITIAL_SIZES = 1.6;

/** A line of a region, with the style of most of its chars. */
export interface Line extends TextRun {
  readonly text: string;
  readonly style: TextStyle;
  /** Number of chars without spaces, and of those that are bold or italic. */
  readonly chars: number;
  readonly boldChars: number;
  readonly italicChars: number;
  /** Whether most of its words are of a right-to-left script. */
  readonly toLeft: boolean;
}

/** Counts, not shares, of a line's chars: shares would be integers in most lines, and change the shape (in V8) of the others. */
type CharCounts = Pick<Line, "chars" | "boldChars" | "italicChars">;

/** Share of a line's chars that are bold, 0–1. */
export function shareOfBold({ boldChars, chars }: CharCounts): number {
  return boldChars / chars;
}

/** Share of a line's chars that are italic, 0–1. */
export function shareOfItalics({ italicChars, chars }: CharCounts): number {
  return italicChars / chars;
}

/** Share of the smaller height by which two runs of one line overlap. */
const SAME_LINE = 0.5;

/** Joins the runs of one column that share a baseline, and sorts the lines from top to bottom. */
export function runsToLines(runs: readonly TextRun[]): readonly Line[] {
  const groups: OpenLine[] = [];
  for (const run of sortBy(runs, isHigherRun)) {
    const home = findHome(groups, run);
    if (home === null) groups.push({ runs: [run], top: run.top, bottom: run.bottom });
    else {
      home.runs.push(run);
      if (run.bottom - run.top > home.bottom - home.top) {
        home.top = run.top;
        home.bottom = run.bottom;
      }
    }
  }
  const lines: Line[] = [];
  for (const { runs: joined } of groups) {
    lines.push(joined.length === 1 ? runToLine(joined[0]!) : toLine(joined.flatMap((run) => run.words)));
  }
  return sortBy(lines, isHigherLine);
}

/** Runs that share a baseline. */
interface OpenLine {
  readonly runs: TextRun[];
  /** Top of its highest run. */
  top: number;
  bottom: number;
}

function isHigherRun(a: TextRun, b: TextRun): boolean {
  return a.baseline < b.baseline || (a.baseline === b.baseline && a.left < b.left);
}

function isHigherLine(a: Line, b: Line): boolean {
  return a.baseline < b.baseline;
}

/** A superscript may be sorted after a line that it does not belong to; searching a few lines back is enough. */
const MAX_BACK = 3;

/** The last line at the height of a run that has free space for it. */
function findHome(groups: readonly OpenLine[], run: TextRun): OpenLine | null {
  const height = run.bottom - run.top;
  for (let at = groups.length - 1; at >= 0 && at >= groups.length - MAX_BACK; at--) {
    const group = groups[at]!;
    const shared = overlap(group.top, group.bottom, run.top, run.bottom);
    if (shared >= SAME_LINE * Math.min(group.bottom - group.top, height) && fits(group.runs, run.words)) return group;
  }
  return null;
}

/** Makes a line from words in any order. */
export function toLine(words: readonly Word[]): Line {
  const toLeft = readsToLeft(words);
  return describe(toRun(toLeft ? orderToLeft(sortBy(words, isRightOf)) : sortBy(words, isLeftOf)), toLeft);
}

/** The same for a single run, whose values are already summarised; nearly every line has only one. */
function runToLine(run: TextRun): Line {
  const isInOrder = !readsToLeft(run.words) && sortBy(run.words, isLeftOf) === run.words;
  return isInOrder ? describe(run, false) : toLine(run.words);
}

/** @param run - its words in reading order */
function describe(run: TextRun, toLeft: boolean): Line {
  const { words, left, right, size, baseline, top, bottom } = run;
  const first = words[0]!;
  let isEven = true;
  let chars = 0;
  let bold = 0;
  let italic = 0;
  for (const word of words) {
    const length = word.text.length;
    chars += length;
    if (word.style.bold) bold += length;
    if (word.style.italic) italic += length;
    if (word.style !== first.style) isEven = false;
  }
  return {
    words,
    left,
    right,
    size,
    baseline,
    top,
    bottom,
    text: lineText(words),
    style: isEven ? first.style : prevailingWord(words, isOfStyle).style,
    chars,
    boldChars: bold,
    italicChars: italic,
    toLeft,
  };
}

/**
 * A copy of a line with changes, field by field in the order in which lines are created: with a spread, V8 would compile all code that reads
 * lines again.
 */
export function changeLine(line: Line, changes: Partial<Line>): Line {
  return {
    words: changes.words ?? line.words,
    left: changes.left ?? line.left,
    right: changes.right ?? line.right,
    size: changes.size ?? line.size,
    baseline: line.baseline,
    top: changes.top ?? line.top,
    bottom: changes.bottom ?? line.bottom,
    text: changes.text ?? line.text,
    style: line.style,
    chars: line.chars,
    boldChars: line.boldChars,
    italicChars: line.italicChars,
    toLeft: line.toLeft,
  };
}

function isLeftOf(a: Word, b: Word): boolean {
  return a.left < b.left || (a.left === b.left && a.order < b.order);
}

function isRightOf(a: Word, b: Word): boolean {
  return a.left > b.left || (a.left === b.left && a.order < b.order);
}

function isOfStyle(a: Word, b: Word): boolean {
  return a.style === b.style;
}

function fits(runs: readonly TextRun[], others: readonly Word[]): boolean {
  for (const { words } of runs) {
    for (const { left, right } of words) {
      for (const other of others) {
        const shared = overlap(left, right, other.left, other.right);
        if (shared >= MIN_SHARED * Math.min(right - left, other.right - other.left)) return false;
      }
    }
  }
  return true;
}

function lineText(words: readonly Word[]): string {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!;
    if (at > 0 && isGlued(words[at - 1]!, words[at]!)) parts[parts.length - 1] += text;
    else parts.push(text);
  }
  const text = parts.join(" ");
  // A soft hyphen is visible only where the line breaks.
  return text.includes("\u00ad") ? text.replace(/\u00ad(?=\S)/g, "") : text;
}

/** Whether a word continues the previous one in the content stream, and is also directly after it on the page. */
function isGlued(last: Word, word: Word): boolean {
  return (!word.spaceBefore && Math.abs(gapTo(last, word)) < MAX_LETTER_GAP_EM * word.size) || isDropCap(last, word);
}

/** White space between two consecutive words of a line, in either direction. */
function gapTo(last: Word, word: Word): number {
  return word.left < last.left ? last.left - word.right : word.left - last.right;
}

/** A large initial belongs to the word after it; "A" and "I" may be words of their own, and then a space follows. */
function isDropCap(initial: Word, word: Word): boolean {
  if (initial.size < MIN_INITIAL_SIZES * word.size || !/^\p{Lu}$/u.test(initial.text) || !/^\p{L}/u.test(word.text)) {
    return false;
  }
  return word.left - initial.right < (/[AI]/.test(initial.text) ? 0.2 : 0.8) * word.size;
}

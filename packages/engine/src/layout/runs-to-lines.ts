import type { TextStyle } from "../read/pdf/raw-page.ts";
import { orderToLeft, readsToLeft } from "./right-to-left.ts";
import { overlap, type TextRun, type Word } from "./text.ts";
import { toRun } from "./words-to-runs.ts";

/** A line of a region, with the looks of most of its chars. */
export interface Line extends TextRun {
  readonly text: string;
  readonly style: TextStyle;
  /** Share of its chars that are bold, 0–1. */
  readonly boldShare: number;
  readonly italicShare: number;
}

/** Share of the smaller height by which two runs of one line overlap. */
const SAME_LINE = 0.5;

/** Joins the runs of one column that share a baseline, and sorts the lines from top to bottom. */
export function runsToLines(runs: readonly TextRun[]): Line[] {
  const sorted = [...runs].sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const groups: { words: Word[]; top: number; bottom: number; baseline: number }[] = [];
  for (const run of sorted) {
    let home: (typeof groups)[number] | undefined;
    // A raised mark may sort after a line that it does not belong to; a few lines back is enough.
    for (let back = 1; back <= 3 && back <= groups.length; back++) {
      const group = groups[groups.length - back]!;
      const shared = overlap(group.top, group.bottom, run.top, run.bottom);
      if (shared >= SAME_LINE * Math.min(group.bottom - group.top, run.bottom - run.top) && fits(group.words, run)) {
        home = group;
        break;
      }
    }
    if (home === undefined) {
      groups.push({ words: [...run.words], top: run.top, bottom: run.bottom, baseline: run.baseline });
    } else {
      home.words.push(...run.words);
      if (run.bottom - run.top > home.bottom - home.top) {
        home.top = run.top;
        home.bottom = run.bottom;
        home.baseline = run.baseline;
      }
    }
  }
  return groups.map((group) => toLine(group.words)).sort((a, b) => a.baseline - b.baseline);
}

/** Makes a line of words in any order. */
export function toLine(words: readonly Word[]): Line {
  const direction = readsToLeft(words) ? -1 : 1;
  const inOrder = direction > 0 && isInOrder(words);
  const sorted = inOrder ? words : [...words].sort((a, b) => direction * (a.left - b.left) || a.order - b.order);
  const ordered = direction < 0 ? orderToLeft(sorted) : sorted;
  let isEven = true;
  let chars = 0;
  let bold = 0;
  let italic = 0;
  for (const word of ordered) {
    const length = word.text.length;
    chars += length;
    if (word.style.bold) bold += length;
    if (word.style.italic) italic += length;
    if (word.style !== ordered[0]!.style) isEven = false;
  }
  const { left, right, size, baseline, top, bottom } = toRun(ordered);
  return {
    words: ordered,
    left,
    right,
    size,
    baseline,
    top,
    bottom,
    text: lineText(ordered),
    style: isEven ? ordered[0]!.style : prevailingStyle(ordered),
    boldShare: bold / chars,
    italicShare: italic / chars,
  };
}

function isInOrder(words: readonly Word[]): boolean {
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!;
    const before = words[at - 1]!;
    if (word.left < before.left || (word.left === before.left && word.order < before.order)) return false;
  }
  return true;
}

function prevailingStyle(words: readonly Word[]): TextStyle {
  const weight = new Map<TextStyle, number>();
  for (const { style, text } of words) weight.set(style, (weight.get(style) ?? 0) + text.length);
  let prevailing = words[0]!.style;
  for (const [style, share] of weight) if (share > weight.get(prevailing)!) prevailing = style;
  return prevailing;
}

function fits(words: readonly Word[], run: TextRun): boolean {
  return run.words.every((word) =>
    words.every(
      (other) =>
        overlap(word.left, word.right, other.left, other.right) <
        0.5 * Math.min(word.right - word.left, other.right - other.left),
    ),
  );
}

function lineText(words: readonly Word[]): string {
  let text = "";
  let last: Word | undefined;
  for (const word of words) {
    // A piece that continues its word in the stream stands right after it on the page, too.
    const glued = last !== undefined && !word.spaceBefore && Math.abs(word.left - last.right) < 0.24 * word.size;
    text += last === undefined || glued || isDropCap(last, word) ? word.text : ` ${word.text}`;
    last = word;
  }
  // A soft hyphen shows only where the line breaks.
  return text.includes("\u00ad") ? text.replace(/\u00ad(?=\S)/g, "") : text;
}

/** A large initial belongs to the word after it; "A" and "I" may be words of their own, and then a space follows. */
function isDropCap(initial: Word, word: Word): boolean {
  if (initial.size < 1.6 * word.size || !/^\p{Lu}$/u.test(initial.text) || !/^\p{L}/u.test(word.text)) return false;
  return word.left - initial.right < (/[AI]/.test(initial.text) ? 0.2 : 0.8) * word.size;
}

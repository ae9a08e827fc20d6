import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";

// Shown by forms.test.ts.

/** An answer is larger than its label, or set in another font. */
const LARGER = 1.1;
/** Maximum distance between a border and its text, in font sizes. */
const WIDEST_MARGIN = 1.2;
/** Maximum baseline difference of words on one line, and minimum of words on the next, in font sizes. */
const SAME_LINE = 0.4;
const NEXT_LINE = 0.5;
/** The number of a label: "1.", "12a", "(3)", "4.名". */
const NUMBER = /^\(?(\d{1,3})[a-z]?[.)]?(?:$|\p{L})/iu;

/** The position of a text in its cell. */
export interface LabelLook {
  /** Whether an answer in another style is below it. */
  readonly captioned: boolean;
  readonly colon: boolean;
  /** Whether it continues on the next line in the same style. */
  readonly wrapped: boolean;
  /** Whether it starts at the cell's left border, or at the right border if it is right-to-left. */
  readonly startsLeft: boolean;
  /** Whether it crosses the cell's borders. */
  readonly crossing: boolean;
}

/** Measures the words of a cell, which has at least one. */
export function labelLook(words: readonly Word[], box: Box): LabelLook {
  let first = words[0]!;
  let last = words[0]!;
  for (const word of words) {
    if (word.baseline < first.baseline - 1) first = word;
    if (word.baseline > last.baseline + 1) last = word;
  }
  const isUnder = last.baseline > first.baseline + NEXT_LINE * first.size;
  const margin = WIDEST_MARGIN * first.size;
  const lineEnd = first.baseline + SAME_LINE * first.size;
  let end = first;
  let startsLeft = false;
  let crossing = false;
  for (const word of words) {
    const { left, right } = word;
    if (left < box.left - 1 || right > box.right + 1) crossing = true;
    if (word.baseline >= lineEnd) continue;
    if (right > end.right) end = word;
    if ((word.rightToLeft ? box.right - right : left - box.left) <= margin) startsLeft = true;
  }
  const isAnswer = last.size > LARGER * first.size || last.style.font !== first.style.font;
  return {
    captioned: isUnder && isAnswer,
    wrapped: isUnder && !isAnswer,
    startsLeft,
    crossing,
    colon: mayEndInColon(words) && hasColon(words, end, lineEnd),
  };
}

function hasColon(words: readonly Word[], end: Word, lineEnd: number): boolean {
  return /[:：]$/.test(end.text) || words.some(({ baseline, text }) => baseline < lineEnd && /\p{L}[:：]$/u.test(text));
}

/** Whether a word may end in a colon; false for most texts, which saves measuring them. */
export function mayEndInColon(words: readonly Word[]): boolean {
  return words.some(({ text }) => text.endsWith(":") || text.endsWith("："));
}

/** Returns the number before a label, on its line; null if there is none. */
export function labelNumber([first, second]: readonly Word[]): number | null {
  const digits = NUMBER.exec(first!.text)?.[1];
  if (digits === undefined) return null;
  const hasLabelNext =
    second !== undefined && Math.abs(second.baseline - first!.baseline) < 1 && /^[\p{L}("]/u.test(second.text);
  return hasLabelNext || /\p{L}{2}/u.test(first!.text) ? Number(digits) : null;
}

import type { Word } from "./word.ts";

// Shown by cell-text.test.ts, cell-blocks.test.ts, join-lines.test.ts.

/** Chinese and Japanese have no space between words or lines: ideographs, kana, and their punctuation. */
const WITHOUT_SPACES = /^[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/;
/** The first of them, which excludes nearly every text. */
const FIRST_WITHOUT_SPACES = 0x3001;

/** Whether a char, by its code, is next to others without a space. */
export function isWithoutSpaces(code: number): boolean {
  return code >= FIRST_WITHOUT_SPACES && WITHOUT_SPACES.test(String.fromCharCode(code));
}

/** Whether the end of one line and the start of the next are joined without a space. */
export function joinsWithoutSpace(before: string, after: string): boolean {
  return isWithoutSpaces(before.charCodeAt(before.length - 1)) && isWithoutSpaces(after.charCodeAt(0));
}

/** Minimum width that a line must have left, or its text continues in the next: a word, or one ideograph, between which lines may break anywhere. */
export function leastWidth({ text, left, right, size }: Word): number {
  return isWithoutSpaces(text.charCodeAt(0)) ? Math.min(size, right - left) : right - left;
}

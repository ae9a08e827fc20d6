import type { Word } from "../../text/word.ts";

/** Minimum gap between words, as a share of a letter's width. Smaller gaps occur inside words: ink is narrower than a monospaced letter. */
const MIN_GAP = 0.35;

/** Returns the words of a line in a monospaced font, with the spaces that were typed between them. */
export function typedText(words: readonly Word[]): string {
  let width = 0;
  let letters = 0;
  for (const { text, left, right } of words) {
    width += right - left;
    letters += text.length;
  }
  const pitch = width / letters;
  let typed = "";
  let end = NaN;
  for (const { text, left, right } of words) {
    const gap = (left - end) / pitch;
    if (typed !== "") typed += " ".repeat(Math.max(gap > MIN_GAP ? 1 : 0, Math.round(gap)));
    typed += text;
    end = right;
  }
  return typed;
}

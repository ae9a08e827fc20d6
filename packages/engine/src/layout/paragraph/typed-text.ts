import type { Word } from "../../text/word.ts";

/** Of a letter's width: what is less parts no words in letters of one width, though the words' ink is narrower than they are. */
const MIN_GAP = 0.35;

/** The words of a line in letters of one width, with the blanks between them that were typed. */
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

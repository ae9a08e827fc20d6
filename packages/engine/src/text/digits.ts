import type { Word } from "./word.ts";

/** Number of digits in a cell, counted word by word, because this runs for every cell of every candidate table. */
export function countDigits(words: readonly Word[]): number {
  let count = 0;
  for (const { text } of words) {
    for (let at = 0; at < text.length; at++) if (isDigit(text.charCodeAt(at))) count++;
  }
  return count;
}

/** Whether the last char of a text is a digit. */
export function endsInDigit(text: string): boolean {
  return isDigit(text.charCodeAt(text.length - 1));
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

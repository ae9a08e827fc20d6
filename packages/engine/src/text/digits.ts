import type { Word } from "./word.ts";

/** How many chars of a cell are digits: counted word by word, since every cell of every candidate is asked. */
export function countDigits(words: readonly Word[]): number {
  let count = 0;
  for (const { text } of words) {
    for (let at = 0; at < text.length; at++) if (isDigit(text.charCodeAt(at))) count++;
  }
  return count;
}

/** True where a text's last char is a digit. */
export function endsInDigit(text: string): boolean {
  return isDigit(text.charCodeAt(text.length - 1));
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

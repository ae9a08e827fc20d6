import type { Word } from "./word.ts";

// Shown by small-capitals.test.ts.

/** Simulated small capitals are capitals of another size: 0.7 to 0.85 of that of the initials. */
const SMALLEST = 0.68;
const LARGEST = 0.87;

/**
 * The size of a line in small capitals, which is that of their initials, even if most of its words have none: `I. Income distribution` in
 * small capitals has the size of the text. Null for any other line.
 *
 * @param words - of one baseline, from left to right; the size of each is that of its tallest char
 */
export function sizeOfSmallCapitals(words: readonly Word[]): number | null {
  const { size } = words[0]!;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word.size !== size && (word.size < SMALLEST * size || word.size > LARGEST * size)) return null;
    if (/\p{Ll}/u.test(word.text) || (at === 0 && !/\p{Lu}/u.test(word.text))) return null;
  }
  return size;
}

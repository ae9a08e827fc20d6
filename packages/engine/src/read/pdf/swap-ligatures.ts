import type { CharTable } from "../raw/raw-page.ts";

// Shown by swap-ligatures.test.ts.

const F = 0x66;
const LETTER_A = 0x61;
const LETTER_Z = 0x7a;
/** Sum of the second and third letter of a ligature of three letters, `fi` or `fl` after an f, and its code point. */
const SUMS: ReadonlyMap<number, number> = new Map([
  [F + 0x69, 0xfb01],
  [F + 0x6c, 0xfb02],
]);

/**
 * Repairs ligatures whose bytes a font's Unicode map has in the wrong order, as written by Ghostscript
 * 10.00: `a昀琀er`, `昀椀nd`, `e昀케cient`. Only for ligatures: two chars of one glyph whose lower bytes are all zero
 * are not Chinese or Korean, where each char has its own glyph.
 *
 * @param chars - changed in place
 */
export function swapLigatures({ code, originX, originY, count }: CharTable): void {
  for (let first = 0; first + 1 < count; first++) {
    if (!isSwapped(code[first]!)) continue;
    let end = first + 1;
    while (end < count && originX[end] === originX[first] && originY[end] === originY[first]) end++;
    const letters = Array.from(code.subarray(first, end), (each) => (isSwapped(each) ? each >> 8 : sumOf(each)));
    if (letters.length > 1 && !letters.includes(undefined)) code.set(letters as number[], first);
    first = end - 1;
  }
}

function isSwapped(code: number): boolean {
  const letter = code >> 8;
  return (code & 0xff) === 0 && letter >= LETTER_A && letter <= LETTER_Z;
}

function sumOf(code: number): number | undefined {
  return (code & 0xff) === 0 ? SUMS.get(code >> 8) : undefined;
}

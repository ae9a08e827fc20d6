import { dropChars } from "./drop-chars.ts";
import type { CharTable, TextStyle } from "./raw-page.ts";

const SPACE = 0x20;
/**
 * A gap under this share of the size parts no words. Spaces that a line was squeezed to still measure 0.15; over 550,000 gaps
 * for which PDFium inferred a space, the 600 under it were kerned pairs, letter-spaced words and code set in steps.
 */
const NARROWEST = 0.12;
/** In a monospaced font a space is as wide as a letter, 0.5 and more. */
const NARROWEST_MONOSPACED = 0.3;
/** Edges closer than this, in points, are one. */
const HAIR = 0.01;

/**
 * Leaves out blanks that PDFium inferred from a gap too narrow to part words: it measures a gap by the width of the font's
 * space, which some fonts lack and others give wrong.
 *
 * @param chars - changed in place
 * @returns how many chars are left
 */
export function dropNarrowBlanks(chars: CharTable, styles: readonly TextStyle[]): number {
  const { code, right, advanceLeft, advanceRight, originX, originY, style, count } = chars;
  let dropped: Set<number> | undefined;
  for (let index = 1; index + 1 < count; index++) {
    // A space of the file has a width, one that was inferred has none.
    if (code[index] !== SPACE || advanceLeft[index]! < advanceRight[index]!) continue;
    if (code[index - 1]! <= SPACE || code[index + 1]! <= SPACE || originY[index - 1] !== originY[index + 1]) continue;
    // From the pen, not from the ink: a J reaches back under the space before it.
    const gap = originX[index + 1]! - advanceRight[index - 1]!;
    const looks = styles[style[index + 1]!]!;
    const narrowest = looks.monospace ? NARROWEST_MONOSPACED : NARROWEST;
    if (gap < 0 || gap >= narrowest * looks.size || looks.angleDegrees !== 0) continue;
    // The ink of an f reaches beyond its advance, which is unknown then: the gap is wider than it looks.
    if (!looks.monospace && right[index - 1]! >= advanceRight[index - 1]! - HAIR) continue;
    dropped ??= new Set();
    dropped.add(index);
  }
  return dropped === undefined ? count : dropChars(chars, dropped);
}

import { dropChars } from "./drop-chars.ts";
import type { CharTable, TextStyle } from "../raw/raw-page.ts";

const SPACE = 0x20;
/**
 * A gap under this share of the size parts no words. Spaces that a line was squeezed to still measure 0.15; over 550,000 gaps
 * for which PDFium inferred a space, the 600 under it were kerned pairs, letter-spaced words and code set in steps.
 */
const NARROWEST = 0.12;
/** In a monospaced font a space is as wide as a letter, 0.5 and more. */
const NARROWEST_MONOSPACED = 0.3;
/**
 * The next pen lies this far before the end of an ink that reaches over it: 0.15 for an italic f, 0.1 for kerned letters. PDFium
 * takes such a step for the end of a line where each letter is a text of its own, as Chromium writes them.
 */
const FARTHEST_BACK = 0.2;
/** Edges closer than this, in points, are one; so are pens closer than this, in sizes. */
const HAIR = 0.01;

/** Marks are raised by up to half of the size; the next line is farther down. */
const MAX_RAISED = 0.5;

/**
 * Leaves out blanks and breaks that PDFium inferred where no white parts words: it measures a gap by the width of the font's
 * space, which some fonts lack and others give wrong, and breaks the line where a text is set char by char.
 *
 * @param chars - changed in place
 * @returns how many chars are left
 */
export function dropNarrowBlanks(chars: CharTable, styles: readonly TextStyle[]): number {
  const { code, advanceLeft, advanceRight, count } = chars;
  let dropped: Set<number> | undefined;
  for (let index = 1; index < count; index++) {
    // A space of the file has a width, one that was inferred has none.
    if (code[index]! > SPACE || advanceLeft[index]! < advanceRight[index]!) continue;
    let next = index + 1;
    while (next < count && code[next]! <= SPACE && advanceLeft[next] === advanceRight[next]) next++;
    if (next < count && areTouching(chars, index - 1, next, styles)) {
      dropped ??= new Set();
      for (let blank = index; blank < next; blank++) dropped.add(blank);
    }
    index = next;
  }
  return dropped === undefined ? count : dropChars(chars, dropped);
}

function areTouching(chars: CharTable, before: number, after: number, styles: readonly TextStyle[]): boolean {
  const { code, right, advanceLeft, advanceRight, originX, originY, style } = chars;
  if (code[before]! <= SPACE || code[after]! <= SPACE) return false;
  const last = styles[style[before]!]!;
  const looks = styles[style[after]!]!;
  if (looks.angleDegrees !== 0 || last.angleDegrees !== 0) return false;
  const size = Math.max(last.size, looks.size);
  // From the pen, not from the ink: a J reaches back under the space before it.
  const gap = originX[after]! - advanceRight[before]!;
  // Before a word in another font the space is that of the text.
  const isMonospaced = looks.monospace && style[before] === style[after];
  const narrowest = isMonospaced ? NARROWEST_MONOSPACED : NARROWEST;
  if (gap < HAIR * size && areKerned(chars, before, after, gap / size)) return true;
  if (gap < -HAIR * size || gap >= narrowest * size) return false;
  const highest = looks.size < last.size ? MAX_RAISED : HAIR;
  if (Math.abs(originY[after]! - originY[before]!) > highest * size) return false;
  // The ink of an f reaches beyond its advance, which is unknown then: the gap is wider than it looks.
  if (!isMonospaced && right[before]! >= advanceRight[before]! - HAIR) return false;
  // So does the box of a letter that its matrix slants, on both sides.
  return originX[before]! - advanceLeft[before]! <= HAIR;
}

/**
 * Chars of one look and baseline without white between them. An r whose ink reaches as far as the next letter is no end of a
 * word, however narrow its advance.
 */
function areKerned({ originY, style }: CharTable, before: number, after: number, gap: number): boolean {
  if (gap < -FARTHEST_BACK || style[before] !== style[after]) return false;
  return Math.abs(originY[after]! - originY[before]!) <= HAIR;
}

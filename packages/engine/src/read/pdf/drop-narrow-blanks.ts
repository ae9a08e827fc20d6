import { dropChars } from "./drop-chars.ts";
import type { CharTable, TextStyle } from "../raw/raw-page.ts";

const SPACE = 0x20;
/**
 * A gap below this, in font sizes, separates no words. Spaces of a tightened line still measure 0.15; of 550,000 gaps
 * for which PDFium inferred a space, the 600 below it were kerned pairs, letter-spaced words and code.
 */
const NARROWEST = 0.12;
/** In a monospaced font a space is as wide as a letter, at least 0.5. */
const NARROWEST_MONOSPACED = 0.3;
/**
 * How far the next pen position may be before the end of overlapping ink: 0.15 for an italic f, 0.1 for kerned letters. PDFium
 * takes such a step for a line end if each letter is a separate text object, as in Chromium's PDFs.
 */
const FARTHEST_BACK = 0.2;
/** Edges closer than this, in points, count as equal; so do pen positions closer than this, in font sizes. */
const HAIR = 0.01;

/** Superscripts are raised by up to half the font size; the next line is farther down. */
const MAX_RAISED = 0.5;

/**
 * Drops blanks and line breaks that PDFium inferred where there is no gap between words: it measures a gap by the width of the font's
 * space, which some fonts lack or declare wrongly, and breaks the line if a text is set char by char.
 *
 * @param chars - changed in place
 * @returns number of remaining chars
 */
export function dropNarrowBlanks(chars: CharTable, styles: readonly TextStyle[]): number {
  const { code, advanceLeft, advanceRight, count } = chars;
  let dropped: Set<number> | undefined;
  for (let index = 1; index < count; index++) {
    // A space in the file has a width, an inferred one has none.
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
  // Measured from the pen, not from the ink: a J extends back under the space before it.
  const gap = originX[after]! - advanceRight[before]!;
  // Before a word in another font, the space belongs to the text.
  const isMonospaced = looks.monospace && style[before] === style[after];
  const narrowest = isMonospaced ? NARROWEST_MONOSPACED : NARROWEST;
  if (gap < HAIR * size && areKerned(chars, before, after, gap / size)) return true;
  if (gap < -HAIR * size || gap >= narrowest * size) return false;
  const highest = looks.size < last.size ? MAX_RAISED : HAIR;
  if (Math.abs(originY[after]! - originY[before]!) > highest * size) return false;
  // The ink of an f extends beyond its advance, which is then unknown: the gap is wider than it looks.
  if (!isMonospaced && right[before]! >= advanceRight[before]! - HAIR) return false;
  // So does the box of a letter slanted by its matrix, on both sides.
  return originX[before]! - advanceLeft[before]! <= HAIR;
}

/**
 * Whether chars of one style and baseline have no gap between them. An r whose ink reaches the next letter does not end a
 * word, however narrow its advance.
 */
function areKerned({ originY, style }: CharTable, before: number, after: number, gap: number): boolean {
  if (gap < -FARTHEST_BACK || style[before] !== style[after]) return false;
  return Math.abs(originY[after]! - originY[before]!) <= HAIR;
}

import { kindsOf, RIGHT_TO_LEFT } from "../raw/char-kinds.ts";
import { columnsOf } from "./drop-chars.ts";
import type { CharTable, TextStyle } from "../raw/raw-page.ts";

/** The pen steps between letters of a word are many times larger, in points; steps between marks do not count. */
const HAIR = 0.5;
/** Letters of one word are on one line, with marks above and below, within this many font sizes. */
const SAME_LINE = 0.5;

/**
 * Reverses right-to-left words whose pen moves to the right. PDFium assumes that the letters of a line are in visual order, from the
 * left, and reverses them; LuaTeX writes them in reading order, each to the left of the one before.
 *
 * @param chars - changed in place
 */
export function orderRightToLeft(chars: CharTable, styles: readonly TextStyle[]): void {
  const { code, count } = chars;
  let from = 0;
  while (from < count) {
    if (!isOfWord(code[from]!)) {
      from++;
      continue;
    }
    const { size, angleDegrees } = styles[chars.style[from]!]!;
    const until = endOfWord(chars, from, SAME_LINE * size);
    if (angleDegrees === 0 && walksRight(chars, from, until)) {
      for (const column of columnsOf(chars)) column.subarray(from, until).reverse();
    }
    from = until;
  }
}

function endOfWord({ code, originY, count }: CharTable, from: number, most: number): number {
  let until = from + 1;
  while (until < count && isOfWord(code[until]!) && Math.abs(originY[until]! - originY[from]!) <= most) until++;
  return until;
}

/** Whether most letters are to the right of the previous one: a word of the next cell may follow without a blank. */
function walksRight({ code, originX }: CharTable, from: number, until: number): boolean {
  let toRight = 0;
  let before = -1;
  for (let at = from; at < until; at++) {
    if (isMark(code[at]!)) continue;
    if (before >= 0 && Math.abs(originX[at]! - originX[before]!) > HAIR) {
      toRight += originX[at]! > originX[before]! ? 1 : -1;
    }
    before = at;
  }
  return toRight > 0;
}

/** Digits between the letters are read to the right. */
function isOfWord(code: number): boolean {
  return (kindsOf(code) & RIGHT_TO_LEFT) !== 0 && !isDigit(code);
}

function isDigit(code: number): boolean {
  return (code >= 0x660 && code <= 0x66c) || (code >= 0x6f0 && code <= 0x6f9);
}

/** Points and vowels are above and below letters, so their place says nothing about the direction. */
function isMark(code: number): boolean {
  return /\p{M}/u.test(String.fromCharCode(code));
}

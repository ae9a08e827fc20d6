import { kindsOf, RIGHT_TO_LEFT } from "../raw/char-kinds.ts";
import type { CharTable } from "../raw/raw-page.ts";

/**
 * Puts the letters of ligatures into reading order. One glyph represents lam and alef; PDFium reverses the
 * chars of an Arabic line including those of a ligature, and lays out their boxes from left to right.
 *
 * @param chars - changed in place
 */
export function orderLigatures(chars: CharTable): void {
  const { code, originX, originY, count } = chars;
  for (let from = 0; from < count; from++) {
    if (!isRightToLeft(code[from]!)) continue;
    let until = from + 1;
    while (
      until < count &&
      originX[until] === originX[from] &&
      originY[until] === originY[from] &&
      isRightToLeft(code[until]!) &&
      chars.left[until]! > chars.left[until - 1]!
    ) {
      until++;
    }
    if (until - from > 1) turnAbout(chars, from, until);
    from = until - 1;
  }
}

function turnAbout(chars: CharTable, from: number, until: number): void {
  const { code, left, right, advanceLeft, advanceRight } = chars;
  for (const column of [code, left, right, advanceLeft, advanceRight]) column.subarray(from, until).reverse();
}

function isRightToLeft(code: number): boolean {
  return (kindsOf(code) & RIGHT_TO_LEFT) !== 0;
}

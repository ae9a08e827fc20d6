import type { CharTable, TextStyle } from "../raw/raw-page.ts";

// Shown by restore-doubles.test.ts.

const SPACE = 0x20;
const F = 0x66;
/** Pens are given to so much of a size, and a space is wider or narrower than an italic f by 0.03. */
const SAME_STEP = 0.01;

/**
 * Gives back the second f of two that PDFium takes for one printed twice, as programs once set bold: where each letter is a text of its
 * own, and an italic f reaches as far to both sides as the next one does (`dif erence`). The pen of the letter after them is two
 * steps further; a blank is inferred in between, on a line that has blanks of its own.
 *
 * @param chars - changed in place: the letter takes the place of the blank
 */
export function restoreDoubles(chars: CharTable, styles: readonly TextStyle[]): void {
  const { code, style, originX, originY, left, right, advanceLeft, advanceRight, looseTop, looseBottom } = chars;
  const { top, bottom, generated, count } = chars;
  let steps: ReadonlyMap<number, number> | undefined;
  for (let blank = 1; blank + 1 < count; blank++) {
    const [before, after] = [blank - 1, blank + 1];
    if (generated[blank] === 0 || code[blank] !== SPACE || code[before] !== F || code[after]! <= SPACE) continue;
    if (!styles[style[before]!]!.italic) continue;
    // Its box is that of the ink, on both sides of the pen's way.
    if (advanceLeft[before]! >= originX[before]! || style[before] !== style[after]) continue;
    if (originY[before] !== originY[after] || !hasBlankBefore(chars, before)) continue;
    steps ??= stepsOf(chars);
    const step = steps.get(style[before]!);
    const size = looseBottom[before]! - looseTop[before]!;
    if (step === undefined || Math.abs(originX[after]! - originX[before]! - 2 * step) > SAME_STEP * size) continue;
    for (const column of [code, style, originY, top, bottom, looseTop, looseBottom]) column[blank] = column[before]!;
    for (const column of [originX, left, right, advanceLeft, advanceRight]) column[blank] = column[before]! + step;
    generated[blank] = 0;
  }
}

/** True where the line so far has a blank that the file writes. */
function hasBlankBefore({ code, originY, generated }: CharTable, from: number): boolean {
  for (let at = from - 1; at >= 0; at--) {
    if (code[at]! <= SPACE) {
      if (generated[at] === 0) return true;
    } else if (originY[at] !== originY[from]) return false;
  }
  return false;
}

/** How far the pen moves for an f of each style, where another shows it. */
function stepsOf({ code, style, originX, originY, generated, count }: CharTable): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  for (let at = 0; at + 1 < count; at++) {
    if (code[at] !== F || style[at] !== style[at + 1] || originY[at] !== originY[at + 1]) continue;
    if (generated[at + 1] === 0) steps.set(style[at]!, originX[at + 1]! - originX[at]!);
  }
  return steps;
}

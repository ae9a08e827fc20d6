import type { CharTable, TextStyle } from "../raw/raw-page.ts";

// Shown by restore-doubles.test.ts.

const SPACE = 0x20;
const F = 0x66;
/** Precision of pen positions, in font sizes; a space and an italic f differ by 0.03. */
const SAME_STEP = 0.01;

/**
 * Restores the second f of a pair that PDFium takes for one letter printed twice, an old way to print bold: if each letter is a separate text
 * object, an italic f overlaps the next one's extent on both sides (`dif erence`). The pen of the letter after them is two
 * steps further; a blank is inferred in between, on a line that has blanks of its own.
 *
 * @param chars - changed in place: the letter replaces the blank
 */
export function restoreDoubles(chars: CharTable, styles: readonly TextStyle[]): void {
  const { code, style, originX, originY, left, right, advanceLeft, advanceRight, looseTop, looseBottom } = chars;
  const { top, bottom, generated, count } = chars;
  let steps: ReadonlyMap<number, number> | undefined;
  for (let blank = 1; blank + 1 < count; blank++) {
    const [before, after] = [blank - 1, blank + 1];
    if (generated[blank] === 0 || code[blank] !== SPACE || code[before] !== F || code[after]! <= SPACE) continue;
    if (!styles[style[before]!]!.italic) continue;
    // Its box is that of the ink, which extends past the advance on both sides.
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

/** Whether the line so far contains a blank from the file. */
function hasBlankBefore({ code, originY, generated }: CharTable, from: number): boolean {
  for (let at = from - 1; at >= 0; at--) {
    if (code[at]! <= SPACE) {
      if (generated[at] === 0) return true;
    } else if (originY[at] !== originY[from]) return false;
  }
  return false;
}

/** Pen step of an f in each style, if another f shows it. */
function stepsOf({ code, style, originX, originY, generated, count }: CharTable): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  for (let at = 0; at + 1 < count; at++) {
    if (code[at] !== F || style[at] !== style[at + 1] || originY[at] !== originY[at + 1]) continue;
    if (generated[at + 1] === 0) steps.set(style[at]!, originX[at + 1]! - originX[at]!);
  }
  return steps;
}

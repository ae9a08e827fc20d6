import { changeWord, type Word } from "../../text/word.ts";
import type { Box } from "../../geometry/box.ts";

// Shown by golden.test.ts alone; fixtures paper, report.

/** Bullets drawn as discs and squares measure 0.15–0.6 of the font size. */
const SMALLEST = 0.12;
const LARGEST = 0.7;
/** Their distance before their text, in font sizes. */
const NEAREST = 0.15;
const FARTHEST = 2.2;

/** Turns bullets that are drawn instead of set into words: small round or square shapes directly before the start of a line. */
export function drawnBullets(shapes: readonly Box[], words: readonly Word[]): Word[] {
  const small = shapes.filter((shape) => isDot(shape)).slice(0, 2000);
  if (small.length === 0) return [];
  const sorted = [...words].sort((a, b) => a.baseline - b.baseline);
  const bullets: Word[] = [];
  for (const shape of small) {
    const middle = (shape.top + shape.bottom) / 2;
    let first: Word | undefined;
    let crowded = false;
    for (let at = firstBelow(sorted, middle); at < sorted.length && sorted[at]!.baseline < middle + 14; at++) {
      const word = sorted[at]!;
      const size = shape.right - shape.left;
      if (middle < word.baseline - 0.75 * word.size || size < SMALLEST * word.size || size > LARGEST * word.size) {
        continue;
      }
      const distance = (word.left - shape.right) / word.size;
      if (distance >= NEAREST && distance <= FARTHEST && (first === undefined || word.left < first.left)) first = word;
      // With text before it, the shape is a point inside a line. With text around it, it is the dot of an i: the letters are drawn and their text was
      // recognised.
      if (word.left < shape.left && word.right > shape.left - 2 * word.size) crowded = true;
    }
    // If a stop or comma follows, the shape belongs to a formula.
    if (first !== undefined && !crowded && !/^[.,;:]/.test(first.text)) {
      bullets.push(
        changeWord(first, {
          left: shape.left,
          right: shape.right,
          text: "•",
          ink: shape,
          spaceBefore: true,
          rightToLeft: false,
        }),
      );
    }
  }
  return bullets;
}

function isDot({ left, top, right, bottom }: Box): boolean {
  const width = right - left;
  const height = bottom - top;
  return (
    width >= 1 && width <= 8 && height >= 1 && height <= 8 && Math.abs(width - height) <= 0.3 * Math.max(width, height)
  );
}

function firstBelow(sorted: readonly Word[], y: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.baseline < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

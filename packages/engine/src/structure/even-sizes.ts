import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { PageBlock } from "../page/page-block.ts";
import { type BodyStyle, roundSize } from "./body-style.ts";

// Shown by even-sizes.test.ts.

/** Text of one size measures up to 8 % more on one page than on the next: a pixel of a small letter's height. */
const SAME_SIZE = 0.1;

/**
 * Factor that converts the sizes of a recognised page to those of its document. Sizes are measured page by page, to the pixel, and rounded to
 * half points: text of one size gets two sizes, and would be smaller or larger than the body on every other page.
 *
 * @returns the factor for the size of a line; 1 on a page with text that is not recognised
 */
export function sizeFactor(
  blocks: readonly Pick<PageBlock, "placed" | "lines">[],
  body: Pick<BodyStyle, "size">,
): number {
  const weights = new Map<number, number>();
  for (const { placed, lines } of blocks) {
    if (placed !== null) continue;
    for (const { style, size, chars } of lines) {
      if (style.recognised === undefined) return 1;
      weights.set(size, (weights.get(size) ?? 0) + chars);
    }
  }
  let usual = 0;
  for (const [size, weight] of weights) if (weight > (weights.get(usual) ?? 0)) usual = size;
  return usual !== 0 && Math.abs(body.size - usual) <= SAME_SIZE * body.size ? body.size / usual : 1;
}

/** Multiplies the sizes of the lines of a paragraph. */
export function scaleSizes(lines: readonly BlockLine[], factor: number): readonly BlockLine[] {
  return factor === 1 ? lines : lines.map((line) => ({ ...line, size: roundSize(line.size * factor) }));
}

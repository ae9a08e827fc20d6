/**
 * A place in the finished document, as the contract words it: a box by its size, with its page. In points from the top-left
 * corner of the page as displayed (after rotation, inside the crop box).
 *
 * What is measured on the way there is a `Box` (box.ts). PDF's bottom-left space never leaves the PDF reader, and the
 * conversion to the wire's fractions happens once, at output.
 */
export interface BBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** 1-based. */
  readonly page: number;
}

/** The box around boxes of one page; at least one. */
export function unionBBoxes(boxes: readonly BBox[]): BBox {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
    page: boxes[0]!.page,
  };
}

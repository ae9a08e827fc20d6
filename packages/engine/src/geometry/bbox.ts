/**
 * A place in the finished document, in the form of the contract: left, top, width, height and page. In points from the top-left
 * corner of the page as displayed (after rotation, inside the crop box).
 *
 * Intermediate results use `Box` (box.ts). PDF's bottom-left space never leaves the PDF reader, and the
 * conversion to the contract's fractions happens once, at output.
 */
export interface BBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** 1-based. */
  readonly page: number;
}

/** The box around boxes of one page; the list must not be empty. */
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

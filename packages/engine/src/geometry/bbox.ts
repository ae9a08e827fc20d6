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

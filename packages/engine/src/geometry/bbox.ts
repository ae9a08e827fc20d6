/**
 * A rectangle on a page: points, origin at the top-left of the page as displayed (after rotation, inside the crop box).
 *
 * The only box type of the engine. PDF's bottom-left space never leaves the PDF reader, and the
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

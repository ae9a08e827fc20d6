import type { Box } from "../../geometry/box.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** A fill or an image painted after some text of its page. */
export interface Cover extends Box {
  readonly object: Pointer;
  /** The page object that it is, or is part of. */
  readonly root: Pointer;
  readonly isPicture: boolean;
}

/** A page with more is a drawing. */
const MAX_COVERS = 2000;
/** Covers narrower or lower than legible letters are ignored, in points. */
const MIN_SIDE = 4;

/** What may be painted over text, in painting order. */
export class CoverList {
  readonly covers: Cover[] = [];
  readonly #pdfium: Pdfium;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  /** Adds a cover if it is large enough and opaque according to its graphics state, which does not include an image's mask. */
  push({ object, root, isPicture, left, top, right, bottom }: Cover): void {
    if (this.covers.length === MAX_COVERS || right - left < MIN_SIDE || bottom - top < MIN_SIDE) return;
    if (this.#pdfium.exports.FPDFPageObj_HasTransparency(object) !== 0) return;
    this.covers.push({ object, root, isPicture, left, top, right, bottom });
  }
}

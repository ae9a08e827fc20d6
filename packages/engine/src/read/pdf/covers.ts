import type { Box } from "../../geometry/box.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** A fill or a picture that was painted after some text of its page. */
export interface Cover extends Box {
  readonly object: Pointer;
  /** The object of the page that it is, or is part of. */
  readonly root: Pointer;
  readonly isPicture: boolean;
}

/** A page of more is a drawing. */
const MAX_COVERS = 2000;
/** Narrower or lower than letters that can be read, in points. */
const MIN_SIDE = 4;

/** What may be painted over text, in the order of painting. */
export class CoverList {
  readonly covers: Cover[] = [];
  readonly #pdfium: Pdfium;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  /** Adds what is large enough, and lets nothing through, as far as its graphics state says: the mask of a picture it does not. */
  push({ object, root, isPicture, left, top, right, bottom }: Cover): void {
    if (this.covers.length === MAX_COVERS || right - left < MIN_SIDE || bottom - top < MIN_SIDE) return;
    if (this.#pdfium.exports.FPDFPageObj_HasTransparency(object) !== 0) return;
    this.covers.push({ object, root, isPicture, left, top, right, bottom });
  }
}

import type { Pdfium, Pointer } from "./pdfium.ts";

/** `FPDFPageObj_GetType`. */
const TEXT = 1;
/** Paths of a clip, and segments of each, that are looked at; what is longer clips along a drawing, and is taken to clip nothing. */
const MOST_PATHS = 8;
const MOST_SEGMENTS = 64;
/** Points: edges of letters and boxes are rounded. */
const SLACK = 1;

/** Tells texts that their clip leaves nothing of, as pictures cut out of a page hold all of its text. Dispose of it: it holds memory of PDFium. */
export class ClipFilter implements Disposable {
  readonly #pdfium: Pdfium;
  readonly #at: Pointer;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.#at = pdfium.exports.malloc(16);
  }

  /** True for a text that stands outside of the box around one of the paths that it is clipped by. */
  hides(object: Pointer): boolean {
    const { FPDFPageObj_GetType, FPDFPageObj_GetClipPath } = this.#pdfium.exports;
    const { FPDFClipPath_CountPaths, FPDFPageObj_GetBounds } = this.#pdfium.exports;
    if (FPDFPageObj_GetType(object) !== TEXT) return false;
    const clip = FPDFPageObj_GetClipPath(object);
    if (clip === 0) return false;
    const paths = Math.min(MOST_PATHS, FPDFClipPath_CountPaths(clip));
    const at = this.#at;
    if (paths <= 0 || FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return false;
    const [left, bottom, right, top] = this.#floats(4);
    for (let index = 0; index < paths; index++) {
      const box = this.#boxOf(clip, index);
      if (box === null) continue;
      const isBeside = right! < box.left - SLACK || left! > box.right + SLACK;
      if (isBeside || top! < box.bottom - SLACK || bottom! > box.top + SLACK) return true;
    }
    return false;
  }

  /** Null for a path without an extent, and for one of many parts. */
  #boxOf(clip: Pointer, path: number): { left: number; right: number; bottom: number; top: number } | null {
    const { FPDFClipPath_CountPathSegments, FPDFClipPath_GetPathSegment, FPDFPathSegment_GetPoint } =
      this.#pdfium.exports;
    const segments = FPDFClipPath_CountPathSegments(clip, path);
    if (segments < 2 || segments > MOST_SEGMENTS) return null;
    const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
    for (let index = 0; index < segments; index++) {
      const segment = FPDFClipPath_GetPathSegment(clip, path, index);
      if (segment === 0 || FPDFPathSegment_GetPoint(segment, this.#at, this.#at + 4) === 0) return null;
      const [x, y] = this.#floats(2);
      box.left = Math.min(box.left, x!);
      box.right = Math.max(box.right, x!);
      box.bottom = Math.min(box.bottom, y!);
      box.top = Math.max(box.top, y!);
    }
    return box.right > box.left && box.top > box.bottom ? box : null;
  }

  #floats(count: number): Float32Array {
    return this.#pdfium.heap.HEAPF32.subarray(this.#at >> 2, (this.#at >> 2) + count);
  }

  [Symbol.dispose](): void {
    this.#pdfium.exports.free(this.#at);
  }
}

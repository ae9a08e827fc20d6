import type { Box } from "../../geometry/box.ts";
import { boundsIn, type Transform } from "../../geometry/transform.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** `FPDFPageObj_GetType`. */
const TEXT = 1;
/** Limits on the paths of a clip and their segments; a longer clip follows a drawing, and is treated as no clip. */
const MAX_PATHS = 8;
const MAX_SEGMENTS = 64;
/** In points: edges of letters and boxes are rounded. */
const SLACK = 1;

/** In the coordinates of the object, where up is positive. */
interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/**
 * Computes the part of an object that its clip leaves visible: images may be cut out of larger ones, or out of whole pages. Must be disposed of,
 * because it holds PDFium memory.
 */
export class ClipFilter implements Disposable {
  readonly #pdfium: Pdfium;
  readonly #at: Pointer;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.#at = pdfium.exports.malloc(16);
  }

  /** Whether a text is outside its clip. */
  hides(object: Pointer): boolean {
    const { FPDFPageObj_GetType, FPDFPageObj_GetBounds } = this.#pdfium.exports;
    if (FPDFPageObj_GetType(object) !== TEXT) return false;
    const clip = this.#clipOf(object);
    const at = this.#at;
    if (clip === null || FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return false;
    const [left, bottom, right, top] = this.#floats(at, 4);
    const isOutside = right! < clip.left - SLACK || left! > clip.right + SLACK;
    return isOutside || top! < clip.bottom - SLACK || bottom! > clip.top + SLACK;
  }

  /**
   * Reduces the bounds that `FPDFPageObj_GetBounds` wrote at `at` to what the object's clip leaves visible.
   *
   * @returns false if nothing is left
   */
  cut(object: Pointer, at: Pointer): boolean {
    const clip = this.#clipOf(object);
    if (clip === null) return true;
    const bounds = this.#floats(at, 4);
    bounds[0] = Math.max(bounds[0]!, clip.left);
    bounds[1] = Math.max(bounds[1]!, clip.bottom);
    bounds[2] = Math.min(bounds[2]!, clip.right);
    bounds[3] = Math.min(bounds[3]!, clip.top);
    return bounds[0] < bounds[2] && bounds[1] < bounds[3];
  }

  /** The part of a page box that the clip of a fill leaves visible, given the transform `space`; null if nothing is left. */
  leaves(object: Pointer, space: Transform, box: Box): Box | null {
    const clip = this.#clipOf(object);
    if (clip === null) return box;
    const shown = boundsIn(space, clip.left, clip.bottom, clip.right, clip.top);
    const left = Math.max(box.left, shown.left);
    const top = Math.max(box.top, shown.top);
    const right = Math.min(box.right, shown.right);
    const bottom = Math.min(box.bottom, shown.bottom);
    return left < right && top < bottom ? { left, top, right, bottom } : null;
  }

  /** The intersection of all clip paths; null for an object without a clip. */
  #clipOf(object: Pointer): Bounds | null {
    const { FPDFPageObj_GetClipPath, FPDFClipPath_CountPaths } = this.#pdfium.exports;
    const clip = FPDFPageObj_GetClipPath(object);
    const paths = clip === 0 ? 0 : Math.min(MAX_PATHS, FPDFClipPath_CountPaths(clip));
    let shared: Bounds | null = null;
    for (let index = 0; index < paths; index++) {
      const box = this.#boxOf(clip, index);
      if (box === null) continue;
      shared ??= { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
      shared.left = Math.max(shared.left, box.left);
      shared.bottom = Math.max(shared.bottom, box.bottom);
      shared.right = Math.min(shared.right, box.right);
      shared.top = Math.min(shared.top, box.top);
    }
    return shared;
  }

  /** Null for a path without an extent, and for one of many parts. */
  #boxOf(clip: Pointer, path: number): Bounds | null {
    const { FPDFClipPath_CountPathSegments, FPDFClipPath_GetPathSegment, FPDFPathSegment_GetPoint } =
      this.#pdfium.exports;
    const segments = FPDFClipPath_CountPathSegments(clip, path);
    if (segments < 2 || segments > MAX_SEGMENTS) return null;
    const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
    for (let index = 0; index < segments; index++) {
      const segment = FPDFClipPath_GetPathSegment(clip, path, index);
      if (segment === 0 || FPDFPathSegment_GetPoint(segment, this.#at, this.#at + 4) === 0) return null;
      const [x, y] = this.#floats(this.#at, 2);
      box.left = Math.min(box.left, x!);
      box.right = Math.max(box.right, x!);
      box.bottom = Math.min(box.bottom, y!);
      box.top = Math.max(box.top, y!);
    }
    return box.right > box.left && box.top > box.bottom ? box : null;
  }

  #floats(at: Pointer, count: number): Float32Array {
    return this.#pdfium.heap.HEAPF32.subarray(at >> 2, (at >> 2) + count);
  }

  [Symbol.dispose](): void {
    this.#pdfium.exports.free(this.#at);
  }
}

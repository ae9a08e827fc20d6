import type { Transform } from "../../geometry/transform.ts";
import { withMemory } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** Device units per point: `FPDF_PageToDevice` returns whole device units, so this is the precision of the offset. */
const MAX_UNITS_PER_POINT = 1000;
/** Device sizes are 32-bit; hostile pages measure billions of points. */
const LARGEST_DEVICE = 1_000_000_000;

/**
 * The transform from a page's own coordinates to the page as displayed, origin top-left.
 *
 * Read from `FPDF_PageToDevice` once per page, so that rotation, crop box, inherited and invalid boxes have exactly the same effect here
 * as in the renderer. The linear part contains only 0, 1 and −1; the offset is exact to 0.001 pt
 * on pages of any real size.
 */
export function readDisplayTransform(pdfium: Pdfium, page: Pointer, width: number, height: number): Transform {
  const unitsPerPoint = Math.min(MAX_UNITS_PER_POINT, LARGEST_DEVICE / Math.max(width, height, 1));
  return withMemory(pdfium, 8, (at) => {
    const toDevice = (x: number, y: number): [number, number] => {
      const deviceWidth = Math.round(width * unitsPerPoint);
      const deviceHeight = Math.round(height * unitsPerPoint);
      pdfium.exports.FPDF_PageToDevice(page, 0, 0, deviceWidth, deviceHeight, 0, x, y, at, at + 4);
      const heap = pdfium.heap.HEAP32;
      return [heap[at >> 2]! / unitsPerPoint, heap[(at >> 2) + 1]! / unitsPerPoint];
    };
    const [originX, originY] = toDevice(0, 0);
    const [rightX, rightY] = toDevice(100, 0);
    const [upX, upY] = toDevice(0, 100);
    return [
      Math.round((rightX - originX) / 100),
      Math.round((rightY - originY) / 100),
      Math.round((upX - originX) / 100),
      Math.round((upY - originY) / 100),
      originX,
      originY,
    ];
  });
}

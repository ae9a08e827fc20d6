import type { Transform } from "../../geometry/transform.ts";
import { withMemory } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** Device units a point: `FPDF_PageToDevice` answers in whole device units, so this is the precision of the offset. */
const UNITS_PER_POINT = 1000;

/**
 * The map from a page's own space to the page as displayed, origin top-left.
 *
 * Asked of `FPDF_PageToDevice`, once a page, so that rotation, crop box, inherited and invalid boxes mean here exactly
 * what they mean to the renderer. The linear part can only hold 0, 1 and −1; the offset is exact to 0.001 pt.
 */
export function readDisplayTransform(pdfium: Pdfium, page: Pointer, width: number, height: number): Transform {
  return withMemory(pdfium, 8, (at) => {
    const toDevice = (x: number, y: number): [number, number] => {
      const deviceWidth = Math.round(width * UNITS_PER_POINT);
      const deviceHeight = Math.round(height * UNITS_PER_POINT);
      pdfium.exports.FPDF_PageToDevice(page, 0, 0, deviceWidth, deviceHeight, 0, x, y, at, at + 4);
      const heap = pdfium.heap.HEAP32;
      return [heap[at >> 2]! / UNITS_PER_POINT, heap[(at >> 2) + 1]! / UNITS_PER_POINT];
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

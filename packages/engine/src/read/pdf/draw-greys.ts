import type { Box } from "../../geometry/box.ts";
import type { Raster } from "../raw/raster.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** `FPDFBitmap_BGRx`: PDFium draws reliably into it, and it is freed as soon as it is converted to grey. */
const BLUE_GREEN_RED = 3;
const DRAW_ANNOTATIONS = 0x01;
const WHITE = 0xff_ff_ff_ff;
/** Rendered in stripes of this many pixels, so that a large region needs no large colour bitmap. */
const STRIPE_PIXELS = 2_000_000;

/**
 * Renders a part of a loaded page on white, in grey levels.
 *
 * @param scale - pixels per point
 */
export function drawGreys(pdfium: Pdfium, page: Pointer, region: Box, scale: number): Raster {
  const { exports } = pdfium;
  const width = Math.max(1, Math.round((region.right - region.left) * scale));
  const height = Math.max(1, Math.round((region.bottom - region.top) * scale));
  const rows = Math.min(height, Math.max(1, Math.floor(STRIPE_PIXELS / width)));
  const bitmap = exports.FPDFBitmap_CreateEx(width, rows, BLUE_GREEN_RED, 0, 0);
  if (bitmap === 0) throw new RangeError(`PDFium has no memory for a picture of ${width} × ${rows} pixels.`);
  try {
    const pageWidth = Math.round(exports.FPDF_GetPageWidthF(page) * scale);
    const pageHeight = Math.round(exports.FPDF_GetPageHeightF(page) * scale);
    const left = -Math.round(region.left * scale);
    const grey = new Uint8Array(width * height);
    for (let row = 0; row < height; row += rows) {
      const top = -Math.round(region.top * scale) - row;
      exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, rows, WHITE);
      exports.FPDF_RenderPageBitmap(bitmap, page, left, top, pageWidth, pageHeight, 0, DRAW_ANNOTATIONS);
      copyGreys(pdfium, bitmap, width, grey.subarray(row * width, Math.min(height, row + rows) * width));
    }
    return { width, height, grey };
  } finally {
    exports.FPDFBitmap_Destroy(bitmap);
  }
}

/** Luma of ITU-R BT.601 in 256ths. */
function copyGreys(pdfium: Pdfium, bitmap: Pointer, width: number, into: Uint8Array): void {
  const from = pdfium.exports.FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium.exports.FPDFBitmap_GetStride(bitmap);
  const { HEAPU8 } = pdfium.heap;
  for (let to = 0, row = from; to < into.length; row += stride) {
    for (let at = row; at < row + width * 4; at += 4) {
      into[to++] = (29 * HEAPU8[at]! + 150 * HEAPU8[at + 1]! + 77 * HEAPU8[at + 2]!) >> 8;
    }
  }
}

import type { Box } from "../../geometry/box.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** A rendered page. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel, red first, row by row without padding. */
  readonly rgba: Uint8Array;
}

/** Flags of `FPDF_RenderPageBitmap`: draw annotations, and return bytes as red, green, blue, alpha. */
const DRAW_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const WHITE = 0xff_ff_ff_ff;

/**
 * Renders one page on white, as displayed: rotated, cropped to its crop box, with its annotations and form fields.
 *
 * Text in fonts that are not embedded is drawn in PDFium's own substitutes, unless the instance has system fonts.
 *
 * @param number - 1-based
 * @param scale - pixels per point
 * @param region - in points as displayed; default: the whole page
 * @returns null if PDFium cannot load the page
 */
export function renderPage(
  pdfium: Pdfium,
  document: Pointer,
  number: number,
  scale: number,
  region?: Box,
): PagePicture | null {
  const { exports } = pdfium;
  const page = exports.FPDF_LoadPage(document, number - 1);
  if (page === 0) return null;
  const toPixels = (points: number): number => Math.max(1, Math.round(points * scale));
  const pageWidth = toPixels(exports.FPDF_GetPageWidthF(page));
  const pageHeight = toPixels(exports.FPDF_GetPageHeightF(page));
  const width = region === undefined ? pageWidth : toPixels(region.right - region.left);
  const height = region === undefined ? pageHeight : toPixels(region.bottom - region.top);
  const left = -Math.round((region?.left ?? 0) * scale);
  const top = -Math.round((region?.top ?? 0) * scale);
  const bitmap = exports.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) {
    exports.FPDF_ClosePage(page);
    throw new RangeError(`PDFium has no memory for a picture of ${width} × ${height} pixels.`);
  }
  try {
    exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    exports.FPDF_RenderPageBitmap(bitmap, page, left, top, pageWidth, pageHeight, 0, DRAW_ANNOTATIONS | RED_FIRST);
    drawFields(pdfium, document, page, (form) =>
      exports.FPDF_FFLDraw(form, bitmap, page, left, top, pageWidth, pageHeight, 0, DRAW_ANNOTATIONS | RED_FIRST),
    );
    return { width, height, rgba: copyPixels(pdfium, bitmap, width, height) };
  } finally {
    exports.FPDFBitmap_Destroy(bitmap);
    exports.FPDF_ClosePage(page);
  }
}

/** Only the form environment draws form fields; it runs no scripts, because this PDFium build does not support them. */
function drawFields(pdfium: Pdfium, document: Pointer, page: Pointer, draw: (form: Pointer) => void): void {
  const { exports } = pdfium;
  const info = exports.PDFiumExt_OpenFormFillInfo();
  const form = info === 0 ? 0 : exports.PDFiumExt_InitFormFillEnvironment(document, info);
  if (form !== 0) {
    exports.FORM_OnAfterLoadPage(page, form);
    draw(form);
    exports.FORM_OnBeforeClosePage(page, form);
    exports.PDFiumExt_ExitFormFillEnvironment(form);
  }
  if (info !== 0) exports.PDFiumExt_CloseFormFillInfo(info);
}

function copyPixels(pdfium: Pdfium, bitmap: Pointer, width: number, height: number): Uint8Array {
  const from = pdfium.exports.FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium.exports.FPDFBitmap_GetStride(bitmap);
  const { HEAPU8 } = pdfium.heap;
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    rgba.set(HEAPU8.subarray(from + y * stride, from + y * stride + width * 4), y * width * 4);
  }
  // A bitmap without an alpha channel leaves the fourth byte undefined.
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  return rgba;
}

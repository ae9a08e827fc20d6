import type { Box } from "../../geometry/box.ts";
import type { Raster } from "../raw/raster.ts";
import { drawGreys } from "./draw-greys.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/**
 * Renders a part of a page on white, in grey levels.
 *
 * @param number - 1-based
 * @param scale - pixels per point
 * @returns null if PDFium cannot load the page
 */
export function renderRegion(
  pdfium: Pdfium,
  document: Pointer,
  number: number,
  region: Box,
  scale: number,
): Raster | null {
  const { exports } = pdfium;
  const page = exports.FPDF_LoadPage(document, number - 1);
  if (page === 0) return null;
  try {
    return drawGreys(pdfium, page, region, scale);
  } finally {
    exports.FPDF_ClosePage(page);
  }
}

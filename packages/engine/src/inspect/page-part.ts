import type { BoundingBox } from "@docsvc/openapi";
import { EngineError } from "../document/errors.ts";
import type { PdfDocument } from "../read/pdf/open-pdf.ts";
import type { PagePicture } from "../read/pdf/render-page.ts";
import type { Box } from "../geometry/box.ts";

/** A part of a page, in fractions of the page as displayed, from its top left. */
export type PageRegion = Omit<BoundingBox, "page">;

/** 4,000 × 4,000; a page whose height is twice its width is rendered in full up to 2,800 pixels. */
const MAX_PIXELS = 16_000_000;
/** Longest side that WebP allows. */
const LONGEST_SIDE = 16_383;
/** Pixels of the longer side of a page of which a region is rendered: A4 at 2,800 dpi. */
const LONGEST_PAGE = 32_767;

/**
 * Renders one page of a PDF as displayed, or a region of it.
 *
 * @param number - 1-based
 * @param width - pixels; the width is reduced if the image would have more than 16 million pixels
 * @throws {@link EngineError} `page_range_invalid` for a page that does not exist, `damaged_document` for one that cannot be rendered
 */
export function drawPart(
  document: PdfDocument,
  number: number,
  width: number,
  region: PageRegion = WHOLE,
): PagePicture {
  checkPage(number, document.pageCount);
  const size = document.pageSize(number);
  const picture = size === null ? null : drawBox(document, number, toBox(region, size), { size, width });
  if (picture === null) throw new EngineError("damaged_document", `Page ${number} of this PDF cannot be drawn.`);
  return picture;
}

function drawBox(
  document: PdfDocument,
  number: number,
  box: Box,
  { size, width }: { readonly size: Size; readonly width: number },
): PagePicture | null {
  const part = { width: box.right - box.left, height: box.bottom - box.top };
  // PDFium counts the pixels of the whole page, even if it renders only a small region.
  const most = LONGEST_PAGE / Math.max(size.width, size.height);
  return document.renderPage(number, Math.min(bounded(part, width) / part.width, most), box);
}

/** @throws {@link EngineError} `page_range_invalid` for a page that does not exist */
export function checkPage(number: number, pageCount: number): void {
  if (Number.isInteger(number) && number >= 1 && number <= pageCount) return;
  throw new EngineError("page_range_invalid", `The document has ${pageCount} pages; page ${number} is none of them.`);
}

/** Size of a page, in the units of the caller. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: PageRegion = { left: 0, top: 0, width: 1, height: 1 };

/** The part of the region that is on the page. @throws {@link EngineError} if no part of it is */
export function toBox({ left, top, width, height }: PageRegion, size: Size): Box {
  const box = {
    left: Math.max(0, left) * size.width,
    top: Math.max(0, top) * size.height,
    right: Math.min(1, left + width) * size.width,
    bottom: Math.min(1, top + height) * size.height,
  };
  if (box.right > box.left && box.bottom > box.top) return box;
  throw new EngineError("invalid_option", "Nothing of the region lies on the page: give fractions from 0 to 1.");
}

/** Whole pixels, at least one. */
export function toPixels(box: Box, size: Size): Size & { readonly left: number; readonly top: number } {
  const left = Math.min(size.width - 1, Math.floor(box.left));
  const top = Math.min(size.height - 1, Math.floor(box.top));
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width, Math.round(box.right)) - left),
    height: Math.max(1, Math.min(size.height, Math.round(box.bottom)) - top),
  };
}

/** The requested width, reduced if the image would be too large. */
export function bounded({ width, height }: Size, wanted: number): number {
  const ratio = width / Math.max(1, height);
  const most = Math.min(Math.sqrt(MAX_PIXELS * ratio), LONGEST_SIDE * ratio - 1, LONGEST_SIDE);
  return Math.max(1, Math.floor(Math.min(wanted, most)));
}

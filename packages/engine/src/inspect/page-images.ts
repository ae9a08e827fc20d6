import type { Sharp } from "sharp";
import type { BoundingBox } from "@docsvc/openapi";
import { EngineError } from "../document/errors.ts";
import { detectKind } from "../read/detect.ts";
import { PICTURES } from "../read/open-source.ts";
import { openPdf, type PdfDocument } from "../read/pdf/open-pdf.ts";
import type { PagePicture } from "../read/pdf/render-page.ts";
import { createPdfium } from "../read/pdf/pdfium.ts";
import type { Box } from "../geometry/box.ts";
import { useSystemFonts } from "./system-fonts.ts";

/** The pages of an open document as images for people. */
export interface PageImages extends AsyncDisposable {
  readonly pageCount: number;
  /**
   * One page as displayed, or a region of it, in colour, as WebP.
   *
   * @param number - 1-based
   * @param width - pixels; what would have more than 16 million is drawn smaller
   * @param region - fractions of the page as displayed; the whole page where there is none
   * @throws {@link EngineError} `page_range_invalid` for a page that is not there, `damaged_document` for one that cannot be drawn
   */
  readonly draw: (number: number, width: number, region?: PageRegion) => Promise<Uint8Array>;
}

/** A part of a page, in fractions of the page as displayed, from its top left. */
export type PageRegion = Omit<BoundingBox, "page">;

/** 4,000 × 4,000; a page twice as long as a sheet is wide is drawn in full up to 2,800 pixels. */
const MOST_PIXELS = 16_000_000;
/** WebP has no more on a side. */
const LONGEST_SIDE = 16_383;
/** Pixels on a side of a page of which a region is drawn: A4 at 2,800 dpi. */
const LONGEST_PAGE = 32_767;
/** Small print stays free of fringes, at a sixth of what PNG takes. */
const QUALITY = 82;

/** What `openPageImages` gives. @throws {@link EngineError} */
export async function openImages(bytes: Uint8Array, password: string | null): Promise<PageImages> {
  const kind = detectKind(bytes);
  if (kind === "pdf") return openPdfImages(bytes, password);
  if (PICTURES.has(kind)) return openPictureImages(bytes);
  throw new EngineError(
    "unsupported_document",
    "Documents of this format have no page images; PDF files and pictures do.",
  );
}

async function openPdfImages(bytes: Uint8Array, password: string | null): Promise<PageImages> {
  // In an instance of its own: substituted fonts have other widths, and what was read must not change.
  const pdfium = await createPdfium();
  await useSystemFonts(pdfium);
  const document = await openPdf(bytes, { password, pdfium });
  const { pageCount } = document;
  return {
    pageCount,
    draw: async (number, width, region = WHOLE) => {
      checkPage(number, pageCount);
      const size = document.pageSize(number);
      const picture = size === null ? null : drawPart(document, number, toBox(region, size), { size, width });
      if (picture === null) throw new EngineError("damaged_document", `Page ${number} of this PDF cannot be drawn.`);
      const { default: sharp } = await import("sharp");
      const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
      return encode(sharp(picture.rgba, { raw }).removeAlpha());
    },
    [Symbol.asyncDispose]: async () => document[Symbol.dispose](),
  };
}

function drawPart(
  document: PdfDocument,
  number: number,
  box: Box,
  { size, width }: { readonly size: Size; readonly width: number },
): PagePicture | null {
  const part = { width: box.right - box.left, height: box.bottom - box.top };
  // PDFium counts the pixels of the whole page, also where it draws a speck of it.
  const most = LONGEST_PAGE / Math.max(size.width, size.height);
  return document.renderPage(number, Math.min(bounded(part, width) / part.width, most), box);
}

async function openPictureImages(bytes: Uint8Array): Promise<PageImages> {
  const { openFrame, openImageSource } = await import("../read/image/image-source.ts");
  const { pageCount } = await openImageSource(bytes);
  return {
    pageCount,
    draw: async (number, width, region = WHOLE) => {
      checkPage(number, pageCount);
      const { image, size } = await openFrame(bytes, number);
      const pixels = toPixels(toBox(region, size), size);
      return encode(image.extract(pixels).resize({ width: bounded(pixels, width), height: undefined }));
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

function checkPage(number: number, pageCount: number): void {
  if (Number.isInteger(number) && number >= 1 && number <= pageCount) return;
  throw new EngineError("page_range_invalid", `The document has ${pageCount} pages; page ${number} is none of them.`);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const WHOLE: PageRegion = { left: 0, top: 0, width: 1, height: 1 };

/** What of the region lies on the page. @throws {@link EngineError} where nothing does */
function toBox({ left, top, width, height }: PageRegion, size: Size): Box {
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
function toPixels(box: Box, size: Size): Size & { readonly left: number; readonly top: number } {
  const left = Math.min(size.width - 1, Math.floor(box.left));
  const top = Math.min(size.height - 1, Math.floor(box.top));
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width, Math.round(box.right)) - left),
    height: Math.max(1, Math.min(size.height, Math.round(box.bottom)) - top),
  };
}

function bounded({ width, height }: Size, wanted: number): number {
  const ratio = width / Math.max(1, height);
  const most = Math.min(Math.sqrt(MOST_PIXELS * ratio), LONGEST_SIDE * ratio - 1, LONGEST_SIDE);
  return Math.max(1, Math.floor(Math.min(wanted, most)));
}

async function encode(image: Sharp): Promise<Uint8Array> {
  return image.webp({ quality: QUALITY, effort: 2 }).toBuffer();
}

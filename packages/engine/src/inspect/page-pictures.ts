import { detectKind } from "../formats/detect.ts";
import { openSource } from "../formats/open-source.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import { createPdfium } from "../read/pdf/pdfium.ts";
import type { PagePicture } from "../read/pdf/render-page.ts";
import type { Raster } from "../read/raw/raster.ts";
import { useSystemFonts } from "./system-fonts.ts";

/** Of a page as displayed, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The pages of an open document as pictures. */
export interface PagePictures extends AsyncDisposable {
  /** Null for a page that is not there or cannot be read. */
  readonly size: (number: number) => Promise<PageSize | null>;
  /** Null where the page cannot be drawn. @param scale - pixels a point */
  readonly draw: (number: number, scale: number) => Promise<PagePicture | null>;
}

/**
 * Opens a document to draw its pages.
 *
 * @throws {@link EngineError} if it cannot be opened
 */
export async function openPictures(bytes: Uint8Array, password: string | null): Promise<PagePictures> {
  return detectKind(bytes) === "pdf" ? openPdfPictures(bytes, password) : openOtherPictures(bytes, password);
}

async function openPdfPictures(bytes: Uint8Array, password: string | null): Promise<PagePictures> {
  const pdfium = await createPdfium();
  // In an instance of its own: substituted fonts have other widths, and what is looked at must be what was read.
  await useSystemFonts(pdfium);
  const document = await openPdf(bytes, { password, pdfium });
  return {
    size: (number) => Promise.resolve(document.pageSize(number)),
    draw: (number, scale) => Promise.resolve(document.renderPage(number, scale)),
    [Symbol.asyncDispose]: async () => document[Symbol.dispose](),
  };
}

/** Pages that are pictures, as recognition sees them: upright, in shades of grey. */
async function openOtherPictures(bytes: Uint8Array, password: string | null): Promise<PagePictures> {
  const source = await openSource(bytes, password);
  return {
    size: async (number) => {
      const page = await source.readPage(number);
      return page === null ? null : { width: page.width, height: page.height };
    },
    draw: async (number, scale) => {
      // Only a page that was read knows its resolution.
      const page = await source.readPage(number);
      if (page === null) return null;
      const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
      const raster = await source.renderRegion(number, whole, scale);
      return raster === null ? null : toPicture(raster);
    },
    [Symbol.asyncDispose]: () => source[Symbol.asyncDispose](),
  };
}

function toPicture({ width, height, grey }: Raster): PagePicture {
  const rgba = new Uint8Array(4 * grey.length).fill(0xff);
  for (const [at, value] of grey.entries()) rgba.fill(value, 4 * at, 4 * at + 3);
  return { width, height, rgba };
}

import { detectKind } from "../formats/detect.ts";
import { openSource } from "../formats/open-source.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import { createPdfium } from "../read/pdf/pdfium.ts";
import type { PagePicture } from "../read/pdf/render-page.ts";
import type { Raster } from "../read/raw/raster.ts";
import { useSystemFonts } from "./system-fonts.ts";

/** Size of a page as displayed, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Renders the pages of an open document for inspection. */
export interface PagePictures extends AsyncDisposable {
  /** Null for a page that does not exist or cannot be read. */
  readonly size: (number: number) => Promise<PageSize | null>;
  /** Null if the page cannot be rendered. @param scale - pixels per point */
  readonly draw: (number: number, scale: number) => Promise<PagePicture | null>;
}

/**
 * Opens a document to render its pages.
 *
 * @throws {@link EngineError} if it cannot be opened
 */
export async function openPictures(bytes: Uint8Array, password: string | null): Promise<PagePictures> {
  return detectKind(bytes) === "pdf" ? openPdfPictures(bytes, password) : openOtherPictures(bytes, password);
}

async function openPdfPictures(bytes: Uint8Array, password: string | null): Promise<PagePictures> {
  const pdfium = await createPdfium();
  // A separate instance: substituted fonts have other widths, and the inspection must show what was read.
  await useSystemFonts(pdfium);
  const document = await openPdf(bytes, { password, pdfium });
  return {
    size: (number) => Promise.resolve(document.pageSize(number)),
    draw: (number, scale) => Promise.resolve(document.renderPage(number, scale)),
    [Symbol.asyncDispose]: async () => document[Symbol.dispose](),
  };
}

/** Pages that are images, as recognition gets them: upright, in greyscale. */
async function openOtherPictures(bytes: Uint8Array, password: string | null): Promise<PagePictures> {
  const source = await openSource(bytes, password);
  return {
    size: async (number) => {
      const page = await source.readPage(number);
      return page === null ? null : { width: page.width, height: page.height };
    },
    draw: async (number, scale) => {
      // The resolution of a page is known only after it is read.
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

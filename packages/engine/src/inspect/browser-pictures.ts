import { openPdf } from "../read/pdf/open-pdf.ts";
import { createPdfium } from "../read/pdf/pdfium.ts";
import type { PagePicture } from "../read/pdf/render-page.ts";
import { drawPart, type PageRegion } from "./page-part.ts";

export type { PagePicture } from "../read/pdf/render-page.ts";

/** The pages of an open PDF as pixels. Dispose of it: the file is held outside the garbage collector. */
export interface PagePictures extends Disposable {
  readonly pageCount: number;
  /**
   * One page as displayed, or a region of it.
   *
   * @param number - 1-based
   * @param width - pixels; what would have more than 16 million is drawn smaller
   * @param region - fractions of the page as displayed; the whole page where there is none
   * @throws {@link EngineError} `page_range_invalid` for a page that is not there, `damaged_document` for one that cannot be drawn
   */
  readonly draw: (number: number, width: number, region?: PageRegion) => PagePicture;
}

/**
 * Opens a PDF to draw its pages.
 *
 * @throws {@link EngineError} if it cannot be opened
 */
export async function openPagePictures(bytes: Uint8Array, password: string | null = null): Promise<PagePictures> {
  // In an instance of its own: a page that breaks the drawing leaves the reading whole.
  const document = await openPdf(bytes, { password, pdfium: await createPdfium() });
  return {
    pageCount: document.pageCount,
    draw: (number, width, region) => drawPart(document, number, width, region),
    [Symbol.dispose]: () => document[Symbol.dispose](),
  };
}

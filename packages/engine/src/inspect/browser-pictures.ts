import { openPdf } from "../read/pdf/open-pdf.ts";
import { createPdfium } from "../read/pdf/pdfium.ts";
import type { PagePicture } from "../read/pdf/render-page.ts";
import { drawPart, type PageRegion } from "./page-part.ts";

export type { PagePicture } from "../read/pdf/render-page.ts";

/** Renders the pages of an open PDF as pixels. Dispose of it: the file is in memory outside the garbage collector. */
export interface PagePictures extends Disposable {
  readonly pageCount: number;
  /**
   * Renders one page as displayed, or a region of it.
   *
   * @param number - 1-based
   * @param width - pixels; the width is reduced if the image would have more than 16 million pixels
   * @param region - fractions of the page as displayed; the whole page by default
   * @throws {@link EngineError} `page_range_invalid` for a page that does not exist, `damaged_document` for one that cannot be rendered
   */
  readonly draw: (number: number, width: number, region?: PageRegion) => PagePicture;
}

/**
 * Opens a PDF to render its pages.
 *
 * @throws {@link EngineError} if it cannot be opened
 */
export async function openPagePictures(bytes: Uint8Array, password: string | null = null): Promise<PagePictures> {
  // A separate instance: a page that crashes rendering does not affect reading.
  const document = await openPdf(bytes, { password, pdfium: await createPdfium() });
  return {
    pageCount: document.pageCount,
    draw: (number, width, region) => drawPart(document, number, width, region),
    [Symbol.dispose]: () => document[Symbol.dispose](),
  };
}

import type { Sharp } from "sharp";
import { EngineError } from "../document/errors.ts";
import { detectKind } from "../read/detect.ts";
import { PICTURES } from "../read/open-source.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import { createPdfium } from "../read/pdf/pdfium.ts";
import { useSystemFonts } from "./system-fonts.ts";

/** The pages of an open document as images for people. */
export interface PageImages extends AsyncDisposable {
  readonly pageCount: number;
  /**
   * One page as displayed, in colour, as WebP.
   *
   * @param number - 1-based
   * @param width - pixels; a page that would have more than 16 million is drawn smaller
   * @throws {@link EngineError} `page_range_invalid` for a page that is not there, `damaged_document` for one that cannot be drawn
   */
  readonly draw: (number: number, width: number) => Promise<Uint8Array>;
}

/** 4,000 × 4,000; a page twice as long as a sheet is wide is drawn in full up to 2,800 pixels. */
const MOST_PIXELS = 16_000_000;
/** WebP has no more on a side. */
const LONGEST_SIDE = 16_383;
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
    draw: async (number, width) => {
      checkPage(number, pageCount);
      const size = document.pageSize(number);
      const picture = size === null ? null : document.renderPage(number, bounded(size, width) / size.width);
      if (picture === null) throw new EngineError("damaged_document", `Page ${number} of this PDF cannot be drawn.`);
      const { default: sharp } = await import("sharp");
      const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
      return encode(sharp(picture.rgba, { raw }).removeAlpha());
    },
    [Symbol.asyncDispose]: async () => document[Symbol.dispose](),
  };
}

async function openPictureImages(bytes: Uint8Array): Promise<PageImages> {
  const { openFrame, openImageSource } = await import("../read/image/image-source.ts");
  const { pageCount } = await openImageSource(bytes);
  return {
    pageCount,
    draw: async (number, width) => {
      checkPage(number, pageCount);
      const { image, size } = await openFrame(bytes, number);
      return encode(image.resize({ width: bounded(size, width), height: undefined }));
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

function checkPage(number: number, pageCount: number): void {
  if (Number.isInteger(number) && number >= 1 && number <= pageCount) return;
  throw new EngineError("page_range_invalid", `The document has ${pageCount} pages; page ${number} is none of them.`);
}

function bounded({ width, height }: { readonly width: number; readonly height: number }, wanted: number): number {
  const ratio = width / Math.max(1, height);
  const most = Math.min(Math.sqrt(MOST_PIXELS * ratio), LONGEST_SIDE * ratio - 1, LONGEST_SIDE);
  return Math.max(1, Math.floor(Math.min(wanted, most)));
}

async function encode(image: Sharp): Promise<Uint8Array> {
  return image.webp({ quality: QUALITY, effort: 2 }).toBuffer();
}

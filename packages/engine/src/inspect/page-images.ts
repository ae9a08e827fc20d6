import type { Sharp } from "sharp";
import { EngineError } from "../document/errors.ts";
import { detectKind, isPicture } from "../formats/detect.ts";
import { openSource } from "../formats/open-source.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import { createPdfium } from "../read/pdf/pdfium.ts";
import { bounded, checkPage, drawPart, type PageRegion, toBox, toPixels, WHOLE } from "./page-part.ts";
import { useSystemFonts } from "./system-fonts.ts";

/** Renders the pages of an open document as images for people. */
export interface PageImages extends AsyncDisposable {
  readonly pageCount: number;
  /**
   * Renders one page as displayed, or a region of it, in colour.
   *
   * @param number - 1-based
   * @param width - pixels; the width is reduced if the image would have more than 16 million pixels
   * @param region - fractions of the page as displayed; the whole page by default
   * @param format - `webp` is a sixth of the size, `png` has every pixel as drawn
   * @throws {@link EngineError} `page_range_invalid` for a page that does not exist, `damaged_document` for one that cannot be rendered
   */
  readonly draw: (number: number, width: number, region?: PageRegion, format?: ImageFormat) => Promise<Uint8Array>;
}

export type ImageFormat = "webp" | "png";

/** Small print has no fringes at this quality, at a sixth of the size of a PNG. */
const QUALITY = 82;

/** Implements `hasPageImages`. */
export async function canOpen(bytes: Uint8Array): Promise<boolean> {
  const kind = detectKind(bytes);
  if (kind !== "pdf" && !isPicture(kind)) return false;
  return import("sharp").then(
    () => true,
    () => false,
  );
}

/** Implements `openPageImages`. @throws {@link EngineError} */
export async function openImages(bytes: Uint8Array, password: string | null): Promise<PageImages> {
  const kind = detectKind(bytes);
  if (kind === "pdf") return openPdfImages(bytes, password);
  if (isPicture(kind)) return openPictureImages(bytes);
  throw new EngineError(
    "unsupported_document",
    "Documents of this format have no page images; PDF files and pictures do.",
  );
}

async function openPdfImages(bytes: Uint8Array, password: string | null): Promise<PageImages> {
  // A separate instance: substituted fonts have other widths, which must not change what was read.
  const pdfium = await createPdfium();
  await useSystemFonts(pdfium);
  const document = await openPdf(bytes, { password, pdfium });
  const { pageCount } = document;
  return {
    pageCount,
    draw: async (number, width, region = WHOLE, format = "webp") => {
      const picture = drawPart(document, number, width, region);
      const { default: sharp } = await import("sharp");
      const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
      return encode(sharp(picture.rgba, { raw }).removeAlpha(), format);
    },
    [Symbol.asyncDispose]: async () => document[Symbol.dispose](),
  };
}

async function openPictureImages(bytes: Uint8Array): Promise<PageImages> {
  const { openFrame } = await import("../read/image/image-source.ts");
  const { pageCount } = await openSource(bytes, null);
  return {
    pageCount,
    draw: async (number, width, region = WHOLE, format = "webp") => {
      checkPage(number, pageCount);
      const { image, size } = await openFrame(bytes, number);
      const pixels = toPixels(toBox(region, size), size);
      return encode(image.extract(pixels).resize({ width: bounded(pixels, width), height: undefined }), format);
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

async function encode(image: Sharp, format: ImageFormat): Promise<Uint8Array> {
  if (format === "png") return image.png().toBuffer();
  return image.webp({ quality: QUALITY, effort: 2 }).toBuffer();
}

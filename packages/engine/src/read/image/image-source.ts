import sharp, { type Sharp } from "sharp";
import { EngineError } from "../../document/errors.ts";
import type { DocumentSource } from "../raw/document-source.ts";
import { BoxList } from "../raw/box-list.ts";
import type { RawPage } from "../raw/raw-page.ts";
import type { Box } from "../../geometry/box.ts";
import type { Raster } from "../raw/raster.ts";
import { decodeBmp } from "./decode-bmp.ts";
import { tiffPages } from "./tiff-pages.ts";

/** An A3 sheet at 600 dpi has 70 million pixels; a file of a few kilobytes can claim billions. */
const MAX_PIXELS = 120_000_000;
/** Photos and screenshots declare 72 or 96 dpi regardless of content; only higher values come from a scanner. */
const MIN_TELLING_DPI = 100;
const MAX_TELLING_DPI = 1200;
/** A longer image without a resolution is taken for a printed page, 11.7 inches long; a shorter one for a screenshot. */
const MIN_PAGE_PIXELS = 1500;
const PAGE_INCHES = 11.7;
const SCREEN_DPI = 96;

/**
 * Opens an image as a document whose pages are images; of the formats with frames, only TIFF has pages.
 *
 * @throws {@link EngineError} `damaged_document`; `unsupported_document` for more pixels than the limit
 */
export async function openImageSource(bytes: Uint8Array): Promise<DocumentSource> {
  const openAt = (page: number): Sharp => sharp(bytes, { page, limitInputPixels: MAX_PIXELS });
  const metadata = await attempt(() => openAt(0).metadata());
  if (metadata.width * metadata.height > MAX_PIXELS) throw tooLarge();
  if (metadata.format !== "tiff") return new ImageSource(openAt, 1);
  const pages = pagesOf(bytes, metadata.pages ?? 1);
  return new ImageSource((page) => openAt(pages[page]!), pages.length);
}

/** The places of a TIFF's pages among the images that can be opened. */
function pagesOf(bytes: Uint8Array, count: number): readonly number[] {
  const pages = tiffPages(bytes).filter((page) => page < count);
  return pages.length > 0 ? pages : Array.from({ length: count }, (_, page) => page);
}

/**
 * Opens a BMP image as a document of one page.
 *
 * @throws {@link EngineError} `damaged_document`; `unsupported_document` for more pixels than the limit
 */
export async function openBitmapSource(bytes: Uint8Array): Promise<DocumentSource> {
  const { dpi, open } = await attempt(() => Promise.resolve(openBitmap(bytes)));
  return new ImageSource(open, 1, dpi);
}

/** @throws {@link EngineError} `unsupported_document`; RangeError for a truncated file or one with an invalid header */
function openBitmap(bytes: Uint8Array): { readonly dpi: number | undefined; readonly open: () => Sharp } {
  const bitmap = decodeBmp(bytes, MAX_PIXELS);
  if (bitmap === "too large") throw tooLarge();
  const { width, height, rgb, dpi } = bitmap;
  return { dpi, open: () => sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: MAX_PIXELS }) };
}

/** One frame of an image as displayed, on white, and its size in pixels. @throws {@link EngineError} as {@link openImageSource} */
export async function openFrame(
  bytes: Uint8Array,
  number: number,
): Promise<{ readonly image: Sharp; readonly size: { readonly width: number; readonly height: number } }> {
  const open = await attempt(() => Promise.resolve(frameOf(bytes, number)));
  const { width, height, autoOrient: size } = await attempt(() => open().metadata());
  if (width * height > MAX_PIXELS) throw tooLarge();
  return { image: open().autoOrient().flatten({ background: "#fff" }), size };
}

function frameOf(bytes: Uint8Array, number: number): () => Sharp {
  if (isBitmap(bytes)) return openBitmap(bytes).open;
  const page = isTiff(bytes) ? (tiffPages(bytes)[number - 1] ?? number - 1) : number - 1;
  return () => sharp(bytes, { page, limitInputPixels: MAX_PIXELS });
}

function isTiff(bytes: Uint8Array): boolean {
  return (bytes[0] === 0x49 && bytes[1] === 0x49) || (bytes[0] === 0x4d && bytes[1] === 0x4d);
}

function isBitmap(bytes: Uint8Array): boolean {
  return bytes[0] === 0x42 && bytes[1] === 0x4d;
}

class ImageSource implements DocumentSource {
  readonly pageCount: number;
  readonly outline = [];
  readonly warnings = [];
  readonly brokenPages = 0;
  readonly unit = "px";
  readonly #open: (page: number) => Sharp;
  readonly #dpi: number | undefined;
  readonly #resolutions = new Map<number, number>();

  /**
   * @param open - opens a page, from 0
   * @param dpi - resolution for images that do not declare one
   */
  constructor(open: (page: number) => Sharp, pageCount: number, dpi?: number) {
    this.#open = open;
    this.pageCount = pageCount;
    this.#dpi = dpi;
  }

  async readPage(number: number): Promise<RawPage | null> {
    const metadata = await attempt(() => this.#open(number - 1).metadata());
    if (metadata.width * metadata.height > MAX_PIXELS) throw tooLarge();
    const { width, height } = metadata.autoOrient;
    const dpi = resolutionOf({ width, height, density: metadata.density ?? this.#dpi });
    this.#resolutions.set(number, dpi / 72);
    return emptyPage(number, (width * 72) / dpi, (height * 72) / dpi);
  }

  async renderRegion(number: number, region: Box, pixelsPerPoint: number): Promise<Raster | null> {
    const own = this.pixelsPerPoint(number);
    const { width, height } = (await attempt(() => this.#open(number - 1).metadata())).autoOrient;
    const left = Math.min(width - 1, Math.max(0, Math.round(region.left * own)));
    const top = Math.min(height - 1, Math.max(0, Math.round(region.top * own)));
    const area = {
      left,
      top,
      width: Math.max(1, Math.min(width, Math.round(region.right * own)) - left),
      height: Math.max(1, Math.min(height, Math.round(region.bottom * own)) - top),
    };
    const { data, info } = await attempt(() =>
      this.#open(number - 1)
        .autoOrient()
        .flatten({ background: "#fff" })
        .extract(area)
        .resize({
          width: Math.max(1, Math.round((region.right - region.left) * pixelsPerPoint)),
          height: Math.max(1, Math.round((region.bottom - region.top) * pixelsPerPoint)),
          fit: "fill",
        })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    return { width: info.width, height: info.height, grey: firstChannel(data, info.channels) };
  }

  pixelsPerPoint(number: number): number {
    return this.#resolutions.get(number) ?? 1;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return Promise.resolve();
  }
}

/** An image has no content until it is recognised. */
function emptyPage(number: number, width: number, height: number): RawPage {
  const images = new BoxList(width, height);
  images.push(0, 0, width, height, 0);
  const none = new Float32Array(0);
  return {
    number,
    width,
    height,
    chars: {
      count: 0,
      code: new Uint32Array(0),
      left: none,
      top: none,
      right: none,
      bottom: none,
      advanceLeft: none,
      advanceRight: none,
      looseTop: none,
      looseBottom: none,
      originX: none,
      originY: none,
      style: new Uint16Array(0),
      generated: new Uint8Array(0),
    },
    styles: [],
    rulingLines: new BoxList(width, height),
    filledRectangles: new BoxList(width, height),
    drawings: new BoxList(width, height),
    images,
    annotations: [],
    truncated: false,
  };
}

/** An image's size, and the resolution that it declares. */
interface Measures {
  readonly width: number;
  readonly height: number;
  readonly density: number | undefined;
}

function resolutionOf({ width, height, density }: Measures): number {
  if (density !== undefined && density >= MIN_TELLING_DPI && density <= MAX_TELLING_DPI) return density;
  const long = Math.max(width, height);
  return long >= MIN_PAGE_PIXELS ? long / PAGE_INCHES : SCREEN_DPI;
}

function firstChannel(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data);
  const grey = new Uint8Array(data.length / channels);
  for (let at = 0; at < grey.length; at++) grey[at] = data[at * channels]!;
  return grey;
}

async function attempt<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw tooLarge();
    if (EngineError.isInstance(cause)) throw cause;
    throw new EngineError("damaged_document", "This picture cannot be decoded; save it again and use that.", { cause });
  }
}

function tooLarge(): EngineError {
  return new EngineError(
    "unsupported_document",
    `This picture has more than ${MAX_PIXELS / 1_000_000} million pixels; scale it down, or split it into pages.`,
  );
}

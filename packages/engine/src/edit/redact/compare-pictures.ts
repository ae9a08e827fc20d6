import type { PdfiumDocument } from "../pdf/pdfium-document.ts";
import { cornersOf, type Quad } from "../find/quad.ts";
import { mapBox, type PageView } from "../pdf/page-view.ts";

/** Pixels per point. At this scale even small letters differ from an empty place. */
const SCALE = 1;
const MAX_PIXELS = 4_000_000;
/** Minimum sum of the differences of three colours for a pixel to count as different; anti-aliasing stays below. */
const DIFFERENT = 120;
/** Pixels around a place that its black may touch. */
const MARGIN = 3;
/** Maximum share of pixels that may differ outside all places: above it, a part of the page is gone or has moved. */
const MAX_DIFFERENT = 0.0015;
/** A pixel this dark counts as black. */
const BLACK = 24;

/** How a page looks after a redaction, compared with before. */
export interface PictureDifference {
  /** The page differs outside the places. */
  readonly isChangedOutside: boolean;
  /** All places are completely black. */
  readonly isBlackInside: boolean;
}

/** Renders a page of both documents without annotations, and compares the results. */
export function comparePictures(
  before: PdfiumDocument,
  after: PdfiumDocument,
  { view, number, quads }: { readonly view: PageView; readonly number: number; readonly quads: readonly Quad[] },
): PictureDifference {
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / Math.max(1, view.width * view.height)));
  const first = draw(before, view.number, scale);
  const second = draw(after, number, scale);
  if (first === null || second === null || first.pixels.length !== second.pixels.length) {
    return { isChangedOutside: true, isBlackInside: false };
  }
  const { width, height } = first;
  const inside = new Uint8Array(width * height);
  let isBlackInside = true;
  for (const quad of quads) {
    const box = toPixels(view, quad, scale);
    const margin = quad.angleDegrees % 90 === 0 ? MARGIN : Math.max(box.x1 - box.x0, box.y1 - box.y0);
    for (let y = Math.max(0, Math.floor(box.y0 - MARGIN)); y < Math.min(height, box.y1 + MARGIN); y++) {
      for (let x = Math.max(0, Math.floor(box.x0 - MARGIN)); x < Math.min(width, box.x1 + MARGIN); x++) {
        inside[y * width + x] = 1;
      }
    }
    if (margin === MARGIN && !isBlack(second, box)) isBlackInside = false;
  }
  let different = 0;
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === 1) continue;
    const from = 4 * at;
    const change =
      Math.abs(first.pixels[from]! - second.pixels[from]!) +
      Math.abs(first.pixels[from + 1]! - second.pixels[from + 1]!) +
      Math.abs(first.pixels[from + 2]! - second.pixels[from + 2]!);
    if (change > DIFFERENT) different++;
  }
  return { isChangedOutside: different > Math.max(12, MAX_DIFFERENT * inside.length), isBlackInside };
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

function toPixels(view: PageView, quad: Quad, scale: number): { x0: number; y0: number; x1: number; y1: number } {
  const corners = cornersOf(quad).map(([x, y]) => mapBox(view.display, { x0: x, y0: y, x1: x, y1: y }));
  const xs = corners.map(({ x0 }) => x0 * scale);
  const ys = corners.map(({ y0 }) => y0 * scale);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Whether all pixels that are completely inside are black. */
function isBlack({ width, height, pixels }: Picture, { x0, y0, x1, y1 }: ReturnType<typeof toPixels>): boolean {
  for (let y = Math.max(0, Math.ceil(y0 + 0.5)); y < Math.min(height, Math.floor(y1 - 0.5)); y++) {
    for (let x = Math.max(0, Math.ceil(x0 + 0.5)); x < Math.min(width, Math.floor(x1 - 0.5)); x++) {
      const at = 4 * (y * width + x);
      if (Math.max(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) > BLACK) return false;
    }
  }
  return true;
}

const WHITE = 0xff_ff_ff_ff;

function draw({ pdfium, withPage }: PdfiumDocument, number: number, scale: number): Picture | null {
  const { exports } = pdfium;
  return withPage(number, (page) => {
    const width = Math.max(1, Math.round(exports.FPDF_GetPageWidthF(page) * scale));
    const height = Math.max(1, Math.round(exports.FPDF_GetPageHeightF(page) * scale));
    const bitmap = exports.FPDFBitmap_Create(width, height, 0);
    if (bitmap === 0) return null;
    try {
      exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      exports.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
      const from = exports.FPDFBitmap_GetBuffer(bitmap);
      // The buffer has four bytes per pixel and no padding between rows.
      return { width, height, pixels: pdfium.heap.HEAPU8.slice(from, from + 4 * width * height) };
    } finally {
      exports.FPDFBitmap_Destroy(bitmap);
    }
  });
}

import { PdfArray, PdfDict, PdfNumber, type PdfObject, type PDFPage, type PdfRef } from "@libpdf/core";
import type { BoundingBox } from "@docsvc/openapi";
import type { Transform } from "../../geometry/transform.ts";
import { toWireBBox } from "../../output/wire-bbox.ts";

/** A rectangle in the page's own space: y points up. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** An original page, and how it is displayed. */
export interface PageView {
  /** 1-based, in the original document. */
  readonly number: number;
  readonly page: PDFPage;
  /** The displayed part of its own space. */
  readonly box: Box;
  /** Of the page as displayed, in points. */
  readonly width: number;
  readonly height: number;
  /** Rotation clockwise, in degrees; a multiple of 90. */
  readonly rotation: number;
  /** From the page's own space to the page as displayed, whose origin is top-left. */
  readonly display: Transform;
}

/** The default of viewers if neither a page nor its parents have a box: US Letter. */
const LETTER: Box = { x0: 0, y0: 0, x1: 612, y1: 792 };

/**
 * Reads the geometry of a page: the crop box inside the media box, and the rotation (ISO 32000-2, 7.7.3.3). All three may be inherited, which the
 * library's getters do not support.
 */
export function viewPage(page: PDFPage, number: number, resolve: (ref: PdfRef) => PdfObject | null): PageView {
  const media = toBox(inherited(page.dict, "MediaBox", resolve)) ?? LETTER;
  const crop = toBox(inherited(page.dict, "CropBox", resolve)) ?? media;
  const inside = intersect(media, crop);
  const box = inside.x1 > inside.x0 && inside.y1 > inside.y0 ? inside : media;
  const { x0, y0, x1, y1 } = box;
  const rotate = inherited(page.dict, "Rotate", resolve);
  const rotation = rotate instanceof PdfNumber ? (((Math.round(rotate.value / 90) * 90) % 360) + 360) % 360 : 0;
  const isTurned = rotation === 90 || rotation === 270;
  const [width, height] = isTurned ? [y1 - y0, x1 - x0] : [x1 - x0, y1 - y0];
  const displays: Readonly<Record<number, Transform>> = {
    90: [0, 1, 1, 0, -y0, -x0],
    180: [-1, 0, 0, 1, x1, -y0],
    270: [0, -1, -1, 0, y1, x1],
  };
  return { number, page, box, width, height, rotation, display: displays[rotation] ?? [1, 0, 0, -1, -x0, y1] };
}

function inherited(page: PdfDict, key: string, resolve: (ref: PdfRef) => PdfObject | null): PdfObject | null {
  let node: PdfObject | null = page;
  for (let depth = 0; node instanceof PdfDict && depth < 64; depth++) {
    const value: PdfObject | undefined = node.get(key, resolve);
    if (value !== undefined) return value;
    node = node.get("Parent", resolve) ?? null;
  }
  return null;
}

function toBox(value: PdfObject | null): Box | null {
  const numbers =
    value instanceof PdfArray
      ? value.toArray().map((item) => (item instanceof PdfNumber ? item.value : Number.NaN))
      : [];
  const [a, b, c, d] = numbers;
  if (numbers.length !== 4 || numbers.some((number) => !Number.isFinite(number)) || a === c || b === d) return null;
  return { x0: Math.min(a!, c!), y0: Math.min(b!, d!), x1: Math.max(a!, c!), y1: Math.max(b!, d!) };
}

export function intersect(a: Box, b: Box): Box {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) };
}

/** The bounding box of a transformed box. */
export function mapBox([a, b, c, d, e, f]: Transform, { x0, y0, x1, y1 }: Box): Box {
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y0 + e, a * x0 + c * y1 + e, a * x1 + c * y1 + e];
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y0 + f, b * x0 + d * y1 + f, b * x1 + d * y1 + f];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** The inverse of a transform; the identity if there is none. */
export function invert([a, b, c, d, e, f]: Transform): Transform {
  const determinant = a * d - b * c;
  if (!Number.isFinite(1 / determinant)) return [1, 0, 0, 1, 0, 0];
  const [p, q, r, s] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [p, q, r, s, -(e * p + f * r), -(e * q + f * s)];
}

/** Converts a box in the page's own space to the wire's fractions. */
export function toWire({ display, number, width, height }: PageView, box: Box): BoundingBox {
  const { x0, y0, x1, y1 } = mapBox(display, box);
  return toWireBBox({ left: x0, top: y0, width: x1 - x0, height: y1 - y0, page: number }, { width, height });
}

/** Converts a box in fractions of the page as displayed to the page's own space. */
export function fromFractions(
  { display, width, height }: PageView,
  part: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): Box {
  return mapBox(invert(display), {
    x0: part.left * width,
    y0: part.top * height,
    x1: part.right * width,
    y1: part.bottom * height,
  });
}

import { deflateSync } from "node:zlib";
import { PdfArray, PdfName, PdfNumber, type PdfRef, PdfStream } from "@libpdf/core";
import sharp from "sharp";
import { compose, type Transform } from "../../geometry/transform.ts";
import { deref, nameOf, numberOf, type Resolve } from "../content/pdf-values.ts";
import type { PlacedImage } from "../content/visitor.ts";
import type { ContentSource } from "../content/walk-content.ts";
import { cornersOf, type Quad } from "../find/quad.ts";
import { invert } from "../pdf/page-view.ts";

/** Minimum share of an image's samples that its data must have. */
const MIN_DATA_SHARE = 0.9;

/** Why an image cannot be rewritten without its pixels. The page is replaced by an image instead. */
export class ImageNotEditableError extends Error {
  override readonly name = "ImageNotEditableError";
}

type Point = readonly [x: number, y: number];

/** At this quality JPEGs lose hardly anything visible and keep about the same size. */
const QUALITY = 88;
const MAX_PIXELS = 300_000_000;

/** Whether a quad reaches into an image. */
export function reachesInto(image: PlacedImage, quad: Quad): boolean {
  const corners = toUnit(image.matrix, quad);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return Math.min(...xs) < 1 && Math.max(...xs) > 0 && Math.min(...ys) < 1 && Math.max(...ys) > 0;
}

function toUnit(matrix: Transform, quad: Quad): Point[] {
  const back = invert(matrix);
  return cornersOf(quad).map(([x, y]) => {
    const [, , , , e, f] = compose([1, 0, 0, 1, x, y], back);
    return [e, f];
  });
}

/**
 * Rewrites an image, and its soft mask, with the pixels under quads overwritten.
 *
 * @throws {@link ImageNotEditableError} for codings that cannot be written here: JPEG 2000, JBIG2, fax
 */
export async function blankImage(image: PlacedImage, quads: readonly Quad[], source: ContentSource): Promise<PdfRef> {
  const polygons = quads.map((quad) => toUnit(image.matrix, quad));
  const copy = await blankStream(image.stream, polygons, source.resolve);
  for (const key of ["SMask", "Mask"]) {
    const mask = deref(copy.get(key), source.resolve);
    if (mask instanceof PdfStream) copy.set(key, source.register(await blankStream(mask, polygons, source.resolve)));
  }
  for (const key of ["Metadata", "PieceInfo", "Alternates", "OPI"]) copy.delete(key);
  return source.register(copy);
}

async function blankStream(stream: PdfStream, polygons: readonly Point[][], resolve: Resolve): Promise<PdfStream> {
  const width = numberOf(stream.get("Width"), resolve) ?? 0;
  const height = numberOf(stream.get("Height"), resolve) ?? 0;
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) throw new ImageNotEditableError("size");
  const pixels = polygons.map((polygon) => polygon.map(([x, y]): Point => [x * width, (1 - y) * height]));
  const filters = filtersOf(stream, resolve);
  const last = filters.at(-1);
  if (last === "DCTDecode" || last === "DCT") return blankJpeg(stream, filters, pixels);
  if (filters.some((filter) => !PLAIN.has(filter))) throw new ImageNotEditableError(last);
  return blankSamples(stream, { width, height, pixels }, resolve);
}

const PLAIN: ReadonlySet<string> = new Set([
  "FlateDecode",
  "Fl",
  "LZWDecode",
  "LZW",
  "ASCII85Decode",
  "A85",
  "ASCIIHexDecode",
  "AHx",
  "RunLengthDecode",
  "RL",
]);

function filtersOf(stream: PdfStream, resolve: Resolve): string[] {
  const filter = deref(stream.get("Filter"), resolve);
  if (filter instanceof PdfArray) return filter.toArray().map((item) => nameOf(item, resolve) ?? "");
  return filter === null ? [] : [nameOf(filter, resolve) ?? ""];
}

async function blankJpeg(
  stream: PdfStream,
  filters: readonly string[],
  pixels: readonly Point[][],
): Promise<PdfStream> {
  if (filters.length > 1 && filters.slice(0, -1).some((filter) => !PLAIN.has(filter))) {
    throw new ImageNotEditableError("filters");
  }
  const jpeg = filters.length === 1 ? stream.data : withoutLastFilter(stream, filters).getDecodedData();
  try {
    const read = sharp(jpeg, { limitInputPixels: MAX_PIXELS, failOn: "none" });
    const { width, height, channels } = await read.metadata();
    const shapes = pixels.map(
      (polygon) =>
        `<polygon points="${polygon.map((point) => point.join(",")).join(" ")}" stroke="#000" stroke-width="2"/>`,
    );
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join("")}</svg>`,
    );
    const painted = read.composite([{ input: svg }]);
    const isGrey = channels === 1;
    const data = await (isGrey ? painted.toColourspace("b-w") : painted.toColourspace("srgb"))
      .jpeg({ quality: QUALITY })
      .toBuffer();
    const copy = new PdfStream(stream.clone(), new Uint8Array(data));
    copy.set("Filter", PdfName.of("DCTDecode"));
    copy.delete("DecodeParms");
    copy.delete("Length");
    if (channels !== 1 && channels !== 3) {
      copy.set("ColorSpace", PdfName.of("DeviceRGB"));
      copy.delete("Decode");
    }
    return copy;
  } catch (error) {
    throw new ImageNotEditableError("jpeg", { cause: error });
  }
}

function withoutLastFilter(stream: PdfStream, filters: readonly string[]): PdfStream {
  const copy = new PdfStream(stream.clone(), stream.data);
  copy.set("Filter", PdfArray.of(...filters.slice(0, -1).map((filter) => PdfName.of(filter))));
  copy.delete("DecodeParms");
  return copy;
}

/** Overwrites the raw samples, without converting the image. */
function blankSamples(
  stream: PdfStream,
  { width, height, pixels }: { width: number; height: number; pixels: readonly Point[][] },
  resolve: Resolve,
): PdfStream {
  const data = Uint8Array.from(stream.getDecodedData());
  const isMask = (deref(stream.get("ImageMask"), resolve) as { value?: unknown } | null)?.value === true;
  const bits = isMask ? 1 : (numberOf(stream.get("BitsPerComponent"), resolve) ?? 8);
  // Each row starts at a byte boundary (ISO 32000-2, 8.9.5.2), so its length gives the number of components.
  const components = Math.max(1, Math.floor((data.length * 8) / (height * width * bits)));
  const stride = Math.ceil((width * components * bits) / 8);
  if (data.length < stride * height * MIN_DATA_SHARE) throw new ImageNotEditableError("samples");
  for (const polygon of pixels) {
    for (const [row, from, to] of spans(polygon, width, height)) {
      clearBits(data, row * stride * 8 + from * components * bits, row * stride * 8 + to * components * bits);
    }
  }
  const copy = new PdfStream(stream.clone(), new Uint8Array(deflateSync(data)));
  copy.set("Filter", PdfName.of("FlateDecode"));
  copy.delete("DecodeParms");
  copy.delete("Length");
  copy.set("Length", PdfNumber.of(copy.data.length));
  return copy;
}

/** The range of pixels in each row, from `from` to before `to`, that a convex polygon touches. */
function* spans(
  polygon: readonly Point[],
  width: number,
  height: number,
): Generator<readonly [row: number, from: number, to: number]> {
  const ys = polygon.map(([, y]) => y);
  const first = Math.max(0, Math.floor(Math.min(...ys)));
  const last = Math.min(height - 1, Math.ceil(Math.max(...ys)) - 1);
  for (let row = first; row <= last; row++) {
    let from = Infinity;
    let to = -Infinity;
    for (const [index, [x0, y0]] of polygon.entries()) {
      const [x1, y1] = polygon[(index + 1) % polygon.length]!;
      // The range of the edge inside the row.
      const [low, high] = [Math.max(row, Math.min(y0, y1)), Math.min(row + 1, Math.max(y0, y1))];
      if (low > high) continue;
      for (const y of [low, high]) {
        const x = y1 === y0 ? x0 : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
        from = Math.min(from, x, y1 === y0 ? x1 : x);
        to = Math.max(to, x, y1 === y0 ? x1 : x);
      }
    }
    const [left, right] = [Math.max(0, Math.floor(from)), Math.min(width, Math.ceil(to))];
    if (right > left) yield [row, left, right];
  }
}

function clearBits(data: Uint8Array, from: number, to: number): void {
  let bit = from;
  for (; bit < to && bit % 8 !== 0; bit++) data[bit >> 3]! &= ~(0x80 >> (bit & 7));
  const bytes = Math.floor((to - bit) / 8);
  data.fill(0, bit >> 3, (bit >> 3) + Math.max(0, bytes));
  for (bit += Math.max(0, bytes) * 8; bit < to; bit++) data[bit >> 3]! &= ~(0x80 >> (bit & 7));
}

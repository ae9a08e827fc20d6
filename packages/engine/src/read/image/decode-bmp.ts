/**
 * Reads BMP images ([MS-WMF] 2.2.2.3 and its successors up to BITMAPV5HEADER). The published build of sharp does not read
 * BMP, and decoders available there ignore the declared offset of the pixels.
 */
/** An image and its resolution, if the file has one. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel, row by row without padding. */
  readonly rgb: Uint8Array;
  readonly dpi: number | undefined;
}

interface Header {
  readonly pixelsAt: number;
  readonly width: number;
  readonly height: number;
  readonly isTopDown: boolean;
  readonly bits: number;
  readonly compression: number;
  readonly dpi: number | undefined;
  readonly palette: Uint32Array;
  /** Masks of red, green and blue, for 16 and 32 bits. */
  readonly masks: readonly [number, number, number];
}

const FILE_HEADER = 14;
/** The OS/2 header: 16-bit sizes, and three bytes per colour. */
const CORE_HEADER = 12;
const INFO_HEADER = 40;
const UNCOMPRESSED = 0;
const RUNS_OF_BYTES = 1;
const RUNS_OF_NIBBLES = 2;
const MASKED = 3;
const METRES_PER_INCH = 0.0254;

/**
 * Decodes an image.
 *
 * @param mostPixels - larger images are not decoded
 * @returns `too large`, before any memory is allocated for it
 * @throws RangeError for a truncated file or one with an invalid header
 */
export function decodeBmp(bytes: Uint8Array, mostPixels: number): Bitmap | "too large" {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(view);
  const { width, height, bits, compression, dpi } = header;
  if (width === 0 || height === 0) throw new RangeError("A BMP picture without pixels.");
  if (width * height > mostPixels) return "too large";
  const isPlain = compression === UNCOMPRESSED || (compression === MASKED && (bits === 16 || bits === 32));
  const isRuns = (compression === RUNS_OF_BYTES && bits === 8) || (compression === RUNS_OF_NIBBLES && bits === 4);
  if (!isPlain && !isRuns) throw new RangeError(`BMP compression ${compression} with ${bits} bits.`);
  // Rows are padded to multiples of four bytes.
  const stride = Math.ceil((width * bits) / 32) * 4;
  const isCutOff = isPlain && header.pixelsAt + stride * height > bytes.length;
  if (isCutOff) throw new RangeError("A BMP picture that is cut off.");
  const indices = isRuns ? readRuns(bytes, header) : undefined;
  const colour = indices === undefined ? colourReader(view, header) : undefined;
  const rgb = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row++) {
    const to = (header.isTopDown ? row : height - 1 - row) * width;
    const from = header.pixelsAt + row * stride;
    for (let x = 0; x < width; x++) {
      const value = colour === undefined ? header.palette[indices![row * width + x]!]! : colour(from, x);
      const at = 3 * (to + x);
      rgb[at] = value >> 16;
      rgb[at + 1] = value >> 8;
      rgb[at + 2] = value;
    }
  }
  return { width, height, rgb, dpi };
}

function readHeader(view: DataView): Header {
  const size = view.getUint32(14, true);
  const pixelsAt = view.getUint32(10, true);
  if (size === CORE_HEADER) {
    const bits = view.getUint16(24, true);
    return {
      pixelsAt,
      width: view.getUint16(18, true),
      height: view.getUint16(20, true),
      isTopDown: false,
      bits: known(bits),
      compression: UNCOMPRESSED,
      dpi: undefined,
      palette: readPalette(view, FILE_HEADER + size, bits <= 8 ? 1 << bits : 0, 3),
      masks: masksOf(bits),
    };
  }
  if (size < INFO_HEADER) throw new RangeError(`A BMP header of ${size} bytes.`);
  const height = view.getInt32(22, true);
  const bits = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  const perMetre = view.getInt32(38, true);
  const colours = view.getUint32(46, true) || 1 << Math.min(8, bits);
  const isMasked = compression === MASKED;
  // After the short header, masks follow as three words; longer headers contain them.
  const palette = FILE_HEADER + size + (isMasked && size === INFO_HEADER ? 12 : 0);
  return {
    pixelsAt,
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(height),
    isTopDown: height < 0,
    bits: known(bits),
    compression,
    dpi: perMetre > 0 ? perMetre * METRES_PER_INCH : undefined,
    palette: readPalette(view, palette, bits <= 8 ? Math.min(256, colours) : 0, 4),
    masks: isMasked ? [view.getUint32(54, true), view.getUint32(58, true), view.getUint32(62, true)] : masksOf(bits),
  };
}

function known(bits: number): number {
  if (![1, 4, 8, 16, 24, 32].includes(bits)) throw new RangeError(`A BMP picture of ${bits} bits a pixel.`);
  return bits;
}

function masksOf(bits: number): Header["masks"] {
  return bits === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0xff00, 0xff];
}

/** Reads the palette; colours that are declared but missing are black. */
function readPalette(view: DataView, at: number, count: number, step: 3 | 4): Uint32Array {
  const palette = new Uint32Array(256);
  for (let index = 0; index < count && at + 3 <= view.byteLength; index++, at += step) {
    palette[index] = colourOf(view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at));
  }
  return palette;
}

/** Returns a function that reads a pixel's colour, given the start of its row and its column. */
function colourReader(view: DataView, { bits, palette, masks }: Header): (row: number, x: number) => number {
  if (bits <= 8) {
    const perByte = 8 / bits;
    const most = (1 << bits) - 1;
    return (row, x) => {
      const byte = view.getUint8(row + Math.floor(x / perByte));
      return palette[(byte >> (8 - bits * ((x % perByte) + 1))) & most]!;
    };
  }
  if (bits === 24) {
    return (row, x) =>
      colourOf(view.getUint8(row + 3 * x + 2), view.getUint8(row + 3 * x + 1), view.getUint8(row + 3 * x));
  }
  const [red, green, blue] = masks.map(channelOf);
  const step = bits / 8;
  return (row, x) => {
    const pixel = step === 2 ? view.getUint16(row + 2 * x, true) : view.getUint32(row + 4 * x, true);
    return colourOf(red!(pixel), green!(pixel), blue!(pixel));
  };
}

/** Returns a function that extracts a pixel's bits under a mask, scaled to 0–255. */
function channelOf(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (pixel) => (((pixel & mask) >>> shift) * 255) / most;
}

/** Combines red, green and blue into one number. */
function colourOf(red: number, green: number, blue: number): number {
  return (red << 16) | (green << 8) | blue;
}

/** Unpacks runs (BI_RLE8, BI_RLE4) into palette indices, bottom row first; pixels that no run covers are 0. */
function readRuns(bytes: Uint8Array, { pixelsAt, width, height, bits }: Header): Uint8Array {
  const indices = new Uint8Array(width * height);
  const indexOf = (byte: number, at: number): number => (bits === 8 ? byte : at % 2 === 0 ? byte >> 4 : byte & 15);
  let [x, y, at] = [0, 0, pixelsAt];
  const put = (index: number): void => {
    if (x < width && y < height) indices[y * width + x] = index;
    x++;
  };
  while (at + 1 < bytes.length && y < height) {
    const [count, value] = [bytes[at]!, bytes[at + 1]!];
    at += 2;
    if (count > 0) for (let run = 0; run < count; run++) put(indexOf(value, run));
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) return indices;
    else if (value === 2) {
      x += bytes[at] ?? 0;
      y += bytes[at + 1] ?? 0;
      at += 2;
    } else {
      for (let one = 0; one < value; one++) put(indexOf(bytes[at + (bits === 8 ? one : one >> 1)] ?? 0, one));
      // Absolute runs are padded to even lengths.
      at += 2 * Math.ceil((bits === 8 ? value : value / 2) / 2);
    }
  }
  return indices;
}

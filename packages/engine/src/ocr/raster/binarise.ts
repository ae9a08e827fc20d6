import type { Raster } from "../../read/raw/raster.ts";

/** An image of two colours: 1 is ink. */
export interface InkRaster {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** Half the side of a window: three lines of print at 200 dpi, so that every window contains paper. */
const REACH = 40;
/** Ink is darker than its surroundings by this share; pale grey cell borders on white are darker by 0.14 or more. */
const DARKER = 0.12;
/** An image darker than this on average is light print on a dark background. */
const DARK_GROUND = 100;

/**
 * Separates ink from paper by the surroundings of each pixel, so that shades, stains and coloured backgrounds do not matter.
 *
 * Method: Bradley & Roth, "Adaptive thresholding using the integral image", 2007.
 */
export function binarise({ width, height, grey }: Raster): InkRaster {
  const sums = integral(width, height, grey);
  const inverted = sums[sums.length - 1]! / (width * height) < DARK_GROUND;
  const ink = new Uint8Array(width * height);
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - REACH) * stride;
    const below = Math.min(height, y + REACH + 1) * stride;
    const rows = (below - above) / stride;
    for (let x = 0; x < width; x++) {
      const from = x < REACH ? 0 : x - REACH;
      const to = x + REACH + 1 > width ? width : x + REACH + 1;
      const area = rows * (to - from);
      // The integral wraps at 2³²; differences between windows stay correct.
      const sum = (sums[below + to]! - sums[above + to]! - sums[below + from]! + sums[above + from]!) >>> 0;
      const value = grey[y * width + x]!;
      const isInk = inverted
        ? (255 - value) * area < (255 * area - sum) * (1 - DARKER)
        : value * area < sum * (1 - DARKER);
      if (isInk) ink[y * width + x] = 1;
    }
  }
  return { width, height, ink };
}

function integral(width: number, height: number, grey: Uint8Array): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    const at = (y + 1) * (width + 1) + 1;
    for (let x = 0; x < width; x++) {
      row += grey[y * width + x]!;
      sums[at + x] = sums[at + x - width - 1]! + row;
    }
  }
  return sums;
}

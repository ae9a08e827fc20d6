import type { Raster } from "../../read/raw/raster.ts";
import { shadeWithin } from "./paper.ts";

/** The centre of a pixel or a cell. */
const CENTRE = 0.5;

/** Side of the squares in which the paper's shade is measured, in pixels: two lines of print at 200 dpi, so that each contains paper. */
const CELL = 64;
/** Share of a square's pixels that are darker than its paper; light print on a dark background covers more than the rest. */
const PAPER = 0.95;
/** Squares darker than this share of a neighbour are a background or an image, not paper; uneven light falls off by less. */
const FALL = 0.97;
/** If most of the paper is white, the rest is backgrounds and images; photographed paper is darker throughout. */
const WHITE = 240;
/** A page darker than this is light print on a dark background. */
const DARK_GROUND = 100;

/**
 * Makes tinted or shadowed paper white, so that whiting out leaves no marks on it, and so that Tesseract,
 * which uses one threshold for the whole page (Otsu's), finds ink everywhere.
 *
 * Method: divides shades by that of the paper around them, estimated from the lightest pixels of squares.
 *
 * @returns the same raster if its paper is white
 */
export function evenPaper(raster: Raster): Raster {
  const columns = Math.ceil(raster.width / CELL);
  const rows = Math.ceil(raster.height / CELL);
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [column * CELL, row * CELL];
      paper[row * columns + column] = shadeWithin(raster, { left, top, right: left + CELL, bottom: top + CELL }, PAPER);
    }
  }
  const sorted = paper.toSorted();
  const usual = sorted[sorted.length >> 1] ?? 255;
  if (usual < DARK_GROUND || usual >= WHITE) return raster;
  limitFall(paper, columns, rows);
  return divide(raster, paper, columns, rows);
}

/** Lightens squares that are too dark compared with their neighbours on all sides, in one pass down and one pass up. */
function limitFall(paper: Float32Array, columns: number, rows: number): void {
  const lighten = (at: number, row: number, column: number): void => {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return;
    paper[at] = Math.max(paper[at]!, FALL * paper[row * columns + column]!);
  };
  for (let at = 0; at < paper.length; at++) {
    lighten(at, Math.floor(at / columns) - 1, at % columns);
    lighten(at, Math.floor(at / columns), (at % columns) - 1);
  }
  for (let at = paper.length - 1; at >= 0; at--) {
    lighten(at, Math.floor(at / columns) + 1, at % columns);
    lighten(at, Math.floor(at / columns), (at % columns) + 1);
  }
}

/** Interpolates the shade of the paper between the middles of squares. */
function divide({ width, height, grey }: Raster, paper: Float32Array, columns: number, rows: number): Raster {
  const even = new Uint8Array(grey.length);
  const line = new Float32Array(columns);
  // Of each column of pixels; made once for all rows.
  const lefts = new Uint32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x++) [lefts[x], shares[x]] = between(x, columns) as [number, number];
  for (let y = 0; y < height; y++) {
    const [above, down] = between(y, rows);
    const below = Math.min(rows - 1, above + 1);
    for (let column = 0; column < columns; column++) {
      line[column] = paper[above * columns + column]! * (1 - down) + paper[below * columns + column]! * down;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const left = lefts[x]!;
      const across = shares[x]!;
      const right = left + 1 < columns ? left + 1 : left;
      const light = (grey[at]! * 255) / (line[left]! * (1 - across) + line[right]! * across);
      even[at] = light > 255 ? 255 : light;
    }
  }
  return { width, height, grey: even };
}

/** The square whose middle precedes a pixel, and the pixel's share of the way to the next one. */
function between(pixel: number, count: number): readonly [square: number, share: number] {
  const at = Math.min(count - 1, Math.max(0, (pixel + CENTRE) / CELL - CENTRE));
  const square = Math.trunc(at);
  return [square, at - square];
}

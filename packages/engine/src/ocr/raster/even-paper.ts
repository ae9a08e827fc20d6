import type { Raster } from "../../read/raw/raster.ts";
import { shadeWithin } from "./paper.ts";

/** Side of the squares in which paper is looked for, in pixels: at 200 dpi two lines of print, so that each holds some. */
const CELL = 64;
/** Share of a square's pixels that are darker than its paper; light print on a dark ground covers more than the rest. */
const PAPER = 0.95;
/** Squares darker than this share of a neighbour are no paper but a ground or a picture; light falls off by less. */
const FALL = 0.97;
/** Where most of the paper is white, the rest is grounds and pictures; photographed paper is darker throughout. */
const WHITE = 240;
/** A page darker than this is light print on a dark ground. */
const DARK_GROUND = 100;

/**
 * Makes the paper of a page white, as far as it is tinted or lies in a shadow: what is whited out leaves no marks on it
 * then, and Tesseract, which shows ink by one threshold for the whole page (Otsu's), finds it everywhere.
 *
 * Method: shades are divided by that of the paper around, which is distinguished from the lightest pixels of squares.
 *
 * @returns the same raster where its paper is white
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

/** Lightens squares that are too dark next to their neighbours, from all sides: on the way down and on the way up. */
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

/** Between the middles of squares, the shade of the paper is interpolated. */
function divide({ width, height, grey }: Raster, paper: Float32Array, columns: number, rows: number): Raster {
  const even = new Uint8Array(grey.length);
  const line = new Float32Array(columns);
  for (let y = 0; y < height; y++) {
    const [above, down] = between(y, rows);
    const below = Math.min(rows - 1, above + 1);
    for (let column = 0; column < columns; column++) {
      line[column] = paper[above * columns + column]! * (1 - down) + paper[below * columns + column]! * down;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const [left, across] = between(x, columns);
      const shade = line[left]! * (1 - across) + line[Math.min(columns - 1, left + 1)]! * across;
      even[at] = Math.min(255, (grey[at]! * 255) / shade);
    }
  }
  return { width, height, grey: even };
}

/** The square whose middle lies before a pixel, and how far the pixel lies on the way to the next one. */
function between(pixel: number, count: number): readonly [square: number, share: number] {
  const at = Math.min(count - 1, Math.max(0, (pixel + 0.5) / CELL - 0.5));
  const square = Math.trunc(at);
  return [square, at - square];
}

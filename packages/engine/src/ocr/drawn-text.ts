import type { Box } from "../geometry/box.ts";
import type { BoxTable, RawPage } from "../read/raw/raw-page.ts";
import type { Raster } from "../read/raw/raster.ts";

/** Side of the grid squares that chars are indexed by, in points: the size of a small letter. */
const CELL = 4;
/** Sizes of letters that are drawings: heights in points, and widths in heights; words of joined letters are included. */
const LOWEST = 2;
const HIGHEST = 45;
const WIDEST = 8;
/** Fewer letters are arrows, bullets and marks. */
const MIN_LETTERS = 12;
/**
 * Smallest size, in points, of lines and paragraphs drawn as one path. If chars cover more than this share of the path, it is a background or a
 * chart.
 */
const MIN_WIDTH = 40;
const MIN_HEIGHT = 5;
const MAX_WITH_CHARS = 0.05;
/** Fewer letters in rows are marks, logos and formulas. */
export const MIN_DRAWN = 20;
/** More drawings are a map or a technical drawing, whose shapes say nothing about text. */
const MAX_DRAWINGS = 50_000;

/**
 * Whether a page may draw letters in addition to its text layer. Checks only the bounds of drawings: most pages have none, and the rendered page
 * shows whether they are letters.
 */
export function mayDrawText(page: RawPage): boolean {
  const { drawings } = page;
  if (drawings.count === 0 || drawings.count > MAX_DRAWINGS) return false;
  const share = shareWithChars(page);
  let letters = 0;
  for (const box of toBoxes(drawings)) {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const isLetter = height >= LOWEST && height <= HIGHEST && width <= WIDEST * height && width >= LOWEST / 4;
    const isText = width >= MIN_WIDTH && height >= MIN_HEIGHT;
    if ((isLetter || isText) && share(box) <= MAX_WITH_CHARS) letters += isText ? MIN_LETTERS : 1;
    if (letters >= MIN_LETTERS) return hasPartsOfLetters(page.paths);
  }
  return false;
}

/** Each letter has at least one subpath, however paths group them. If there are too few, the page need not be rendered. */
function hasPartsOfLetters(paths: RawPage["paths"]): boolean {
  if (paths === undefined) return true;
  let parts = 0;
  for (let at = 0; at < paths.count && parts < MIN_DRAWN; at++) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let point = paths.start[at]!; point < paths.start[at + 1]!; point++) {
      const [x, y] = [paths.points[2 * point]!, paths.points[2 * point + 1]!];
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
    // A stroke of a letter may have no height.
    const isPart = bottom - top <= HIGHEST && right - left <= WIDEST * Math.max(LOWEST, bottom - top);
    if (isPart) parts++;
  }
  return parts >= MIN_DRAWN;
}

/** Returns a function that gives the share of a box covered by chars. */
function shareWithChars({ width, height, chars }: RawPage): (box: Box) => number {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const cells = new Uint8Array(columns * rows);
  const range = ({ left, top, right, bottom }: Box): readonly [number, number, number, number] => [
    Math.max(0, Math.floor(left / CELL)),
    Math.max(0, Math.floor(top / CELL)),
    Math.min(columns - 1, Math.floor(right / CELL)),
    Math.min(rows - 1, Math.floor(bottom / CELL)),
  ];
  for (const box of visibleChars(chars)) {
    const [from, first, to, last] = range(box);
    for (let row = first; row <= last; row++) cells.fill(1, row * columns + from, row * columns + to + 1);
  }
  return (box) => {
    const [from, first, to, last] = range(box);
    let [all, filled] = [0, 0];
    for (let row = first; row <= last; row++) {
      for (let column = from; column <= to; column++, all++) filled += cells[row * columns + column]!;
    }
    return all === 0 ? 1 : filled / all;
  };
}

function* visibleChars(chars: RawPage["chars"]): Generator<Box> {
  for (let index = 0; index < chars.count; index++) {
    if (chars.code[index]! <= 0x20) continue;
    yield {
      left: chars.left[index]!,
      top: chars.top[index]!,
      right: chars.right[index]!,
      bottom: chars.bottom[index]!,
    };
  }
}

function* toBoxes({ count, edges }: BoxTable): Generator<Box> {
  for (let at = 0; at < count * 4; at += 4) {
    yield { left: edges[at]!, top: edges[at + 1]!, right: edges[at + 2]!, bottom: edges[at + 3]! };
  }
}

/**
 * Removes the chars of the text layer and the images from a rendered page by painting each over in the shade around it.
 *
 * @param region - the part of the page that the raster shows, in points
 */
export function drawingsOnly(raster: Raster, page: RawPage, region: Box, pixelsPerPoint: number): Raster {
  const { width, height } = raster;
  const grey = raster.grey.slice();
  for (const box of [...toBoxes(page.images), ...visibleChars(page.chars)]) {
    const left = Math.max(0, Math.floor((box.left - region.left) * pixelsPerPoint) - 1);
    const top = Math.max(0, Math.floor((box.top - region.top) * pixelsPerPoint) - 1);
    const right = Math.min(width, Math.ceil((box.right - region.left) * pixelsPerPoint) + 1);
    const bottom = Math.min(height, Math.ceil((box.bottom - region.top) * pixelsPerPoint) + 1);
    if (right <= left || bottom <= top) continue;
    const shade = Math.max(grey[top * width + left]!, grey[(bottom - 1) * width + right - 1]!);
    for (let y = top; y < bottom; y++) grey.fill(shade, y * width + left, y * width + right);
  }
  return { width, height, grey };
}

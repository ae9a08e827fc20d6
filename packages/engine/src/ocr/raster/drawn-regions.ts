import type { Raster } from "../../read/raw/raster.ts";
import { Bands } from "./bands.ts";
import type { Component } from "./components.ts";
import { shadeWithin } from "./paper.ts";
import { isLetter } from "./print.ts";
import type { RasterLine } from "./ruling-lines.ts";

/** A drawn or photographed part of a page; edges in pixels. */
export interface DrawnRegion {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word that was read on the page. */
interface ReadWord extends DrawnRegion {
  readonly text: string;
  readonly confidence: number;
  readonly line: number;
}

/** Of each side, in inches: 40 points. Smaller drawings are logos and large letters. */
const MIN_SIDE = 0.55;
/** A frame around more of the page is its border or the edge of the sheet. */
const MAX_OF_PAGE = 0.7;
/** Pages have a few; each is compared with all ink. */
const MAX_FRAMES = 100;
/**
 * Shares of the ink in a frame: neither ruling line nor word, and, without letters, not a ruling line. Both are 0.8 or more for
 * charts, 0.35 and 0.23 for screenshots; a badly read text box has much of the first and none of the second, one with broken
 * pale lines the reverse.
 */
const MIN_UNREAD = 0.3;
const MIN_UNRULED = 0.2;
/** Words below this are texture. */
const LIKELY = 0.4;
/** At least this many lines of this many words are prose on a background: labels are shorter and fewer. */
const LINES_OF_PROSE = 3;
const WORDS_OF_PROSE = 4;
/** Share of a page side that a shadow covers. */
const ALONG = 0.9;
/** Drawings and photographs have fewer words with high confidence. */
const MAX_SIGNS = 30;
const SURE = 0.7;
/** Side of the squares that are checked for grey tones, in inches. */
const SQUARE = 0.16;
/** Pixels of a photograph are darker than this share of the paper. */
const DARKER = 0.88;
/** Share of a square's pixels that must be darker; in small print three in four are. */
const MAX_SHADE = 0.9;

/**
 * Finds drawings and photographs on a page that is an image: large connected ink that is not a table, and areas of grey tones.
 *
 * @param components - ink of the same pixels
 * @param lines - ruling lines, in the same pixels except for skew
 */
export function findDrawnRegions(
  raster: Raster,
  components: readonly Component[],
  lines: readonly RasterLine[],
  words: readonly ReadWord[],
  dpi: number,
): DrawnRegion[] {
  const least = MIN_SIDE * dpi;
  const area = raster.width * raster.height;
  const likely = words.filter(({ text, confidence }) => confidence >= LIKELY && /[\p{L}\p{N}]{2}/u.test(text));
  const isLarge = (box: DrawnRegion): boolean =>
    box.right - box.left >= least && box.bottom - box.top >= least && areaOf(box) <= MAX_OF_PAGE * area;
  const frames = components.filter(isLarge).slice(0, MAX_FRAMES);
  const drawn = frames.filter((frame) => isDrawing(frame, components, lines, likely, dpi));
  const regions = [...drawn, ...findGreys(raster, Math.round(SQUARE * dpi)).filter(isLarge)];
  return unite(regions.filter((region) => !isShadow(region, raster))).filter((region) => !isGround(region, likely));
}

/** Whether a frame contains more than lines and words. */
function isDrawing(
  frame: DrawnRegion,
  components: readonly Component[],
  lines: readonly RasterLine[],
  words: readonly ReadWord[],
  dpi: number,
): boolean {
  const isRead = wordTest(words.filter((word) => isInside(word, frame)));
  let ink = 0;
  let read = 0;
  let letters = 0;
  for (const component of components) {
    if (!isInside(component, frame)) continue;
    ink += component.area;
    if (isLetter(component, dpi)) letters += component.area;
    if (isRead(component)) read += component.area;
  }
  let ruled = 0;
  for (const line of lines) {
    if (isInside(line, frame)) for (const { start, end } of line.runs) ruled += end - start;
  }
  return ink - read - ruled >= MIN_UNREAD * ink && ink - letters - ruled >= MIN_UNRULED * (ink - letters);
}

/** Returns a function that reports whether ink is in a word. */
function wordTest(words: readonly ReadWord[]): (ink: DrawnRegion) => boolean {
  const bands = new Bands(words);
  return (ink) => {
    const middle = (ink.top + ink.bottom) / 2;
    return bands.between(middle, middle).some((word) => isInside(ink, word));
  };
}

/** Whether a region is a shadow: shadows run along an edge of the sheet, from one side to the other. */
function isShadow({ left, top, right, bottom }: DrawnRegion, { width, height }: Raster): boolean {
  const [across, down] = [right - left, bottom - top];
  return across >= ALONG * width || down >= ALONG * height;
}

/** Whether a region is a background of text: it has many words, or lines of them. */
function isGround(region: DrawnRegion, words: readonly ReadWord[]): boolean {
  const inside = words.filter((word) => isInside(word, region));
  const signs = inside.filter(({ text, confidence }) => confidence >= SURE && /\p{L}{3}/u.test(text));
  if (signs.length > MAX_SIGNS) return true;
  const inLine = new Map<number, number>();
  for (const { line } of inside) inLine.set(line, (inLine.get(line) ?? 0) + 1);
  return [...inLine.values()].filter((count) => count >= WORDS_OF_PROSE).length >= LINES_OF_PROSE;
}

/** Connected squares of grey tones. */
function findGreys(raster: Raster, side: number): DrawnRegion[] {
  const columns = Math.floor(raster.width / side);
  const rows = Math.floor(raster.height / side);
  const shades = Float32Array.from({ length: columns * rows }, (_, at) => {
    const left = (at % columns) * side;
    const top = Math.floor(at / columns) * side;
    return shadeWithin(raster, { left, top, right: left + side, bottom: top + side }, MAX_SHADE);
  });
  const paper = shades.toSorted()[shades.length >> 1] ?? 255;
  const open = Uint8Array.from(shades, (shade) => (shade < DARKER * paper ? 1 : 0));
  const regions: DrawnRegion[] = [];
  for (let at = 0; at < open.length; at++) {
    if (open[at] === 0) continue;
    open[at] = 0;
    const found = [at];
    let [left, top, right, bottom] = [columns, rows, 0, 0];
    for (let next = found.pop(); next !== undefined; next = found.pop()) {
      const [column, row] = [next % columns, Math.floor(next / columns)];
      [left, top] = [Math.min(left, column), Math.min(top, row)];
      [right, bottom] = [Math.max(right, column + 1), Math.max(bottom, row + 1)];
      for (const [x, y] of [
        [column - 1, row],
        [column + 1, row],
        [column, row - 1],
        [column, row + 1],
      ] as const) {
        if (x < 0 || y < 0 || x >= columns || y >= rows || open[y * columns + x] === 0) continue;
        open[y * columns + x] = 0;
        found.push(y * columns + x);
      }
    }
    regions.push({ left: left * side, top: top * side, right: right * side, bottom: bottom * side });
  }
  return regions;
}

/** Merges overlapping regions. */
function unite(regions: readonly DrawnRegion[]): DrawnRegion[] {
  let united: DrawnRegion[] = [];
  for (let region of regions) {
    const touching = (other: DrawnRegion): boolean =>
      other.left <= region.right &&
      other.right >= region.left &&
      other.top <= region.bottom &&
      other.bottom >= region.top;
    for (let other = united.find(touching); other !== undefined; other = united.find(touching)) {
      const joined = other;
      united = united.filter((one) => one !== joined);
      region = {
        left: Math.min(region.left, joined.left),
        top: Math.min(region.top, joined.top),
        right: Math.max(region.right, joined.right),
        bottom: Math.max(region.bottom, joined.bottom),
      };
    }
    united.push(region);
  }
  return united;
}

/** Whether the middle of `box` is in `outer`. */
export function isInside(box: DrawnRegion, outer: DrawnRegion): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

function areaOf({ left, top, right, bottom }: DrawnRegion): number {
  return (right - left) * (bottom - top);
}

import type { Box } from "../geometry/box.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { mayDrawText } from "./drawn-text.ts";
import type { TextLayer } from "./text-layer.ts";

/** A part of a page that may show text as an image. */
export interface OcrRegion extends Box {
  /** `page`: text in columns, as on a scan. `picture`: words anywhere, or none. `drawn`: the whole page except the text in its text layer. */
  readonly kind: "page" | "picture" | "drawn";
}

/** In points. Lower or narrower images are icons, logos and rules; a line of text is at least this wide. */
const MIN_WIDTH = 48;
const MIN_HEIGHT = 18;
/** An image that covers more than this share of the page is a scan, unless text lies on it. */
const SCAN = 0.6;
/** An image under more chars than this is a background. The stamps and download notes of a scan have up to 150. */
const MAX_CHARS_ON_SCAN = 250;
/** Largest gap between parts of an image that is stored in bands or tiles. */
const TOUCHING = 1.5;
const MAX_REGIONS = 12;
/** Fewer filled rectangles are the frames of an empty form. */
const MIN_DOTS = 20;

/** Chooses the parts of a page that are worth recognising, without rendering it. */
export function chooseRegions(page: RawPage, layer: TextLayer): OcrRegion[] {
  const whole: OcrRegion = { kind: "page", left: 0, top: 0, right: page.width, bottom: page.height };
  if (layer === "garbage") return [whole];
  const pictures = joinTouching(toRegions(page)).filter(
    ({ left, top, right, bottom }) => right - left >= MIN_WIDTH && bottom - top >= MIN_HEIGHT,
  );
  const area = page.width * page.height;
  if (layer === "none") return pictures.length > 0 || mayBeDrawn(page) ? [whole] : [];
  const large = pictures.find((picture) => areaOf(picture) >= SCAN * area);
  if (large !== undefined) {
    const behind = charsInside(page, large);
    if (layer === "hidden" || behind <= MAX_CHARS_ON_SCAN) return [whole];
    return pictures
      .filter((picture) => areaOf(picture) < SCAN * area)
      .sort(byArea)
      .slice(0, MAX_REGIONS);
  }
  if (layer === "hidden") return [];
  const drawn: OcrRegion[] = mayDrawText(page) ? [{ ...whole, kind: "drawn" }] : [];
  return [...pictures.sort(byArea).slice(0, MAX_REGIONS), ...drawn];
}

/** Whether text may be drawn as curves, or dot by dot as filled rectangles. */
function mayBeDrawn({ drawings, filledRectangles }: RawPage): boolean {
  return drawings.count > 0 || filledRectangles.count > MIN_DOTS;
}

function byArea(a: Box, b: Box): number {
  return areaOf(b) - areaOf(a);
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function toRegions({ images }: RawPage): OcrRegion[] {
  const regions: OcrRegion[] = [];
  for (let index = 0; index < Math.min(images.count, 2000); index++) {
    const [left, top, right, bottom] = images.edges.subarray(index * 4, index * 4 + 4);
    regions.push({ kind: "picture", left: left!, top: top!, right: right!, bottom: bottom! });
  }
  return regions;
}

/** Joins bands and tiles of one image: they touch, and share their left and right edges or their top and bottom edges. */
function joinTouching(regions: readonly OcrRegion[]): OcrRegion[] {
  const joined: OcrRegion[] = [];
  for (const region of [...regions].sort((a, b) => a.top - b.top || a.left - b.left)) {
    const at = joined.findIndex((other) => isContinued(other, region));
    if (at === -1) joined.push(region);
    else joined[at] = unite(joined[at]!, region);
  }
  return joined;
}

function isContinued(a: Box, b: Box): boolean {
  const near = (x: number, y: number): boolean => Math.abs(x - y) <= TOUCHING;
  const inside = b.left >= a.left - 1 && b.right <= a.right + 1 && b.top >= a.top - 1 && b.bottom <= a.bottom + 1;
  const below = near(a.bottom, b.top) && near(a.left, b.left) && near(a.right, b.right);
  const sideBySide = near(a.right, b.left) && near(a.top, b.top) && near(a.bottom, b.bottom);
  return inside || below || sideBySide;
}

function unite(a: OcrRegion, b: OcrRegion): OcrRegion {
  return {
    kind: "picture",
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function charsInside({ chars }: RawPage, { left, top, right, bottom }: Box): number {
  let count = 0;
  for (let index = 0; index < chars.count; index++) {
    const x = (chars.left[index]! + chars.right[index]!) / 2;
    const y = (chars.top[index]! + chars.bottom[index]!) / 2;
    if (chars.code[index]! > 0x20 && x >= left && x <= right && y >= top && y <= bottom) count++;
  }
  return count;
}

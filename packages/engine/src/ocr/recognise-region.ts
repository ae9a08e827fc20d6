import type { RawPage } from "../read/raw/raw-page.ts";
import type { Raster } from "../read/raw/raster.ts";
import type { OcrRegion } from "./choose-regions.ts";
import { type Placement, regionTransform } from "./placed-word.ts";
import { drawingsOnly, MIN_DRAWN } from "./drawn-text.ts";
import { keepDrawnWords } from "./keep-words.ts";
import { evenPaper } from "./raster/even-paper.ts";
import { mayHoldWords } from "./raster/print.ts";
import { readPicture } from "./read-picture.ts";
import { readScan } from "./read-scan.ts";
import { NOTHING, type OcrTools, type RecognisedRegion } from "./recognised-region.ts";
import { lookAt } from "./seen-picture.ts";

/** Recognition of 10 pt print is as good at 200 dpi as at 300, in half the time. */
const DPI = 200;
/** An A2 sheet at 200 dpi; larger ones are rendered at a lower resolution. */
const MAX_PIXELS = 16_000_000;

/** At this scale, letters of 8 pt are 6 pixels high: enough to detect them. */
const COARSE_PIXELS_PER_POINT = 1.5;

/**
 * Renders and reads one region.
 *
 * @param page - the page that contains it
 */
export async function recogniseRegion(region: OcrRegion, page: RawPage, tools: OcrTools): Promise<RecognisedRegion> {
  if (region.kind === "drawn" && !(await isTextDrawn(region, page, tools))) return NOTHING;
  const area = (region.right - region.left) * (region.bottom - region.top);
  const pixelsPerPoint = Math.min(DPI / 72, Math.sqrt(MAX_PIXELS / area));
  const drawn = await tools.render(region, pixelsPerPoint);
  if (drawn === null) return NOTHING;
  const picture = lookAt(prepare(drawn, region, page, pixelsPerPoint), pixelsPerPoint * 72);
  if (picture === null) return NOTHING;
  const toPage = regionTransform(region, pixelsPerPoint);
  const placement: Placement = { toInk: toPage, toLevel: toPage, pixelsPerPoint, angleDegrees: 0, inPicture: false };
  if (region.kind === "picture") return readPicture(picture, placement, tools);
  const read = await readScan(picture, placement, tools);
  return region.kind === "page" ? read : { ...read, words: keepDrawnWords(read.words) };
}

/** Whether a page shows rows of letters that are missing from its text layer. */
async function isTextDrawn(region: OcrRegion, page: RawPage, tools: OcrTools): Promise<boolean> {
  const raster = await tools.render(region, COARSE_PIXELS_PER_POINT);
  if (raster === null) return false;
  const seen = lookAt(drawingsOnly(raster, page, region, COARSE_PIXELS_PER_POINT), COARSE_PIXELS_PER_POINT * 72);
  return seen !== null && seen.print.inRows >= MIN_DRAWN && mayHoldWords(seen.print);
}

function prepare(drawn: Raster, region: OcrRegion, page: RawPage, pixelsPerPoint: number): Raster {
  if (region.kind === "picture") return drawn;
  return evenPaper(region.kind === "page" ? drawn : drawingsOnly(drawn, page, region, pixelsPerPoint));
}

import type { OcrRegion } from "./choose-regions.ts";
import { type Placement, regionTransform } from "./placed-word.ts";
import { evenPaper } from "./raster/even-paper.ts";
import { readPicture } from "./read-picture.ts";
import { readScan } from "./read-scan.ts";
import { NOTHING, type OcrTools, type RecognisedRegion } from "./recognised-region.ts";
import { lookAt } from "./seen-picture.ts";

/** Recognition of 10 pt print is as good at 200 dpi as at 300, in half of the time. */
const DPI = 200;
/** A sheet of A2 at 200 dpi; larger ones are drawn more coarsely. */
const MOST_PIXELS = 16_000_000;

/** Draws one region and reads it. */
export async function recogniseRegion(region: OcrRegion, tools: OcrTools): Promise<RecognisedRegion> {
  const area = (region.right - region.left) * (region.bottom - region.top);
  const pixelsPerPoint = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / area));
  const drawn = await tools.render(region, pixelsPerPoint);
  if (drawn === null) return NOTHING;
  const picture = lookAt(region.kind === "page" ? evenPaper(drawn) : drawn, pixelsPerPoint * 72);
  if (picture === null) return NOTHING;
  const toPage = regionTransform(region, pixelsPerPoint);
  const placement: Placement = { toInk: toPage, toLevel: toPage, pixelsPerPoint, angleDegrees: 0, inPicture: false };
  return region.kind === "page" ? readScan(picture, placement, tools) : readPicture(picture, placement, tools);
}

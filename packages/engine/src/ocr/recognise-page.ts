/**
 * Terms of this folder: a region is a part of a page that may show text as an image; a raster is a region rendered in grey levels;
 * ink is its dark part; print is ink that looks like rows of letters. An engine turns a raster into recognised words; a
 * placed word is in page coordinates. Merged into the page, words become chars like any others; later steps can distinguish them
 * only by their confidence.
 *
 * The rule of this folder: recognise only if it pays. False text costs more than missing text, so images must look like
 * print before they are read, and their words must look like words before they are kept.
 */
import type { RawPage } from "../read/raw/raw-page.ts";
import type { OcrRegion } from "./choose-regions.ts";
import { mergeWords } from "./merge-words.ts";
import type { Box } from "../geometry/box.ts";
import type { PlacedWord } from "./placed-word.ts";
import type { OcrPlan } from "./plan-page.ts";
import { recogniseRegion } from "./recognise-region.ts";
import type { OcrTools } from "./recognised-region.ts";
import { isHiddenLayerGood } from "./text-layer.ts";
import { binarise } from "./raster/binarise.ts";

/** A page with its recognised words merged in. */
export interface RecognisedPage {
  readonly page: RawPage;
  /** In the engine's reading order. */
  readonly words: readonly PlacedWord[];
}

/** Recognises the regions of a plan one by one, so that only one image is in memory at a time. */
export async function recognisePage(page: RawPage, plan: OcrPlan, tools: OcrTools): Promise<RecognisedPage> {
  if (plan.isHidden && isHiddenLayerGood(page, await inkTest(page, tools))) return { page, words: [] };
  const words: PlacedWord[] = [];
  const rulingLines: Box[] = [];
  const figures: Box[] = [];
  const textPictures: OcrRegion[] = [];
  for (const region of plan.regions) {
    tools.signal?.throwIfAborted();
    const found = await recogniseRegion(region, page, tools);
    const firstLine = (words.at(-1)?.line ?? -1) + 1;
    words.push(...found.words.map((word) => ({ ...word, line: firstLine + word.line })));
    rulingLines.push(...found.rulingLines);
    figures.push(...(found.figures ?? []));
    if (found.isText === true) textPictures.push(region);
  }
  // A page with garbage text that cannot be recognised as an image either keeps its text.
  if (words.length === 0) return { page, words };
  return {
    page: mergeWords(page, { words, rulingLines, figures, textPictures, replacesText: plan.replacesText }),
    words,
  };
}

/** Coarse, because only the presence of ink matters. */
const INK_PIXELS_PER_POINT = 1;

type InkTest = (left: number, top: number, right: number, bottom: number) => boolean;

async function inkTest(page: RawPage, tools: OcrTools): Promise<InkTest> {
  const raster = await tools.render({ left: 0, top: 0, right: page.width, bottom: page.height }, INK_PIXELS_PER_POINT);
  if (raster === null) return () => true;
  const { width, height, ink } = binarise(raster);
  return (left, top, right, bottom) => {
    const from = Math.max(0, Math.floor(left));
    const to = Math.min(width, Math.ceil(right));
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
      if (ink.subarray(y * width + from, y * width + to).includes(1)) return true;
    }
    return false;
  };
}

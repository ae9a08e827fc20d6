import type { RawPage } from "../read/raw/raw-page.ts";
import { chooseRegions, type OcrRegion } from "./choose-regions.ts";
import { judgeTextLayer } from "./text-layer.ts";

/** What a page has to be recognised. */
export interface OcrPlan {
  readonly regions: readonly OcrRegion[];
  /** What is recognised stands for the embedded text. */
  readonly replacesText: boolean;
  /** The embedded text is an earlier recognition, which is looked at first. */
  readonly isHidden: boolean;
}

/** Plans a page, from what was read of it alone; null where there is nothing to recognise. */
export function planPage(page: RawPage, mode: "hybrid" | "ocr"): OcrPlan | null {
  if (mode === "ocr") {
    const whole: OcrRegion = { kind: "page", left: 0, top: 0, right: page.width, bottom: page.height };
    return { regions: [whole], replacesText: true, isHidden: false };
  }
  const layer = judgeTextLayer(page);
  const regions = chooseRegions(page, layer);
  if (regions.length === 0) return null;
  return { regions, replacesText: layer === "garbage" || layer === "hidden", isHidden: layer === "hidden" };
}

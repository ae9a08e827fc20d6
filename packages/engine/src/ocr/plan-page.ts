import type { RawPage } from "../read/raw/raw-page.ts";
import { chooseRegions, type OcrRegion } from "./choose-regions.ts";
import { judgeTextLayer } from "./text-layer.ts";

/** What has to be recognised on a page. */
export interface OcrPlan {
  readonly regions: readonly OcrRegion[];
  /** Whether the recognised text replaces the embedded text. */
  readonly replacesText: boolean;
  /** Whether the embedded text comes from an earlier recognition, which is checked first. */
  readonly isHidden: boolean;
}

/** Plans the recognition of a page from its raw data; null if there is nothing to recognise. */
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

import { EngineError } from "../document/errors.ts";
import type { BBox } from "../geometry/bbox.ts";
import type { TranscriptPage } from "../transcript/transcript.ts";
import type { PageImages } from "../page-images.ts";

/** Null for a page that cannot be rendered: the rest of the document is still processed. */
export async function drawPage(images: PageImages, page: number, widthPx: number): Promise<Uint8Array | null> {
  try {
    return await images.draw(page, widthPx);
  } catch (error) {
    if (EngineError.isInstance(error)) return null;
    throw error;
  }
}

/** A box in fractions of its page. */
export function inFractions(
  { left, top, width, height }: BBox,
  page: Pick<TranscriptPage, "width" | "height">,
): Omit<BBox, "page"> {
  return { left: left / page.width, top: top / page.height, width: width / page.width, height: height / page.height };
}

import { identity } from "../geometry/transform.ts";
import { keepPictureWords, keepTextWords } from "./keep-words.ts";
import { levelWords } from "./level-words.ts";
import { markRules } from "./mark-rules.ts";
import type { Placement } from "./placed-word.ts";
import { isLattice } from "./raster/lattice.ts";
import { isAllText, mayHoldWords } from "./raster/print.ts";
import { findRulingLines, withoutLines } from "./raster/ruling-lines.ts";
import { NOTHING, type OcrTools, place, recognise, type RecognisedRegion } from "./recognised-region.ts";
import { lookAt, type SeenPicture } from "./seen-picture.ts";

/** Reads an image on a page of text: a table or text in full, otherwise its labels. */
export async function readPicture(seen: SeenPicture, placement: Placement, tools: OcrTools): Promise<RecognisedRegion> {
  const { raster, dpi, ink } = seen;
  const lines = findRulingLines(ink, dpi);
  const picture = lines.length === 0 ? seen : lookAt(withoutLines(raster, lines, identity), dpi);
  if (picture === null) return NOTHING;
  if (isAllText(picture.print)) {
    const isGrid = isLattice(lines, dpi);
    const words = keepTextWords(await recognise(picture.raster, dpi, isGrid ? "grid" : "page", tools));
    const ruled = markRules(levelWords(words, 0, raster), isGrid ? lines : [], raster, 0);
    return { ...place(ruled.words, ruled.lines, placement), isText: words.length > 0 };
  }
  if (!mayHoldWords(picture.print)) return NOTHING;
  // Lines are kept: erasing an axis would also erase letters that touch it.
  const words = keepPictureWords(await recognise(raster, dpi, "scattered", tools));
  return place(levelWords(words, 0, raster), [], { ...placement, inPicture: true });
}

import type { PieceGroup } from "./piece.ts";
import { chunkByPage } from "./page.ts";
import { chunkBySection } from "./section.ts";

/** Sections within pages: one chunk for each part of a section that is on one page. */
export function chunkByPageSection(pieces: PieceGroup): readonly PieceGroup[] {
  return chunkByPage(pieces).flatMap(chunkBySection);
}

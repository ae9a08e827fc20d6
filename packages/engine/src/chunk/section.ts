import { isFurniture, isHeading } from "../document.ts";
import type { PieceGroup } from "./piece.ts";
import { cutWhere } from "./cut.ts";

/** One chunk a section; what stands before the first heading is a chunk of its own. */
export function chunkBySection(pieces: PieceGroup): readonly PieceGroup[] {
  const begins = sectionStarts(pieces);
  return cutWhere(pieces, (_, index) => begins.has(index));
}

/**
 * Indices of the headings that begin a section and end another. A heading right under a heading (`1 Results`,
 * `1.1 Method`) begins none: the outer one would be left alone, and says nothing without what follows. Nor does the first
 * of a document under a page header.
 */
export function sectionStarts(pieces: PieceGroup): ReadonlySet<number> {
  const starts = new Set<number>();
  let underHeading = false;
  let bodyAbove = false;
  for (const [index, { block }] of pieces.entries()) {
    if (isFurniture(block)) continue;
    if (isHeading(block) && !underHeading && bodyAbove) starts.add(index);
    underHeading = isHeading(block);
    bodyAbove = true;
  }
  return starts;
}

import { isFurniture, isHeading } from "../document/document.ts";
import type { Piece } from "./piece.ts";

/**
 * Shows, piece by piece in reading order, which begin a section: the headings that end another. A heading right under a heading (`1
 * Results`, `1.1 Method`) begins none: the outer one would be left alone, and says nothing without what follows. Nor does the first of a
 * document under a page header.
 */
export function sectionStarts(): (piece: Piece) => boolean {
  let underHeading = false;
  let bodyAbove = false;
  return ({ block }) => {
    if (isFurniture(block)) return false;
    const starts = isHeading(block) && !underHeading && bodyAbove;
    underHeading = isHeading(block);
    bodyAbove = true;
    return starts;
  };
}

/** The same within pages: one chunk for each part of a section that is on one page. */
export function pageSectionStarts(): (piece: Piece) => boolean {
  let starts = sectionStarts();
  return (piece) => {
    if (piece.opensPage) starts = sectionStarts();
    return starts(piece) || piece.opensPage;
  };
}

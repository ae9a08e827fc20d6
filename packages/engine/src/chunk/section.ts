import { isFurniture, isHeading } from "../document/document.ts";
import type { Piece } from "./piece.ts";

/**
 * Returns a function that is called with each piece in reading order, and returns whether it begins a section. A heading directly below a heading (`1
 * Results`, `1.1 Method`) begins none: the outer one would be alone in its chunk, without the text it introduces. Nor does the first heading of a
 * document below a page header.
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

/** The same within pages: one chunk for each part of a section on one page. */
export function pageSectionStarts(): (piece: Piece) => boolean {
  let starts = sectionStarts();
  return (piece) => {
    if (piece.opensPage) starts = sectionStarts();
    return starts(piece) || piece.opensPage;
  };
}

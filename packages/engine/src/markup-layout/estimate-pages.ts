import type { Markup, MarkupPart } from "./markup.ts";

/** A printed page of text has 2,000 to 4,000 chars. */
const CHARS_A_PAGE = 3000;

/** Estimated number of pages of a document before layout: one for each slide, and text by its length. */
export function estimatePages({ parts }: Markup): number {
  return parts.reduce((sum, part) => sum + (part.kind === "placed" ? 1 : Math.ceil(charsOf(part) / CHARS_A_PAGE)), 0);
}

function charsOf({ blocks }: MarkupPart): number {
  let chars = 0;
  for (const { text, table } of blocks) {
    chars += text.length;
    for (const cell of table?.cells ?? []) chars += cell.text.length;
  }
  return chars;
}

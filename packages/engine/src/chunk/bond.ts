import { type Block, isFurniture, isHeading } from "../document.ts";
import type { PieceGroup } from "./piece.ts";
import { sectionStarts } from "./section.ts";

/** How much is lost by cutting between two pieces: nothing between sections, most between a heading and its text. */
export const BOND = { section: 0, paragraph: 1, list: 2, whole: 4 } as const;
export type Bond = (typeof BOND)[keyof typeof BOND];

/** The bond before each piece, that is between it and the one before; furniture between two body pieces is looked through. */
export function bondsBefore(pieces: PieceGroup): readonly Bond[] {
  const starts = sectionStarts(pieces);
  const next = nextBody(pieces);
  let above: Block | undefined;
  return pieces.map((piece, index) => {
    const below = next[index];
    const bond: Bond = starts.has(index) ? BOND.section : above && below ? bondBetween(above, below) : BOND.paragraph;
    if (!isFurniture(piece.block)) above = piece.block;
    return bond;
  });
}

function bondBetween(above: Block, below: Block): Bond {
  if (isHeading(above) || isCaption(above, below) || isCaption(below, above)) return BOND.whole;
  return above.type === "List Item" && below.type === "List Item" ? BOND.list : BOND.paragraph;
}

function isCaption(block: Block, of: Block): boolean {
  return of.caption !== undefined && !block.table && block.text === of.caption;
}

/** For each index the block of the first body piece at or after it. */
function nextBody(pieces: PieceGroup): readonly (Block | undefined)[] {
  const next = Array<Block | undefined>(pieces.length);
  let body: Block | undefined;
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const { block } = pieces[index]!;
    if (!isFurniture(block)) body = block;
    next[index] = body;
  }
  return next;
}

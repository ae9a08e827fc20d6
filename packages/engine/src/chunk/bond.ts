import { type Block, isFurniture, isHeading } from "../document/document.ts";
import type { Piece } from "./piece.ts";
import { sectionStarts } from "./section.ts";

/** Cost of cutting between two pieces: none between sections, highest between a heading and its text. */
export const BOND = { section: 0, paragraph: 1, list: 2, whole: 4 } as const;
export type Bond = (typeof BOND)[keyof typeof BOND];

/** A piece with the bond between it and the previous piece. */
export interface BoundPiece {
  readonly piece: Piece;
  readonly bond: Bond;
}

/** Finds the bond before each piece. Furniture between two body pieces does not affect their bond, and is kept back until the next body piece. */
export function* bindPieces(pieces: Iterable<Piece>): Generator<BoundPiece> {
  const starts = sectionStarts();
  let above: Block | undefined;
  let furniture: Piece[] = [];
  for (const piece of pieces) {
    if (isFurniture(piece.block)) {
      furniture.push(piece);
      continue;
    }
    const bond = above ? bondBetween(above, piece.block) : BOND.paragraph;
    for (const held of furniture) yield { piece: held, bond };
    furniture = [];
    yield { piece, bond: starts(piece) ? BOND.section : bond };
    above = piece.block;
  }
  for (const held of furniture) yield { piece: held, bond: BOND.paragraph };
}

function bondBetween(above: Block, below: Block): Bond {
  if (isHeading(above) || isCaption(above, below) || isCaption(below, above)) return BOND.whole;
  return above.type === "List Item" && below.type === "List Item" ? BOND.list : BOND.paragraph;
}

function isCaption(block: Block, of: Block): boolean {
  return of.caption !== undefined && !block.table && block.text === of.caption;
}

import type { Piece, PieceGroup } from "./piece.ts";

/** Cuts a run of pieces before every piece that begins a new group. */
export function cutWhere(pieces: PieceGroup, begins: (piece: Piece, index: number) => boolean): readonly PieceGroup[] {
  const groups: Piece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const group = groups.at(-1);
    if (group && !begins(piece, index)) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

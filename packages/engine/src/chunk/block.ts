import type { PieceGroup } from "./piece.ts";

/** One chunk a block. */
export function chunkByBlock(pieces: PieceGroup): readonly PieceGroup[] {
  return pieces.map((piece) => [piece]);
}

import type { PieceGroup } from "./piece.ts";

/** One chunk with the whole document. */
export function chunkDisabled(pieces: PieceGroup): readonly PieceGroup[] {
  return [pieces];
}

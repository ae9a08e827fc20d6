import type { PieceGroup } from "./piece.ts";
import { cutWhere } from "./cut.ts";

/** One chunk a page; a page without blocks has none. */
export function chunkByPage(pieces: PieceGroup): readonly PieceGroup[] {
  return cutWhere(pieces, (piece) => piece.opensPage);
}

import type { ChunkPart, Piece, PieceGroup } from "./piece.ts";

/** Cuts the pieces of a document before every piece that begins a new chunk; `begins` is called once for each, in reading order. */
export function* cutWhere(pages: Iterable<PieceGroup>, begins: (piece: Piece) => boolean): Generator<ChunkPart> {
  let isFirst = true;
  for (const page of pages) {
    let pieces: Piece[] = [];
    let opens = false;
    for (const piece of page) {
      const isBeginning = begins(piece);
      if (isBeginning || isFirst) {
        if (pieces.length > 0) yield { pieces, opens };
        pieces = [];
        opens = true;
      }
      isFirst = false;
      pieces.push(piece);
    }
    if (pieces.length > 0) yield { pieces, opens };
  }
}

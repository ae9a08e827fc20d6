import type { Measure, Piece } from "./piece.ts";
import { splitTable } from "./split-table.ts";
import { splitText } from "./split-text.ts";

/** Splits a piece longer than `most` characters: a table at its rows, anything else at its sentences. */
export function splitPiece(piece: Piece, most: number, measure: Measure): readonly Piece[] {
  if (measure.piece(piece) <= most) return [piece];
  const { block } = piece;
  const parts: Piece[] = [];
  const fits = (part: Piece["block"]) =>
    measure.piece({ block: part, opensPage: piece.opensPage && parts.length === 0 }) <= most;
  const blocks = block.table ? splitTable(block, block.table, fits) : splitText(block, fits);
  for (const part of blocks) parts.push({ block: part, opensPage: piece.opensPage && parts.length === 0 });
  return parts;
}

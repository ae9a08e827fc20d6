/** A long table is searched in pieces of a few rows, each with the header: among fifty rows, the right one would carry little weight. */
import { rowsOf } from "../read/table.ts";
import type { Passage } from "../read/passage.ts";

export interface Piece {
  readonly text: string;
  /** The header above its rows. */
  readonly header: string;
}

export function piecesOf({ text, cells = [] }: Pick<Passage, "text" | "cells">): readonly Piece[] {
  const rows = cells.length === 0 ? [] : rowsOf(cells);
  if (rows.length <= MAX_ROWS) return [{ text, header: "" }];
  const header = [...new Set(rows.flatMap(({ values }) => values.map(({ column }) => column)))].join(" ");
  const pieces: Piece[] = [];
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    const own = rows.slice(at, at + MAX_ROWS);
    pieces.push({
      text: own.map(({ label, all }) => `${label} ${all.map((cell) => cell.text).join(" ")}`).join("\n"),
      header,
    });
  }
  return pieces;
}

const MAX_ROWS = 8;

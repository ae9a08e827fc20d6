import type { Box } from "../../geometry/box.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";

/** Words of one cell, and its columns. */
export interface TrackCell {
  readonly column: number;
  readonly columnSpan: number;
  /** 1 if absent. */
  readonly rowSpan?: number;
  readonly words: readonly Word[];
}

/** The cell of one line, with the box of its text. */
export interface LineCell extends TrackCell {
  readonly box: Box;
}

/** A row of a table without drawn borders; a wrapped row is several lines. */
export interface TrackRow {
  readonly lines: Line[];
  readonly cells: readonly TrackCell[];
}

/** Maximum length of a cell, in chars; columns of prose are longer. */
export const LONGEST_CELL = 60;

/** Returns all columns that the cells occupy or span. */
export function columnsOf(cells: readonly TrackCell[]): Set<number> {
  const columns = new Set<number>();
  for (const { column, columnSpan } of cells) for (let at = column; at < column + columnSpan; at++) columns.add(at);
  return columns;
}

/** Merges cells that have columns in common; otherwise a text that spans them would be lost in part. */
export function mergeCells(cells: readonly TrackCell[]): TrackCell[] {
  let merged: TrackCell[] = [];
  for (const cell of cells) {
    const home = merged.filter(
      (other) => cell.column < other.column + other.columnSpan && other.column < cell.column + cell.columnSpan,
    );
    const all = [...home, cell];
    const column = Math.min(...all.map((part) => part.column));
    const end = Math.max(...all.map((part) => part.column + part.columnSpan));
    merged = merged.filter((other) => !home.includes(other));
    merged.push({ column, columnSpan: end - column, words: all.flatMap((part) => part.words) });
  }
  return merged.sort((a, b) => a.column - b.column);
}

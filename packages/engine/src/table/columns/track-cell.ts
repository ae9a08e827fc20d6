import type { Box } from "../../geometry/box.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";

/** Words of one cell and the columns they are in. */
export interface TrackCell {
  readonly column: number;
  readonly columnSpan: number;
  /** 1 where it is not said. */
  readonly rowSpan?: number;
  readonly words: readonly Word[];
}

/** The cell of one line, and where its text is. */
export interface LineCell extends TrackCell {
  readonly box: Box;
}

/** A row of a table without drawn borders; a wrapped row is several lines. */
export interface TrackRow {
  readonly lines: Line[];
  readonly cells: readonly TrackCell[];
}

/** Cells of tables are short; columns of prose are not. */
export const LONGEST_CELL = 60;

/** All columns that cells are in or reach over. */
export function columnsOf(cells: readonly TrackCell[]): Set<number> {
  const columns = new Set<number>();
  for (const { column, columnSpan } of cells) for (let at = column; at < column + columnSpan; at++) columns.add(at);
  return columns;
}

/** One cell of all that are over common columns: what a wide text joins is one, too, or some of it would be lost. */
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

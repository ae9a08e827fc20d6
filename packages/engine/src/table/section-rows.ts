import type { TrackRow } from "./track-rows.ts";

// Shown by section-rows.test.ts.

/**
 * Stretches headings of groups of rows over all columns: a text alone in its row that runs on over the next column is one,
 * and where one is, each text alone in its row is.
 */
export function spanSections(rows: readonly TrackRow[], columns: number): readonly TrackRow[] {
  const isAlone = ({ cells }: TrackRow, index: number): boolean => {
    const [cell] = cells;
    return index > 0 && cells.length === 1 && cell!.column === 0 && (cell!.rowSpan ?? 1) === 1;
  };
  if (columns < 3 || !rows.some((row, index) => isAlone(row, index) && row.cells[0]!.columnSpan > 1)) return rows;
  return rows.map((row, index) =>
    isAlone(row, index) ? { ...row, cells: [{ ...row.cells[0]!, columnSpan: columns }] } : row,
  );
}

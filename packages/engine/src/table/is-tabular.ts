import { type Edges, median, unionEdges } from "../layout/text.ts";
import type { Tracks } from "./column-tracks.ts";
import type { TrackRow } from "./track-rows.ts";

/** What speaks for a table besides its columns. */
export interface TrackEvidence {
  /** Heights of drawn lines as wide as the table; empty for none. */
  readonly rules: readonly number[];
  readonly captioned: boolean;
  /** The rules part all rows that they stand between. */
  readonly everyRow?: boolean;
  /** The columns, where drawing has said them. */
  readonly tracks?: Tracks;
}

/** Cells of tables are short; columns of prose are not. */
export const LONGEST_CELL = 60;
/** Share of a column's cells whose left edges, right edges or middles agree. */
const ALIGNED = 0.6;
const SAME_EDGE = 3.5;
/** Share of the texts of an index that end in page numbers; the rest are letters of the alphabet and wrapped lines. */
const MOST_ENTRIES = 0.7;

/** Tells whether rows are a table: short cells that stand in columns, no prose, no contents page, no list. */
export function isTabular(rows: readonly TrackRow[], tracks: Tracks, evidence: TrackEvidence): boolean {
  const columns = tracks.separators.length + 1;
  const ruled = evidence.rules.length >= 2;
  if (isContents(rows, columns) || isIndex(rows)) return false;
  const filledByColumn = Array.from({ length: columns }, () => 0);
  const lengths: number[] = [];
  let numeric = 0;
  let cells = 0;
  for (const row of rows) {
    for (const cell of row.cells) {
      filledByColumn[cell.column]! += cell.rowSpan ?? 1;
      const content = cell.words.map((word) => word.text).join(" ");
      lengths.push(content.length);
      cells++;
      if (/\d/.test(content) && (content.match(/\d/g) ?? []).length >= 0.3 * content.length) numeric++;
    }
  }
  const longest = ruled || evidence.captioned ? 3 * LONGEST_CELL : LONGEST_CELL;
  if (median(lengths) > longest || lengths.filter((length) => length > longest).length > 0.25 * lengths.length) {
    return false;
  }
  if (ruled) return filledByColumn.filter((count) => count > 0).length >= 2;
  // Under a header a column may be nearly empty; the header of the first column is often left out.
  const entries = rows.filter((row, index) => index === 0 || row.cells.length > 1 || row.cells[0]!.column > 0).length;
  const isHeaded = columns > 2 && rows[0]!.cells.length >= columns - (rows[0]!.cells[0]!.column > 0 ? 1 : 0);
  const least = isHeaded ? 0.08 : columns === 2 ? 0.6 : 0.4;
  if (filledByColumn.some((count) => count < Math.max(2, least * entries))) return false;
  // List markers before their text are no column.
  if (
    rows.every((row) => (row.cells[0]?.words.length ?? 0) <= 1 && (row.cells[0]?.words[0]?.text.length ?? 0) <= 4) &&
    columns === 2
  ) {
    return false;
  }
  const aligned = alignedColumns(rows, tracks);
  if (aligned < columns - (columns > 4 ? 1 : 0)) return false;
  const numericShare = numeric / cells;
  if (columns === 2) return evidence.captioned || (rows.length >= 4 && numericShare >= 0.35);
  return rows.length >= 4 || evidence.captioned || (rows.length === 3 && numericShare >= 0.3);
}

/** Titles of contents pages and the page numbers that end their lines. */
function isContents(rows: readonly TrackRow[], columns: number): boolean {
  const numbers = rows.flatMap((row) => {
    const last = row.cells.at(-1)!;
    const text = last.words.map((word) => word.text).join("");
    return last.column > 0 && /^\d{1,4}$/.test(text) ? [Number(text)] : [];
  });
  // A table's last column has a header; a contents page has nothing but numbers there.
  const worded = rows.some(
    (row) =>
      row.cells.at(-1)!.column === columns - 1 &&
      !/^(?:\d+|[ivxlc]+)$/i.test(
        row.cells
          .at(-1)!
          .words.map((word) => word.text)
          .join(""),
      ),
  );
  if (columns > 3 || worded || numbers.length < 4 || numbers.length < 0.6 * rows.length) return false;
  return numbers.every((number, index) => index === 0 || number >= numbers[index - 1]!);
}

/** Words with the pages where they occur, in several columns. */
function isIndex(rows: readonly TrackRow[]): boolean {
  const texts = rows.flatMap((row) => row.cells.map((cell) => cell.words.map((word) => word.text).join(" ")));
  const entries = texts.filter((text) => /\p{L}.*,\s*\d+(?:[–-]\d+)?(?:,\s*\d+(?:[–-]\d+)?)*$/u.test(text));
  return entries.length >= MOST_ENTRIES * texts.length;
}

/** Columns in which most cells share an edge or a middle. */
function alignedColumns(rows: readonly TrackRow[], tracks: Tracks): number {
  let aligned = 0;
  for (let column = 0; column <= tracks.separators.length; column++) {
    const boxes = rows
      .flatMap((row) => row.cells.filter((cell) => cell.column === column && cell.columnSpan === 1))
      .map((cell) => unionEdges(cell.words));
    if (boxes.length < 2) continue;
    const shares = [
      (box: Edges) => box.left,
      (box: Edges) => box.right,
      (box: Edges) => (box.left + box.right) / 2,
    ].map((edge) => {
      const positions = boxes.map(edge);
      const usual = median(positions);
      return positions.filter((position) => Math.abs(position - usual) <= SAME_EDGE).length / boxes.length;
    });
    if (Math.max(...shares) >= ALIGNED) aligned++;
  }
  return aligned;
}

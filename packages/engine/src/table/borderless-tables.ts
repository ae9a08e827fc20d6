import type { Cell } from "../document.ts";
import { fromFrame, type Quarter } from "../layout/frame.ts";
import type { PlacedPiece } from "../layout/region.ts";
import type { Line } from "../layout/runs-to-lines.ts";
import { type Edges, median, unionEdges } from "../layout/text.ts";
import { findTracks, type Tracks } from "./column-tracks.ts";
import { inReadingOrder } from "./reading-direction.ts";
import { cellText } from "./ruled-tables.ts";
import { lineCells, linesToRows, type TrackRow } from "./track-rows.ts";

/** Where the lines stand. */
export interface TrackInput {
  readonly number: number;
  /** Of the page as displayed. */
  readonly width: number;
  readonly height: number;
  readonly quarter: Quarter;
}

/** What speaks for a table besides its columns. */
export interface TrackEvidence {
  /** Heights of drawn lines as wide as the table; empty for none. */
  readonly rules: readonly number[];
  readonly captioned: boolean;
}

/** Cells of tables are short; columns of prose are not. */
const LONGEST_CELL = 60;
/** Share of a column's cells whose left edges, right edges or middles agree. */
const ALIGNED = 0.6;
const SAME_EDGE = 3.5;

/** Builds a table of lines whose text stands in columns; null where they are no table. */
export function tableFromLines(lines: readonly Line[], evidence: TrackEvidence, input: TrackInput): PlacedPiece | null {
  const several = lines.filter((line) => hasWideGap(line));
  const ruled = evidence.rules.length >= 2;
  if (several.length < (ruled ? 1 : evidence.captioned ? 2 : 3)) return null;
  const size = median(lines.map((line) => line.size));
  const tracks = joinSplitColumns(findTracks(fullestLines(several), size), lines);
  const columns = tracks.separators.length + 1;
  if (columns < 2 || columns > 40) return null;
  const rows = linesToRows(lines, tracks, evidence.rules);
  if (rows.length < 2 || !isTabular(rows, lines, tracks, evidence)) return null;
  return toPiece(rows, tracks, evidence, input);
}

/** The lines with most cells: totals and notes under the body cross its columns. */
function fullestLines(lines: readonly Line[]): readonly Line[] {
  const counts = lines.map(countGaps);
  const most = Math.max(...counts);
  const fullest = lines.filter((_, index) => counts[index]! >= 0.6 * most);
  return fullest.length >= 3 ? fullest : lines;
}

/**
 * Joins a column that only a header fills to its neighbour that only the body fills: headers are often centred over a
 * column whose entries stand at its edge.
 */
function joinSplitColumns(tracks: Tracks, lines: readonly Line[]): Tracks {
  const filled = lines.map((line) => new Set(lineCells(line, tracks).map((cell) => cell.column)));
  const count = (column: number): number => filled.filter((columns) => columns.has(column)).length;
  const separators = tracks.separators.filter((_, index) => {
    const together = filled.some((columns) => columns.has(index) && columns.has(index + 1));
    return together || Math.min(count(index), count(index + 1)) > 1;
  });
  return separators.length === tracks.separators.length ? tracks : { ...tracks, separators };
}

/** True where a line holds two texts that a wide gap parts. */
export function hasWideGap(line: Line): boolean {
  return countGaps(line) > 0;
}

/** Wide gaps of a line; among words of one line a gap may be narrower and yet stand out. */
function countGaps(line: Line): number {
  const words = [...line.words].sort((a, b) => a.left - b.left);
  const gaps: number[] = [];
  let reach = words[0]!.right;
  for (const word of words.slice(1)) {
    gaps.push(word.left - reach);
    reach = Math.max(reach, word.right);
  }
  const outstanding = gaps.length >= 3 ? Math.max(0.5 * line.size, 1.75 * median(gaps)) : Infinity;
  return gaps.filter((gap) => gap > 0.95 * line.size || gap > outstanding).length;
}

/** Columns whose lines fill them are text, even between two rules; a table has one such column at most. */
function isNewspaper(lines: readonly Line[], tracks: Tracks): boolean {
  const widths = Array.from({ length: tracks.separators.length + 1 }, (): number[] => []);
  const chars = widths.map((): number[] => []);
  for (const line of lines) {
    for (const cell of lineCells(line, tracks)) {
      const { left, right } = unionEdges(cell.words);
      widths[cell.column]!.push(right - left);
      chars[cell.column]!.push(cell.words.reduce((sum, word) => sum + word.text.length + 1, 0));
    }
  }
  const full = widths.filter((column, index) => {
    const widest = Math.max(...column);
    return (
      column.length >= 5 &&
      median(chars[index]!) >= 20 &&
      column.filter((width) => width > 0.8 * widest).length >= 0.6 * column.length
    );
  });
  return full.length >= 2;
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

function isTabular(
  rows: readonly TrackRow[],
  lines: readonly Line[],
  tracks: Tracks,
  evidence: TrackEvidence,
): boolean {
  const columns = tracks.separators.length + 1;
  const ruled = evidence.rules.length >= 2;
  const text = lines.map((line) => line.text);
  // Contents pages: leaders, or page numbers at the end of nearly every line.
  if (text.filter((line) => /\.{4,}|(?:\. ){4,}|…{2,}/.test(line)).length >= 0.3 * lines.length) return false;
  if (isContents(rows, columns)) return false;
  const filledByColumn = Array.from({ length: columns }, () => 0);
  const lengths: number[] = [];
  let numeric = 0;
  let cells = 0;
  for (const row of rows) {
    for (const cell of row.cells) {
      filledByColumn[cell.column]!++;
      const content = cell.words.map((word) => word.text).join(" ");
      lengths.push(content.length);
      cells++;
      if (/\d/.test(content) && (content.match(/\d/g) ?? []).length >= 0.3 * content.length) numeric++;
    }
  }
  const longest = ruled || evidence.captioned ? 3 * LONGEST_CELL : LONGEST_CELL;
  if (median(lengths) > longest || lengths.filter((length) => length > longest).length > 0.25 * lengths.length)
    return false;
  if (isNewspaper(lines, tracks)) return false;
  if (ruled) return filledByColumn.filter((count) => count > 0).length >= 2;
  // Under a full header a column may be nearly empty.
  const least = rows[0]!.cells.length === columns && columns > 2 ? 0.08 : columns === 2 ? 0.6 : 0.4;
  if (filledByColumn.some((count) => count < Math.max(2, least * rows.length))) return false;
  // List markers before their text are no column.
  if (
    rows.every((row) => (row.cells[0]?.words.length ?? 0) <= 1 && (row.cells[0]?.words[0]?.text.length ?? 0) <= 4) &&
    columns === 2
  )
    return false;
  const aligned = alignedColumns(rows, tracks);
  if (aligned < columns - (columns > 4 ? 1 : 0)) return false;
  const numericShare = numeric / cells;
  if (columns === 2) return evidence.captioned || (rows.length >= 4 && numericShare >= 0.35);
  return rows.length >= 4 || evidence.captioned || (rows.length === 3 && numericShare >= 0.3);
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

function toPiece(rows: readonly TrackRow[], tracks: Tracks, evidence: TrackEvidence, input: TrackInput): PlacedPiece {
  const columns = tracks.separators.length + 1;
  const content = unionEdges(rows.flatMap((row) => row.lines));
  const top = Math.min(content.top, ...evidence.rules);
  const bottom = Math.max(content.bottom, ...evidence.rules);
  const xs = [content.left, ...tracks.separators.map(({ start, end }) => (start + end) / 2), content.right];
  const tops = rows.map((row) => Math.min(...row.lines.map((line) => line.top)));
  const bottoms = rows.map((row) => Math.max(...row.lines.map((line) => line.bottom)));
  const ys = rows.map((_, index) => (index === 0 ? top : (bottoms[index - 1]! + tops[index]!) / 2));
  ys.push(bottom);
  const firstRule = evidence.rules.find((at) => at > tops[0]! && at < bottoms.at(-1)!);
  const headerRows =
    firstRule === undefined ? 1 : Math.max(1, rows.filter((_, index) => bottoms[index]! <= firstRule + 3).length);
  const cells: Cell[] = [];
  for (const [row, { cells: filled }] of rows.entries()) {
    let column = 0;
    while (column < columns) {
      const cell = filled.find((candidate) => candidate.column === column);
      const columnSpan = Math.min(cell?.columnSpan ?? 1, columns - column);
      const box = fromFrame(
        { left: xs[column]!, top: ys[row]!, right: xs[column + columnSpan]!, bottom: ys[row + 1]! },
        input.quarter,
        input,
      );
      cells.push({
        row,
        column,
        rowSpan: 1,
        columnSpan,
        header: row < headerRows,
        text: cell === undefined ? "" : cellText(cell.words),
        bbox: {
          left: box.left,
          top: box.top,
          width: box.right - box.left,
          height: box.bottom - box.top,
          page: input.number,
        },
      });
      column += columnSpan;
    }
  }
  const words = rows.flatMap((row) => row.lines.flatMap((line) => line.words));
  const table = inReadingOrder({ rowCount: rows.length, columnCount: columns, cells }, words);
  const edges = { left: content.left, top, right: content.right, bottom };
  return {
    kind: "table",
    table,
    lines: [],
    ruled: evidence.rules.length >= 2,
    ...edges,
    ink: fromFrame(edges, input.quarter, input),
  };
}

/** Lines of a table found among the lines of a region. */
export interface LineTable {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly piece: PlacedPiece;
}

/** A table's rows stand at most this many sizes apart. */
const WIDEST_ROW_GAP = 3.2;

/** Finds the tables among the lines of one region, given from top to bottom. */
export function findBorderlessTables(lines: readonly Line[], input: TrackInput): LineTable[] {
  const found: LineTable[] = [];
  for (let from = 0; from < lines.length;) {
    if (!hasWideGap(lines[from]!)) {
      from++;
      continue;
    }
    let to = from + 1;
    let last = from;
    let usual = 0;
    while (to < lines.length && to - last <= 3) {
      const line = lines[to]!;
      const gap = line.baseline - lines[to - 1]!.baseline;
      if (gap > WIDEST_ROW_GAP * line.size || (usual > 0 && gap > 1.7 * usual)) break;
      if (hasWideGap(line)) {
        last = to;
        usual = usual === 0 ? gap : Math.max(usual, Math.min(gap, 1.3 * usual));
      } else if (
        line.text.length > LONGEST_CELL ||
        line.right - line.left > 0.6 * (lines[last]!.right - lines[last]!.left)
      )
        break;
      to++;
    }
    const captioned =
      isTableCaption(lines[from - 1]) || isTableCaption(lines[from - 2]) || isTableCaption(lines[last + 1]);
    const piece =
      last - from >= 1 ? tableFromLines(lines.slice(from, last + 1), { rules: [], captioned }, input) : null;
    if (piece !== null) found.push({ from, to: last + 1, piece });
    from = last + 1;
  }
  return found;
}

function isTableCaption(line: Line | undefined): boolean {
  return line !== undefined && /^table\s*\d/i.test(line.text);
}

import type { Cell } from "../document.ts";
import { fromFrame, type Quarter } from "../layout/frame.ts";
import { isInside } from "../layout/figures.ts";
import { runsToLines } from "../layout/runs-to-lines.ts";
import type { Edges, Word } from "../layout/text.ts";
import { wordsToRuns } from "../layout/words-to-runs.ts";
import type { PlacedPiece } from "../layout/region.ts";
import { rulesToEdges } from "./edges.ts";
import { edgesToGrids, type Grid } from "./edges-to-grids.ts";
import { inReadingOrder } from "./reading-direction.ts";
import { type CellPlace, gridToCells } from "./grid-to-cells.ts";

/** What table finding needs of a page, in the frame of its writing. */
export interface TableInput {
  readonly number: number;
  /** Of the page as displayed. */
  readonly width: number;
  readonly height: number;
  readonly quarter: Quarter;
  readonly words: readonly Word[];
  readonly rules: readonly Edges[];
  readonly fills: readonly Edges[];
}

/** A table found, and the words that it holds. */
export interface FoundTable {
  readonly piece: PlacedPiece;
  readonly words: ReadonlySet<Word>;
}

/** Fields thinner than this hold no text: they are the space between two strokes of a double border. */
const THINNEST_FIELD = 5;
/** A grid with a smaller share of filled cells is a form, a diagram or squared paper. */
const LEAST_FILLED = 0.25;

/** More filled rectangles on one page are a drawing. */
const MOST_FILLS = 2000;
/** A fill of a whole cell reaches the cell's borders; shading behind lines of text stops short by the cell's margin. */
const CELL_FILL = 2.5;
/** Columns or rows without any text, over this share, are the space between a chart's bars. */
const MOST_EMPTY = 0.34;

/**
 * Finds the tables whose cells are drawn.
 *
 * Strokes come first: word processors shade the lines of a cell one by one, and those fills are no cells. What strokes
 * leave over is tried again together with the fills, for tables drawn by shading alone.
 */
export function findRuledTables(input: TableInput): FoundTable[] {
  const found = findWith(input, input.rules, []);
  const isFree = (box: Edges): boolean => !found.some(({ piece }) => isInside(box, piece, 3));
  const fills = withoutLineShading(input.fills.filter((fill) => isFree(fill) && isCellSized(fill, input)));
  if (fills.length < 2) return found;
  return [...found, ...findWith({ ...input, words: input.words.filter(isFree) }, input.rules.filter(isFree), fills)];
}

function findWith(input: TableInput, rules: readonly Edges[], fills: readonly Edges[]): FoundTable[] {
  const found: FoundTable[] = [];
  for (const drawn of edgesToGrids(rulesToEdges(rules, fills))) {
    const grid = fills.length > 0 ? drawn : withCellFills(drawn, rules, input.fills);
    const table = gridToTable(dropThinFields(grid), input);
    if (table !== null) found.push(table);
  }
  return found;
}

/** Adds the row borders of fills that fill whole cells: where rows differ by shade alone, no stroke parts them. */
function withCellFills(grid: Grid, rules: readonly Edges[], fills: readonly Edges[]): Grid {
  const isOnBorder = (x: number): boolean => grid.xs.some((at) => Math.abs(at - x) <= CELL_FILL);
  const box = { left: grid.xs[0]!, top: grid.ys[0]!, right: grid.xs.at(-1)!, bottom: grid.ys.at(-1)! };
  const cellFills = fills.filter(
    (fill) =>
      isInside(fill, box, 0) &&
      isOnBorder(fill.left) &&
      isOnBorder(fill.right) &&
      fill.bottom - fill.top >= THINNEST_FIELD,
  );
  // Inside the fill of a cell lies the shading of its lines.
  const outer = cellFills.filter((fill) => !cellFills.some((other) => holds(other, fill)));
  if (outer.length < 2) return grid;
  const within = rules.filter((rule) => isInside(rule, box, CELL_FILL));
  // The sides of the fills count as rows only; the strokes have said where the columns are.
  const rows = outer.flatMap(({ left, right, top, bottom }) => [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
  ]);
  return (
    edgesToGrids(rulesToEdges([...within, ...rows], [])).find((other) => other.xs.length === grid.xs.length) ?? grid
  );
}

function holds(outer: Edges, inner: Edges): boolean {
  if (outer.bottom - outer.top <= inner.bottom - inner.top + 1) return false;
  return (
    outer.top <= inner.top + 1 &&
    outer.bottom >= inner.bottom - 1 &&
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1
  );
}

/** Word processors fill a cell and then, inset by the cell's margins, each of its lines. */
function withoutLineShading(fills: readonly Edges[]): readonly Edges[] {
  if (fills.length > MOST_FILLS) return [];
  return fills.filter(
    (inner) =>
      !fills.some((outer) => {
        const inset = Math.min(inner.left - outer.left, outer.right - inner.right);
        const low = outer.bottom - outer.top < 4 * (inner.bottom - inner.top);
        return inset >= 2 && inset <= 12 && low && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
      }),
  );
}

function isCellSized(fill: Edges, page: { readonly width: number; readonly height: number }): boolean {
  const width = fill.right - fill.left;
  const height = fill.bottom - fill.top;
  return width >= 10 && height >= THINNEST_FIELD && width * height < 0.5 * page.width * page.height;
}

function gridToTable(grid: Grid, input: TableInput): FoundTable | null {
  const rows = grid.ys.length - 1;
  const columns = grid.xs.length - 1;
  // One row or one column is a box around text.
  if (rows < 2 || columns < 2) return null;
  const places = gridToCells(grid);
  const wordsByCell = assignWords(grid, places, input.words);
  const filled = places.filter((_, index) => wordsByCell[index]!.length > 0);
  if (filled.length < LEAST_FILLED * places.length || filled.length < 3) return null;
  if (new Set(filled.map((place) => place.column)).size < 2 || new Set(filled.map((place) => place.row)).size < 2)
    return null;
  if (isChart(grid, filled)) return null;
  const toPage = (edges: Edges): Edges => fromFrame(edges, input.quarter, input);
  const cells = places.map((place, index): Cell => {
    const box = toPage({
      left: grid.xs[place.column]!,
      top: grid.ys[place.row]!,
      right: grid.xs[place.column + place.columnSpan]!,
      bottom: grid.ys[place.row + place.rowSpan]!,
    });
    return {
      ...place,
      header: place.row === 0,
      text: cellText(wordsByCell[index]!),
      bbox: {
        left: box.left,
        top: box.top,
        width: box.right - box.left,
        height: box.bottom - box.top,
        page: input.number,
      },
    };
  });
  const edges = { left: grid.xs[0]!, top: grid.ys[0]!, right: grid.xs[columns]!, bottom: grid.ys[rows]! };
  const words = new Set(wordsByCell.flat());
  const table = inReadingOrder({ rowCount: rows, columnCount: columns, cells }, [...words]);
  return {
    piece: { kind: "table", table, lines: [], ruled: true, ...edges, ink: toPage(edges) },
    words,
  };
}

/** Bars and grid lines form a grid, too; but a table has text in nearly every column and row. */
function isChart(grid: Grid, filled: readonly CellPlace[]): boolean {
  const columns = grid.xs.length - 1;
  const rows = grid.ys.length - 1;
  const columnHasText = new Uint8Array(columns);
  const rowHasText = new Uint8Array(rows);
  for (const { row, column, rowSpan, columnSpan } of filled) {
    columnHasText.fill(1, column, column + columnSpan);
    rowHasText.fill(1, row, row + rowSpan);
  }
  const emptyColumns = columnHasText.filter((has) => has === 0).length;
  const emptyRows = rowHasText.filter((has) => has === 0).length;
  return emptyColumns > MOST_EMPTY * columns || emptyRows > 1.5 * MOST_EMPTY * rows;
}

/** The cell's lines, joined. */
export function cellText(words: readonly Word[]): string {
  return words.length === 0
    ? ""
    : runsToLines(wordsToRuns(words))
        .map((line) => line.text)
        .join(" ");
}

function assignWords(grid: Grid, places: readonly CellPlace[], words: readonly Word[]): Word[][] {
  const columns = grid.xs.length - 1;
  const rows = grid.ys.length - 1;
  const cellAt = new Int32Array(rows * columns);
  for (const [index, { row, column, rowSpan, columnSpan }] of places.entries()) {
    for (let r = row; r < row + rowSpan; r++)
      cellAt.fill(index, r * columns + column, r * columns + column + columnSpan);
  }
  const wordsByCell: Word[][] = places.map(() => []);
  for (const word of words) {
    const column = fieldOf(grid.xs, (word.left + word.right) / 2);
    const row = fieldOf(grid.ys, (word.top + word.bottom) / 2);
    if (column >= 0 && row >= 0) wordsByCell[cellAt[row * columns + column]!]!.push(word);
  }
  return wordsByCell;
}

function fieldOf(positions: readonly number[], at: number): number {
  if (at < positions[0]! || at > positions.at(-1)!) return -1;
  let field = 0;
  while (field < positions.length - 2 && at > positions[field + 1]!) field++;
  return field;
}

function dropThinFields(grid: Grid): Grid {
  const columns = keptFields(grid.xs);
  const rows = keptFields(grid.ys);
  if (columns.length === grid.xs.length && rows.length === grid.ys.length) return grid;
  // A dropped field's two borders count as one.
  const between = (kept: readonly number[], all: number, index: number): number[] => {
    const from = kept[index]!;
    const previous = index === 0 ? -1 : kept[index - 1]!;
    const list: number[] = [];
    for (let at = previous + 1; at <= from; at++) list.push(at);
    return index === kept.length - 1
      ? [...list, ...Array.from({ length: all - from - 1 }, (_, k) => from + 1 + k)]
      : list;
  };
  return {
    xs: columns.map((at) => grid.xs[at]!),
    ys: rows.map((at) => grid.ys[at]!),
    verticalAt: (row, column) =>
      between(columns, grid.xs.length, column).some((at) => grid.verticalAt(rowField(grid, rows, row), at)),
    horizontalAt: (row, column) =>
      between(rows, grid.ys.length, row).some((at) => grid.horizontalAt(at, columnField(grid, columns, column))),
  };
}

function rowField(grid: Grid, kept: readonly number[], row: number): number {
  return widest(grid.ys, kept[row]!, kept[row + 1]!);
}

function columnField(grid: Grid, kept: readonly number[], column: number): number {
  return widest(grid.xs, kept[column]!, kept[column + 1]!);
}

function widest(positions: readonly number[], from: number, to: number): number {
  let best = from;
  for (let at = from; at < to; at++) {
    if (positions[at + 1]! - positions[at]! > positions[best + 1]! - positions[best]!) best = at;
  }
  return best;
}

/** Indices of the borders that stay: the first, and each that lies a field's least width after the one kept before. */
function keptFields(positions: readonly number[]): number[] {
  const kept = [0];
  for (let at = 1; at < positions.length; at++) {
    if (positions[at]! - positions[kept.at(-1)!]! >= THINNEST_FIELD) kept.push(at);
  }
  return kept;
}

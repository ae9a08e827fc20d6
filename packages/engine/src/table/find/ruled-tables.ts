import { type FoundTable, isOver, type TableInput } from "../found-table.ts";
import type { Cell } from "../../document/document.ts";
import { fromFrame } from "../../geometry/frame.ts";
import { type Box, isInside } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { toFormCells } from "../form/form-cells.ts";
import { canBeWeighed, isBlankTable, toForm } from "../form/forms.ts";
import { isCellSized, withCellFills, withoutLineShading } from "../grid/cell-fills.ts";
import { cellText } from "../cell/cell-text.ts";
import { drawnCells } from "../grid/drawn-cells.ts";
import { rulesToEdges } from "../grid/edges.ts";
import { edgesToGrids, type Grid } from "../grid/edges-to-grids.ts";
import { haveOpenRows, splitOpenRows } from "../rows/open-rows.ts";
import { inReadingOrder } from "../cell/reading-direction.ts";
import type { CellPlace } from "../grid/grid-to-cells.ts";
import { findShadedTables } from "./shaded-tables.ts";
import { isNamedColumn } from "../grid/named-column.ts";
import { areStaggered } from "../grid/staggered-boxes.ts";
import { type FilledPlace, splitOpenCells } from "../grid/split-open-cells.ts";
import { splitStackedTables } from "../grid/stacked-tables.ts";
import { isOpenLattice } from "../grid/open-lattice.ts";
import { dropThinFields } from "../grid/thin-fields.ts";

// Shown by tables.test.ts; fixtures ruled-tables, report.

/** Minimum share of filled cells; with fewer, a grid is a form, a diagram or squared paper. */
const MIN_FILLED = 0.25;

/** Maximum share of columns or rows without text; more are the space between a chart's bars. */
const MAX_EMPTY = 0.3;

/** Minimum number of empty fields over several rows in a chart, one for each bar, and their minimum share of its fields. */
const MIN_BARS = 3;
const MAX_TALL = 0.2;

/** Minimum number of cells in a table of one row; two boxes side by side are drawn around all kinds of text. */
const MIN_CELLS_OF_ROW = 3;
/** Minimum number of cells in a table of one column; a box with a title, or two boxes under each other, contain all kinds of text. */
const MIN_CELLS_OF_COLUMN = 4;
/** Share of the page's height that contains its head or foot. */
const EDGE_OF_PAGE = 0.1;

/**
 * Finds the tables whose cells are drawn.
 *
 * Strokes come first: word processors shade the lines of a cell one by one, and those fills are not cells. What strokes do not cover is tried again
 * together with the fills, for tables drawn only by shading.
 */
export function findRuledTables(input: TableInput): FoundTable[] {
  const ruled = findWith(input, input.rules, []);
  const isOpen = (box: Box): boolean => !ruled.some(({ piece }) => isInside(box, piece, 3));
  const open =
    ruled.length === 0 ? input : { ...input, words: input.words.filter(isOpen), fills: input.fills.filter(isOpen) };
  const shaded = findShadedTables(open);
  const fills = withoutLineShading(open.fills.filter((fill) => isCellSized(fill, input)));
  const drawn = fills.length < 2 ? [] : findWith(open, input.rules.filter(isOpen), fills);
  // Fills that draw every cell also show its spans; if the white rows are not drawn, the bands are better evidence.
  const whole = drawn.filter((grid) => shaded.every((table) => !isOver(grid, table) || holdsWords(grid, table)));
  return [...ruled, ...whole, ...shaded.filter((table) => !whole.some((grid) => isOver(grid, table)))];
}

function holdsWords(grid: FoundTable, table: FoundTable): boolean {
  for (const word of table.words) if (!grid.words.has(word)) return false;
  return isForm(grid) || grid.piece.table!.columnCount >= table.piece.table!.columnCount;
}

function isForm({ piece }: FoundTable): boolean {
  return piece.kind === "form";
}

function findWith(input: TableInput, rules: readonly Box[], fills: readonly Box[]): FoundTable[] {
  const grids: Grid[] = [];
  const found: FoundTable[] = [];
  for (const drawn of edgesToGrids(rulesToEdges(rules, fills))) {
    const whole = dropThinFields(fills.length > 0 ? drawn : withCellFills(drawn, rules, input.fills));
    for (const grid of splitStackedTables(whole, input.words)) {
      const piece = gridToPiece(grid, input, fills.length > 0);
      if (piece === null) continue;
      grids.push(grid);
      found.push(piece);
    }
  }
  return found.length > 1 ? partOverlapping(found, grids, input, fills.length > 0) : found;
}

/**
 * Assigns words in two grids only to the smaller one: a table in a field of another, or one that extends into the next because they share a border.
 */
function partOverlapping(
  found: FoundTable[],
  grids: readonly Grid[],
  input: TableInput,
  isFilled: boolean,
): FoundTable[] {
  const taken = new Set<Word>();
  let parted: FoundTable[] = found;
  for (const table of found.toSorted((a, b) => a.words.size - b.words.size)) {
    let own: FoundTable | null = table;
    if ([...table.words].some((word) => taken.has(word))) {
      const words = input.words.filter((word) => !taken.has(word));
      own = gridToPiece(grids[found.indexOf(table)]!, { ...input, words }, isFilled);
      parted = parted.flatMap((each) => (each === table ? (own ?? []) : each));
    }
    for (const word of own?.words ?? []) taken.add(word);
  }
  return parted;
}

/** Whether two rows have two or more texts. */
function hasPairedRows({ piece }: FoundTable): boolean {
  const texts = new Map<number, number>();
  for (const { row, text } of piece.table!.cells) if (text !== "") texts.set(row, (texts.get(row) ?? 0) + 1);
  return [...texts.values()].filter((count) => count > 1).length >= 2;
}

/** @param isFilled - whether fills also draw it */
function gridToPiece(grid: Grid, input: TableInput, isFilled: boolean): FoundTable | null {
  // Most grids of one column are boxes around text, and so are those of one row with few cells.
  if (grid.xs.length < 3) return isFilled ? null : columnToTable(grid, input);
  if (grid.ys.length < 3) return isFilled ? null : rowToTable(grid, input);
  const cells = drawnCells(grid, input.words);
  const weighed = canBeWeighed(grid, cells) ? toFormCells(grid, cells) : null;
  const isBlank = weighed !== null && isBlankTable(weighed);
  const form = weighed === null || isBlank ? null : toForm(grid, cells, weighed, input);
  if (form !== null && !haveOpenRows({ ...grid, cells })) return form;
  const table = toTable(grid, cells, isBlank, input);
  // Bars of colour contain a running head and a title; strokes around a title and one row below it are drawn as a table.
  return table !== null && isFilled && !hasPairedRows(table) ? null : table;
}

/** Makes a table of a list of short entries under their name. */
function columnToTable(grid: Grid, input: TableInput): FoundTable | null {
  if (grid.xs.length !== 2 || grid.ys.length <= MIN_CELLS_OF_COLUMN) return null;
  const cells = drawnCells(grid, input.words);
  return isNamedColumn(grid, cells, input.fills) ? toTable(grid, cells, true, input) : null;
}

/** Makes a table of a row without empty cells. The header of a page may also be framed in cells, but is at the page's edge. */
function rowToTable(grid: Grid, input: TableInput): FoundTable | null {
  const [top, bottom] = [grid.ys[0]!, grid.ys.at(-1)!];
  const edge = EDGE_OF_PAGE * input.height;
  const isInText = input.quarter === 0 && top >= edge && bottom <= input.height - edge;
  if (grid.xs.length <= MIN_CELLS_OF_ROW || !isInText) return null;
  const cells = drawnCells(grid, input.words);
  const isWhole = !isDiagram(grid) && cells.every(({ words }) => words.length > 0);
  return isWhole ? toTable(grid, cells, true, input) : null;
}

/** @param isNamed - whether the first row names the columns, so that the others may be empty */
function toTable(
  grid: Grid,
  cellsDrawn: readonly FilledPlace[],
  isNamed: boolean,
  input: TableInput,
): FoundTable | null {
  const rows = grid.ys.length - 1;
  const columns = grid.xs.length - 1;
  const split = splitOpenCells(grid, cellsDrawn);
  if (!isNamed && !isFilledIn(grid, split) && !isOpenLattice(grid, split)) return null;
  const toPage = (inFrame: Box): Box => fromFrame(inFrame, input.quarter, input);
  const { xs, ys, cells: parted } = splitOpenRows({ xs: grid.xs, ys: grid.ys, cells: split });
  // Headings between rows interrupt the lines between their columns.
  const held = ys.length === grid.ys.length ? parted : splitOpenCells({ xs }, parted);
  const cells = held.map(({ place, words: inside }): Cell => {
    const box = toPage({
      left: xs[place.column]!,
      top: ys[place.row]!,
      right: xs[place.column + place.columnSpan]!,
      bottom: ys[place.row + place.rowSpan]!,
    });
    return {
      ...place,
      header: place.row === 0,
      ...cellText(inside),
      bbox: {
        left: box.left,
        top: box.top,
        width: box.right - box.left,
        height: box.bottom - box.top,
        page: input.number,
      },
    };
  });
  const around = { left: grid.xs[0]!, top: grid.ys[0]!, right: grid.xs[columns]!, bottom: grid.ys[rows]! };
  const words = new Set(split.flatMap((cell) => cell.words));
  const table = inReadingOrder({ rowCount: ys.length - 1, columnCount: xs.length - 1, cells }, [...words]);
  return {
    piece: { kind: "table", table, lines: [], ruled: true, ...around, ink: toPage(around) },
    words,
  };
}

/** Whether a grid has enough text for a table, in rows and columns. */
function isFilledIn(grid: Grid, cells: readonly FilledPlace[]): boolean {
  const filled = cells.flatMap(({ place, words }) => (words.length > 0 ? [place] : []));
  if (filled.length < MIN_FILLED * cells.length || filled.length < 3) return false;
  if (new Set(filled.map((place) => place.column)).size < 2 || new Set(filled.map((place) => place.row)).size < 2) {
    return false;
  }
  return !isChart(grid, filled) && !hasBars(cells) && !isDiagram(grid) && !areStaggered(cells);
}

/** Whether there are bars: if they differ in height they leave tall fields empty. A table's cells over several rows have text. */
function hasBars(cells: readonly FilledPlace[]): boolean {
  const tall = cells.filter(({ place, words }) => place.rowSpan > 1 && words.length === 0);
  return tall.length >= MIN_BARS && tall.length > MAX_TALL * cells.length;
}

/** Whether the grid is a diagram: connected boxes leave gaps in the outer border on opposite sides, while a table leaves out a corner at most. */
function isDiagram(grid: Grid): boolean {
  const columns = Array.from({ length: grid.xs.length - 1 }, (_, column) => column);
  const rows = Array.from({ length: grid.ys.length - 1 }, (_, row) => row);
  const isBroken = (sides: readonly boolean[]): boolean => sides.includes(true) && sides.includes(false);
  const horizontal = [0, rows.length].map((row) => columns.map((column) => grid.horizontalAt(row, column)));
  const vertical = [0, columns.length].map((column) => rows.map((row) => grid.verticalAt(row, column)));
  return horizontal.every(isBroken) || vertical.every(isBroken);
}

/** Whether the grid is a chart. Bars and grid lines also form a grid, but a table has text in nearly every column and row. */
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
  return emptyColumns > MAX_EMPTY * columns || emptyRows > 1.5 * MAX_EMPTY * rows;
}

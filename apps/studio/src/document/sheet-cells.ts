/** The cells of a sheet's page, computed from its blocks. */
import type { BoundingBox, PageSize } from "@docsvc/openapi";
import type { PlacedBlock } from "./document.ts";
import { readTable, type TableCell } from "./table-content.ts";

export interface SheetCell {
  /** The id of its block. */
  readonly id: number;
  /** 0-based, on the sheet. */
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly text: string;
  readonly isHeader: boolean;
  readonly bbox: BoundingBox;
}

/** Whether the page's unit is the cell: its boxes are rows and columns. */
export function isSheet({ unit }: PageSize): boolean {
  return unit === "cell";
}

/**
 * The cells in some of the rows, sorted by row, then column. A block that is not a table, or whose rows do not fill its box, is one cell.
 * Only blocks in these rows are read: a long sheet has a table for every fifty rows.
 *
 * @param rows - the first row, and the row after the last
 */
export function sheetCells(
  page: PageSize,
  blocks: readonly PlacedBlock[],
  [first, last]: readonly [number, number],
): readonly SheetCell[] {
  return blocks
    .flatMap((block, index) => {
      const at = positionOf(page, block.bbox);
      if (at.row >= last || at.row + at.rowSpan <= first) return [];
      return tableCells(page, block, tableBefore(blocks, index)) ?? [wholeCell(page, block)];
    })
    .filter(({ row, rowSpan }) => row < last && row + rowSpan > first)
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
}

/** The table above that may continue in this one: a long table is several blocks of the same columns. */
function tableBefore(blocks: readonly PlacedBlock[], index: number): PlacedBlock | undefined {
  const { left, width } = blocks[index]!.bbox;
  return blocks
    .slice(0, index)
    .findLast(({ type, bbox }) => type === "Table" && bbox.left === left && bbox.width === width);
}

function wholeCell(page: PageSize, { id, bbox, content }: PlacedBlock): SheetCell {
  return { id, ...positionOf(page, bbox), text: content, isHeader: false, bbox };
}

function positionOf({ width, height }: PageSize, bbox: BoundingBox) {
  return {
    row: Math.round(bbox.top * height),
    column: Math.round(bbox.left * width),
    rowSpan: Math.max(1, Math.round(bbox.height * height)),
    columnSpan: Math.max(1, Math.round(bbox.width * width)),
  };
}

type TableRows = readonly (readonly TableCell[])[];

/** Long sheets have many tables, and each is read again when another row comes into view. */
const read = new WeakMap<PlacedBlock, TableRows>();

function rowsOf(block: PlacedBlock): TableRows {
  const rows = read.get(block) ?? (block.type === "Table" ? readTable(block.content) : undefined) ?? [];
  read.set(block, rows);
  return rows;
}

function tableCells(
  page: PageSize,
  block: PlacedBlock,
  before: PlacedBlock | undefined,
): readonly SheetCell[] | undefined {
  const rows = rowsOf(block);
  const at = positionOf(page, block.bbox);
  const repeated = rows.length - at.rowSpan;
  if (repeated !== 0 && !repeatsHeader(rows, repeated, before)) return undefined;
  const cells: SheetCell[] = [];
  const taken = new Set<string>();
  for (const [row, line] of rows.slice(repeated).entries()) {
    let column = 0;
    for (const { text, isHeader, rowSpan, colSpan } of line) {
      while (taken.has(`${row} ${column}`)) column += 1;
      for (let down = 0; rowSpan > 1 && down < rowSpan; down += 1) {
        for (let across = 0; across < colSpan; across += 1) taken.add(`${row + down} ${column + across}`);
      }
      const place = { row: at.row + row, column: at.column + column, rowSpan, columnSpan: colSpan };
      cells.push({ id: block.id, ...place, text, isHeader, bbox: boxOf(page, place) });
      column += colSpan;
    }
  }
  return cells;
}

/** Whether the first rows are the header of the table before, which a continued table repeats above its own rows. */
function repeatsHeader(rows: TableRows, count: number, before: PlacedBlock | undefined): boolean {
  if (count < 0 || before === undefined) return false;
  const header = (of: TableRows): string =>
    JSON.stringify(of.slice(0, count).map((row) => row.map(({ text }) => text)));
  return header(rows) === header(rowsOf(before));
}

function boxOf(
  { page, width, height }: PageSize,
  { row, column, rowSpan, columnSpan }: Pick<SheetCell, "row" | "column" | "rowSpan" | "columnSpan">,
): BoundingBox {
  return { page, left: column / width, top: row / height, width: columnSpan / width, height: rowSpan / height };
}

/** `B3`, counted from the first row and column of the page. */
export function addressOf({ row, column }: Pick<SheetCell, "row" | "column">): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

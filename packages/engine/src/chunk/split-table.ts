import { type Block, type Cell, headerRowCount, type Table } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import { longestFit } from "./longest-fit.ts";

/**
 * Splits a table block into tables that fit, at its rows. Each begins with the header rows, because rows without the
 * names of their columns answer no question; a header that is too long to fit is only in the first part. Rows
 * joined by a row span stay together, and a row that does not fit is a part of its own.
 *
 * @returns blocks whose boxes are those of their own rows, on the page where these begin
 */
export function* splitTable(block: Block, table: Table, fits: (part: Block) => boolean): Generator<Block> {
  const headerRows = headerRowCount(table);
  const cuts = rowCuts(table, headerRows);
  const rows = cellsByRow(table);
  const repeatHeader = headerRows > 0 && fits(rowsOf(block, table, rows, { from: 0, to: headerRows, header: 0 }));
  let position = 0;
  let count = 1;
  while (position < cuts.length - 1) {
    const from = position === 0 ? 0 : cuts[position]!;
    const header = position > 0 && repeatHeader ? headerRows : 0;
    const part = (count: number): Block => rowsOf(block, table, rows, { from, to: cuts[position + count]!, header });
    count = longestFit(cuts.length - 1 - position, (tried) => fits(part(tried)), count);
    yield part(count);
    position += count;
  }
}

/** Row indexes at which a table may be cut, including that of its first body row and its end. */
function rowCuts(table: Table, headerRows: number): readonly number[] {
  const spanned = new Set<number>();
  for (const cell of table.cells) {
    for (let row = cell.row + 1; row < cell.row + cell.rowSpan; row += 1) spanned.add(row);
  }
  const first = headerRows < table.rowCount ? headerRows : 0;
  const cuts = [first];
  for (let row = first + 1; row < table.rowCount; row += 1) if (!spanned.has(row)) cuts.push(row);
  return [...cuts, table.rowCount];
}

function cellsByRow(table: Table): readonly (readonly Cell[])[] {
  const rows = Array.from({ length: table.rowCount }, (): Cell[] => []);
  for (const cell of table.cells) rows[cell.row]?.push(cell);
  return rows;
}

interface RowRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Header rows of the table to repeat at the top. */
  readonly header: number;
}

function rowsOf(block: Block, table: Table, rows: readonly (readonly Cell[])[], { from, to, header }: RowRange): Block {
  const own = rows.slice(from, to).flat();
  const shift = header - from;
  return {
    ...block,
    text: own.map((cell) => cell.text).join(" "),
    bbox: boxOf(own) ?? block.bbox,
    table: {
      rowCount: to - from + header,
      columnCount: table.columnCount,
      cells: [...rows.slice(0, header).flat(), ...own.map((cell) => moveDown(cell, shift))],
    },
  };
}

function moveDown(cell: Cell, rows: number): Cell {
  return { ...cell, row: cell.row + rows };
}

/** The box around the cells on the page of the first cell: a table joined over pages has cells on several. */
function boxOf(cells: readonly Cell[]): BBox | undefined {
  const page = cells[0]?.bbox.page;
  const boxes = cells.filter((cell) => cell.bbox.page === page).map((cell) => cell.bbox);
  if (page === undefined || boxes.length === 0) return undefined;
  return boxes.reduce((around, box) => {
    const left = Math.min(around.left, box.left);
    const top = Math.min(around.top, box.top);
    const right = Math.max(around.left + around.width, box.left + box.width);
    const bottom = Math.max(around.top + around.height, box.top + box.height);
    return { left, top, width: right - left, height: bottom - top, page };
  });
}

/** The cells of a sheet's page, computed from its blocks. */
import type { BoundingBox, PageSize } from "@docsvc/openapi";
import type { PlacedBlock } from "./document.ts";
import { readTable } from "./table-content.ts";

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

/** Sorted by row, then column. A block that is not a table, or whose rows do not fill its box, is one cell. */
export function sheetCells(page: PageSize, blocks: readonly PlacedBlock[]): readonly SheetCell[] {
  return blocks
    .flatMap((block) => tableCells(page, block) ?? [wholeCell(page, block)])
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
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

function tableCells(page: PageSize, block: PlacedBlock): readonly SheetCell[] | undefined {
  const rows = block.type === "Table" ? readTable(block.content) : undefined;
  const at = positionOf(page, block.bbox);
  if (rows?.length !== at.rowSpan) return undefined;
  const cells: SheetCell[] = [];
  const taken = new Set<string>();
  for (const [row, line] of rows.entries()) {
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

/**
 * Joins tables that go on over a page (`formatting.merge_tables`).
 *
 * A table goes on if it is the last thing in the body of its page, a table with the same columns is the first thing in
 * the body of the next, and that one has no caption of its own. Headers, footers and page numbers are not body.
 */
import {
  type Block,
  type Cell,
  type Document,
  headerRowCount,
  isFurniture,
  type Page,
  type Table,
} from "../document.ts";

/** The joined block stands where its first part stood and keeps that part's box; each cell keeps its own page and box. */
export function mergeTables(document: Document): Document {
  const pages: Page[] = [];
  // The page and the index in its blocks of the table that ends the body so far.
  let open: { page: number; index: number; last: Page } | undefined;
  for (const page of document.pages) {
    let blocks = page.blocks;
    const first = blocks.findIndex((block) => !isFurniture(block));
    const target = open ? pages[open.page]!.blocks[open.index] : undefined;
    const next = blocks[first];
    const merged =
      open && target && next && goesOn(target, open.last, next, page) ? joinBlocks(target, next) : undefined;
    if (open && merged) {
      const before = pages[open.page]!;
      pages[open.page] = { ...before, blocks: before.blocks.with(open.index, merged) };
      blocks = blocks.toSpliced(first, 1);
    }
    pages.push({ ...page, blocks });
    const last = blocks.findLastIndex((block) => !isFurniture(block));
    if (last >= 0) open = blocks[last]!.table ? { page: pages.length - 1, index: last, last: page } : undefined;
    else open = open && merged ? { ...open, last: page } : undefined;
  }
  return { ...document, pages };
}

/** Half a column gap on a page of 50 narrow columns; a table that goes on is drawn at the same place to a hundredth. */
const SAME_PLACE = 0.02;

function goesOn(above: Block, abovePage: Page, below: Block, page: Page): boolean {
  if (!above.table || !below.table || below.caption !== undefined) return false;
  if (page.number !== abovePage.number + 1 || above.table.columnCount !== below.table.columnCount) return false;
  const left = Math.abs(above.bbox.left / abovePage.width - below.bbox.left / page.width);
  const right = Math.abs(
    (above.bbox.left + above.bbox.width) / abovePage.width - (below.bbox.left + below.bbox.width) / page.width,
  );
  return left <= SAME_PLACE && right <= SAME_PLACE;
}

function joinBlocks(above: Block, below: Block): Block {
  const table = joinTables(above.table!, below.table!);
  return {
    ...above,
    text: `${above.text}\n${below.text}`,
    table,
    confidence: above.confidence === "low" || below.confidence === "low" ? "low" : "high",
  };
}

/** Appends the rows of the second table; header rows that repeat those of the first are dropped. */
function joinTables(above: Table, below: Table): Table {
  const repeated = repeatedHeaderRows(above, below);
  const shift = above.rowCount - repeated;
  const appended = below.cells
    .filter((cell) => cell.row >= repeated)
    // A header row in the middle of a table would read as the header of all that follows.
    .map((cell) => bodyCell(cell, shift));
  return {
    rowCount: above.rowCount + below.rowCount - repeated,
    columnCount: above.columnCount,
    cells: [...above.cells, ...appended],
  };
}

function bodyCell(cell: Cell, shift: number): Cell {
  return { ...cell, row: cell.row + shift, header: false };
}

function repeatedHeaderRows(above: Table, below: Table): number {
  const count = headerRowCount(above);
  if (count === 0 || count >= below.rowCount) return 0;
  const header = headerTexts(above, count);
  return header === headerTexts(below, count) ? count : 0;
}

function headerTexts(table: Table, rows: number): string {
  return table.cells
    .filter((cell) => cell.row < rows)
    .toSorted((a, b) => a.row - b.row || a.column - b.column)
    .map((cell) => `${cell.row},${cell.column}: ${cell.text.replaceAll(/\s+/g, " ").trim()}`)
    .join("\n");
}

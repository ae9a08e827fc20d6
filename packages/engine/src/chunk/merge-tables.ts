/**
 * Joins tables that continue over a page (`formatting.merge_tables`).
 *
 * A table continues if it is last in the body of its page, a table with the same columns is first in
 * the body of the next page, and that one has no caption of its own. Headers, footers, page numbers and notices that a table continues are not body.
 */
import { type Block, type Cell, headerRowCount, isFurniture, type Page, type Table } from "../document/document.ts";
import { hasOwnHeader, haveSameColumns } from "../document/same-columns.ts";

/**
 * The joined block replaces its first part and keeps that part's box; each cell keeps its own page and box. Pages are kept in memory from the
 * one with the first part until the end of the table.
 */
export function* mergeTables(pages: Iterable<Page>): Generator<Page> {
  // The first of them contains the table that ends the body so far; the others only have furniture left.
  let held: Page[] = [];
  let open: { readonly index: number; readonly last: Page } | undefined;
  for (const page of pages) {
    let blocks = page.blocks;
    const first = firstTable(blocks);
    const target = open && held[0]!.blocks[open.index];
    const next = blocks[first];
    const merged =
      open && target && next && continuesTable(target, open.last, next, page) ? joinBlocks(target, next) : undefined;
    if (open && merged) {
      held[0] = { ...held[0]!, blocks: held[0]!.blocks.with(open.index, merged) };
      held.push(withoutNotice(held.pop()!));
      blocks = blocks.filter((block, at) => at > first || isFurniture(block));
    }
    const last = lastTable(blocks);
    const isEmpty = blocks.every((block) => isFurniture(block) || isNotice(block));
    if (last >= 0) open = { index: last, last: page };
    else open = isEmpty && open && merged ? { ...open, last: page } : undefined;
    if (open === undefined || last >= 0) {
      yield* held;
      held = [];
    }
    if (open === undefined) yield { ...page, blocks };
    else held.push({ ...page, blocks });
  }
  yield* held;
}

/** Index of the table that begins a page's body, below a notice that it continues, if any; negative if the body begins with something else. */
function firstTable(blocks: readonly Block[]): number {
  const first = blocks.findIndex((block) => !isFurniture(block) && !isNotice(block));
  return blocks[first]?.type === "Table" ? first : -1;
}

/** Index of the table that ends a page's body, above such a notice. */
function lastTable(blocks: readonly Block[]): number {
  const last = blocks.findLastIndex((block) => !isFurniture(block) && !isNotice(block));
  return blocks[last]?.type === "Table" ? last : -1;
}

/** The notice below the first part is about its last line, which is no longer the last line of the table. */
function withoutNotice(page: Page): Page {
  const last = page.blocks.findLastIndex((block) => !isFurniture(block));
  return last >= 0 && isNotice(page.blocks[last]!) ? { ...page, blocks: page.blocks.toSpliced(last, 1) } : page;
}

/** "Table 3 (continued)", "Continued on next page": a notice has few other words. */
const LONGEST_NOTICE = 80;
const CONTINUED =
  /(?<!\p{L})(?:cont(?:inued|inues|['’]d|d?\.)|fortsetzung|fortgesetzt|suite|continuación|continúa|continuação|continua|segue|vervolg|продолжение)(?!\p{L})|续表|續表|続き/iu;

function isNotice({ table, text }: Block): boolean {
  return table === undefined && text.length <= LONGEST_NOTICE && CONTINUED.test(text);
}

/** Half a column gap on a page of 50 narrow columns; a table that continues is drawn at the same place to within 0.01. */
const SAME_PLACE = 0.02;
/** If its caption or header says that a table continues, its width may vary with the texts of the page. */
const NEAR_PLACE = 0.06;

function continuesTable(above: Block, abovePage: Page, below: Block, page: Page): boolean {
  if (!above.table || !below.table || hasOwnCaption(above, below)) return false;
  if (page.number !== abovePage.number + 1 || above.table.columnCount !== below.table.columnCount) return false;
  const left = Math.abs(above.bbox.left / abovePage.width - below.bbox.left / page.width);
  if (below.caption !== undefined || repeatedHeaderRows(above.table, below.table) > 0) return left <= NEAR_PLACE;
  if (left > SAME_PLACE || hasOwnHeader(below.table)) return false;
  const right = Math.abs(
    (above.bbox.left + above.bbox.width) / abovePage.width - (below.bbox.left + below.bbox.width) / page.width,
  );
  return right <= SAME_PLACE || haveSameColumns(above.table, abovePage, below.table, page);
}

/** A caption that says that its table continues belongs to the table above, if it has the same number. */
function hasOwnCaption(above: Block, { caption }: Block): boolean {
  if (caption === undefined) return false;
  return !CONTINUED.test(caption) || (above.caption !== undefined && numberOf(above.caption) !== numberOf(caption));
}

function numberOf(caption: string): string | undefined {
  return /\d+(?:[.\-–]\d+)*/.exec(caption)?.[0];
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
    // A header row in the middle of a table would look like the header of all rows below.
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

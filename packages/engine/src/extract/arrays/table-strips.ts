import { isFurniture } from "../../document/document.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import { joinLines, type JoinedText } from "../structure/joined-text.ts";
import { headerOver, isHeaderless } from "./outside-header.ts";
import { inReadingOrder, type SheetCell, type SheetTable, tablesOf } from "../structure/table-cells.ts";

/** A row of a strip: the cell of each column, null if it is empty or covered. */
export interface StripRow {
  readonly cells: readonly (JoinedText | null)[];
  /** The text of its only cell, which spans the columns. */
  readonly spanning: JoinedText | null;
  /** Number of columns that its widest filled cell spans. */
  readonly widest: number;
  readonly page: number;
}

/** A table from all its pages, without its header. */
export interface TableStrip {
  /** The header above each column. */
  readonly headers: readonly (JoinedText | null)[];
  readonly rows: readonly StripRow[];
  /** Its caption and the heading above it. */
  readonly titles: readonly JoinedText[];
}

const known = new WeakMap<LineIndex, readonly TableStrip[]>();

/** The tables of a document that have a header; one that continues on further pages or after a heading is one strip. */
export function tableStrips(lineIndex: LineIndex): readonly TableStrip[] {
  const before = known.get(lineIndex);
  if (before !== undefined) return before;
  const strips: { headers: (JoinedText | null)[]; rows: StripRow[]; titles: readonly JoinedText[]; page: number }[] =
    [];
  for (const table of tablesOf(lineIndex)) {
    const { headers, rows } = toRows(table, lineIndex);
    const titles = titlesOf(table, lineIndex);
    const last = strips.at(-1);
    const isSame = last !== undefined && last.headers.length === table.columnCount;
    if (isSame && headers.length > 0 && textsOf(headers) === textsOf(last.headers)) {
      const over = titles[0];
      if (over !== undefined) last.rows.push(toHeadingRow(over, table));
      last.rows.push(...rows);
      last.page = table.page;
    } else if (isSame && headers.every((header) => header === null) && table.page === last.page + 1) {
      last.rows.push(...rows);
      last.page = table.page;
    } else if (headers.length > 0) strips.push({ headers, rows, titles, page: table.page });
  }
  known.set(lineIndex, strips);
  return strips;
}

function toHeadingRow(spanning: JoinedText, { columnCount, page }: SheetTable): StripRow {
  return { cells: Array.from({ length: columnCount }, () => null), spanning, widest: columnCount, page };
}

function textsOf(headers: readonly (JoinedText | null)[]): string {
  return headers.map((header) => header?.place.text ?? "").join("|");
}

function toRows(table: SheetTable, lineIndex: LineIndex): { headers: (JoinedText | null)[]; rows: StripRow[] } {
  if (headerRows(table) > 0 && isHeaderless(table)) {
    return { headers: headerOver(table, lineIndex), rows: table.rows.map((row) => toStripRow(row, table)) };
  }
  const count = headerRows(table);
  const headers = Array.from({ length: count === 0 ? 0 : table.columnCount }, (_, column) =>
    joinCells(table.rows.slice(0, count).flatMap((row) => row.filter((cell) => covers(cell, column)))),
  );
  const rows = table.rows.slice(count).flatMap((row) => (row.length === 0 ? [] : [toStripRow(row, table)]));
  return { headers, rows };
}

/** The number of rows at the top marked as headers, or the first one if it has only words and the next does not. */
function headerRows({ rows }: SheetTable): number {
  let count = 0;
  while (count < rows.length - 1 && rows[count]!.length > 0 && rows[count]!.every(({ isHeader }) => isHeader)) count++;
  if (count > 0) return count;
  const [first, second] = rows;
  if (first === undefined || second === undefined || first.length < 2) return 0;
  const isWorded = (row: readonly SheetCell[]): boolean =>
    row.every(({ text }) => text === null || !/\d/u.test(text.place.text));
  return isWorded(first) && !isWorded(second) && first.filter(({ text }) => text !== null).length >= 2 ? 1 : 0;
}

function covers({ column, columnSpan }: SheetCell, at: number): boolean {
  return column <= at && at < column + columnSpan;
}

function joinCells(cells: readonly SheetCell[]): JoinedText | null {
  const lines = cells.flatMap(({ text }) => text?.lines ?? []);
  return lines.length === 0 ? null : joinLines(lines);
}

function toStripRow(row: readonly SheetCell[], { page, columnCount }: SheetTable): StripRow {
  const cells = Array.from(
    { length: columnCount },
    (_, at) => row.find(({ column, columnSpan }) => column === at && columnSpan < columnCount)?.text ?? null,
  );
  const filled = row.filter(({ text }) => text !== null);
  const isSpanning = filled.length === 1 && (filled[0]!.columnSpan > 1 || (columnCount > 2 && filled[0]!.column === 0));
  const widest = Math.max(0, ...filled.map(({ columnSpan }) => columnSpan));
  return { cells, spanning: isSpanning ? filled[0]!.text : null, widest, page };
}

/** Maximum blocks above a table that may be its heading. */
const MAX_BLOCKS_OVER = 2;
const MAX_TITLE_WORDS = 12;

function titlesOf({ page, block }: SheetTable, { byPage }: LineIndex): JoinedText[] {
  const places = byPage.get(page)!;
  const { blocks } = places[0]!.page;
  const at = blocks.indexOf(block);
  const over = blocks.slice(Math.max(0, at - MAX_BLOCKS_OVER), at).toReversed();
  const near = over.filter(
    (other) =>
      !isFurniture(other) &&
      other.table === undefined &&
      other.bbox.top + other.bbox.height <= block.bbox.top + 2 &&
      (other.type === "Section Header" || other.type === "Title" || other.text === block.caption),
  );
  return near.flatMap((other) => {
    const lines = places.filter(({ line }) => blocks[line.block] === other);
    if (lines.length === 0 || other.text.split(/\s+/u).length > MAX_TITLE_WORDS) return [];
    return [joinLines(inReadingOrder(lines))];
  });
}

import type { DefaultTreeAdapterTypes } from "parse5";
import type { MarkupCell, MarkupTable } from "../../../markup-layout/markup.ts";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** How cells are read. */
export interface CellText {
  readonly isUnseen: (element: Element) => boolean;
  readonly textOf: (element: Element) => string;
}

/** Block elements that indicate a layout table: a data table does not contain them. */
const OF_PAGES = new Set(["table", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "p", "form", "div", "section"]);

/**
 * Whether a table only arranges blocks: it declares so, or it has neither column names nor a caption and
 * contains another table, or one cell per row with blocks of text in it.
 */
export function isLayoutTable(table: Element): boolean {
  const role = attribute(table, "role");
  if (role === "presentation" || role === "none") return true;
  if (has(table, (element) => ["th", "caption", "thead"].includes(element.tagName), isTable)) return false;
  const cells = all(table, (element) => element.tagName === "td", isTable);
  const rows = all(table, (element) => element.tagName === "tr", isTable);
  const isOfPage = (cell: Element): boolean => has(cell, (element) => OF_PAGES.has(element.tagName));
  const isRuled = Number.parseInt(attribute(table, "border") ?? "0", 10) > 0 && rows.length > 1;
  if (cells.some((cell) => has(cell, isTable))) return !isRuled;
  if (cells.some((cell) => has(cell, (element) => /^h[1-6]$/.test(element.tagName)))) return true;
  return (rows.length === 1 || cells.length === rows.length) && cells.some(isOfPage);
}

function isTable(element: Element): boolean {
  return element.tagName === "table";
}

function all(parent: Element, matches: (element: Element) => boolean, skip: (element: Element) => boolean): Element[] {
  return parent.childNodes.flatMap((child) => {
    if (!("tagName" in child) || skip(child)) return [];
    return matches(child) ? [child] : all(child, matches, skip);
  });
}

function has(
  parent: Element,
  matches: (element: Element) => boolean,
  skip: (element: Element) => boolean = () => false,
): boolean {
  return parent.childNodes.some(
    (child) => "tagName" in child && !skip(child) && (matches(child) || has(child, matches, skip)),
  );
}

/** Maximum span (HTML Standard, 4.9.11). */
const WIDEST_SPAN = 1000;
const TALLEST_SPAN = 65_534;
/** More positions come only from bogus spans. */
const MAX_POSITIONS = 2_000_000;

/** Reads a table with the standard's own algorithm (HTML Standard, 4.9.12.1). */
export function readHtmlTable(
  element: Element,
  { isUnseen, textOf }: CellText,
): { readonly caption: string; readonly table: MarkupTable | null } {
  const caption = all(element, ({ tagName }) => tagName === "caption", isTable)
    .map(textOf)
    .join(" ");
  const rows = inShownOrder(all(element, ({ tagName }) => tagName === "tr", isTable)).filter((row) => !isUnseen(row));
  const cells: MarkupCell[] = [];
  /** For each column, the first row that no cell from above covers. */
  const free: number[] = [];
  let columnCount = 0;
  let positions = 0;
  for (const [row, line] of rows.entries()) {
    const inHead = line.parentNode !== null && line.parentNode.nodeName === "thead";
    const own = all(line, ({ tagName }) => tagName === "td" || tagName === "th", isTable).filter(
      (one) => !isUnseen(one),
    );
    const isHeader = inHead || (row === 0 && own.length > 0 && own.every(({ tagName }) => tagName === "th"));
    let column = 0;
    for (const cell of own) {
      while ((free[column] ?? 0) > row) column += 1;
      const columnSpan = span(cell, "colspan", WIDEST_SPAN);
      const rowSpan = Math.min(rowsLeft(rows, row), span(cell, "rowspan", TALLEST_SPAN));
      positions += columnSpan * rowSpan;
      if (positions > MAX_POSITIONS) break;
      cells.push({ row, column, rowSpan, columnSpan, header: isHeader, text: textOf(cell) });
      for (let at = column; at < column + columnSpan; at += 1) free[at] = row + rowSpan;
      column += columnSpan;
    }
    columnCount = Math.max(columnCount, column);
  }
  return {
    caption,
    table: cells.length === 0 ? null : withoutEmptyColumns({ rowCount: rows.length, columnCount, cells }),
  };
}

/** Removes columns at the right end in which no cell begins; they have no width: pages write `colspan=100` to span all columns. */
function withoutEmptyColumns(table: MarkupTable): MarkupTable {
  const columnCount = 1 + table.cells.reduce((last, { column }) => Math.max(last, column), 0);
  const cells = table.cells.map((cell) => ({
    ...cell,
    columnSpan: Math.min(cell.columnSpan, columnCount - cell.column),
  }));
  return { ...table, columnCount, cells };
}

/** The header is shown above all rows and the footer below them, wherever they are in the source (CSS 2, 17.2). */
function inShownOrder(rows: readonly Element[]): readonly Element[] {
  const rank = ({ parentNode }: Element): number => ["thead", "tbody", "tfoot"].indexOf(parentNode?.nodeName ?? "");
  const placed = (row: Element): number => (rank(row) === -1 ? 1 : rank(row));
  return rows.toSorted((one, other) => placed(one) - placed(other));
}

/** Remaining rows of a row group; cells end with their group. */
function rowsLeft(rows: readonly Element[], row: number): number {
  const group = rows[row]!.parentNode;
  let count = 1;
  while (rows[row + count]?.parentNode === group) count += 1;
  return count;
}

function span(cell: Element, name: string, most: number): number {
  const value = Number.parseInt(attribute(cell, name) ?? "1", 10);
  // Zero means all remaining rows.
  if (value === 0 && name === "rowspan") return most;
  return Math.min(most, Math.max(1, Number.isNaN(value) ? 1 : value));
}

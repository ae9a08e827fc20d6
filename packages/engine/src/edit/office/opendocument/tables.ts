/** Tables of an OpenDocument spreadsheet (ODF 1.3, part 3, 9). Consecutive equal cells and rows are written once, with a repeat count. */
import { strFromU8, strToU8 } from "fflate";
import type { Parts } from "../office-editing.ts";
import { attributeOf, descendantsOf, isElement, readXmlTree, writeXmlTree, type XmlElement } from "../xml-tree.ts";
import { readXmlTexts } from "../xml-texts.ts";

export const CONTENT = "content.xml";
const COLUMNS = "table:number-columns-repeated";
const ROWS = "table:number-rows-repeated";
const CELLS: ReadonlySet<string> = new Set(["table:table-cell", "table:covered-table-cell"]);
/** Maximum number of repetitions that are expanded. Empty rows and columns repeat to the end of the sheet. */
const MAX_SHOWN = 1000;

export interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly element: XmlElement;
}

export function contentOf(parts: Parts): XmlElement {
  return readXmlTree(strFromU8(parts.get(CONTENT) ?? new Uint8Array()));
}

export function setContent(parts: Parts, root: XmlElement): void {
  parts.set(CONTENT, strToU8(writeXmlTree(root)));
}

export function tablesOf(root: XmlElement): { readonly name: string; readonly table: XmlElement }[] {
  return [...descendantsOf(root)]
    .filter((element) => isElement(element, "table:table"))
    .map((table) => ({ name: attributeOf(table, "table:name") ?? "", table }));
}

/** The cells with content, by row and column from 1. */
export function openCells(table: XmlElement): OpenCell[] {
  return rowsOf(table).flatMap(({ element, from, count }) =>
    cellsIn(element).flatMap((cell) => {
      const text = cellText(cell.element);
      if (text === "") return [];
      return range(from, count).flatMap((row) =>
        range(cell.from, cell.count).map((column) => ({ row, column, text, element: cell.element })),
      );
    }),
  );
}

function range(from: number, count: number): number[] {
  return Array.from({ length: Math.min(count, MAX_SHOWN) }, (_, index) => from + index);
}

export function cellText(cell: XmlElement): string {
  return readXmlTexts(writeXmlTree({ name: "", tag: "", children: cell.children }))
    .paragraphs.map((texts) => texts.map(({ text }) => text).join(""))
    .join("\n")
    .trim();
}

interface Placed {
  readonly element: XmlElement;
  readonly from: number;
  readonly count: number;
}

/** All rows, including those inside header rows and groups. */
export function rowsOf(table: XmlElement): (Placed & { readonly parent: XmlElement })[] {
  const found: (Placed & { parent: XmlElement })[] = [];
  let from = 1;
  const read = (parent: XmlElement): void => {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      if (child.name === "table:table-row") {
        const count = timesOf(child, ROWS);
        found.push({ element: child, from, count, parent });
        from += count;
      } else if (/^table:table-(?:rows|header-rows|row-group)$/u.test(child.name)) read(child);
    }
  };
  read(table);
  return found;
}

function cellsIn(row: XmlElement): Placed[] {
  let from = 1;
  return row.children.flatMap((child): Placed[] => {
    if (!isElement(child) || !CELLS.has(child.name)) return [];
    const count = timesOf(child, COLUMNS);
    const placed = { element: child, from, count };
    from += count;
    return [placed];
  });
}

function timesOf(element: XmlElement, name: string): number {
  return Math.max(1, Number(attributeOf(element, name) ?? 1) || 1);
}

/** A row by number, separated from equal ones; null after the end of the table. */
export function ownRow(table: XmlElement, row: number): { element: XmlElement; parent: XmlElement } | null {
  const found = rowsOf(table).find(({ from, count }) => row >= from && row < from + count);
  return found === undefined ? null : { element: apart(found, row, ROWS), parent: found.parent };
}

/** A cell by position, separated from equal ones; null if it is far outside the table or covered by another cell. */
export function ownCell(table: XmlElement, row: number, column: number): XmlElement | null {
  const own = ownRow(table, row);
  if (own === null) return null;
  const found = cellsIn(own.element).find(({ from, count }) => column >= from && column < from + count);
  if (found === undefined) {
    const last = cellsIn(own.element).at(-1);
    const end = last === undefined ? 1 : last.from + last.count;
    if (column > end + MAX_SHOWN) return null;
    for (let at = end; at <= column; at++) own.element.children.push(emptyCell());
    return own.element.children.at(-1) as XmlElement;
  }
  if (found.element.name !== "table:table-cell") return null;
  return apart({ ...found, parent: own.element }, column, COLUMNS);
}

function emptyCell(): XmlElement {
  return { name: "table:table-cell", tag: "<table:table-cell/>", children: [] };
}

/** Separates one of several equal elements from those before and after it. */
function apart(
  { element, from, count, parent }: Placed & { parent: XmlElement },
  at: number,
  name: string,
): XmlElement {
  if (count === 1) return element;
  const times = (number: number): XmlElement[] =>
    number <= 0
      ? []
      : [{ ...copyOf(element), tag: withAttribute(element.tag, name, number === 1 ? null : String(number)) }];
  const own = times(1)[0]!;
  const index = parent.children.indexOf(element);
  parent.children.splice(index, 1, ...times(at - from), own, ...times(from + count - 1 - at));
  return own;
}

function copyOf(element: XmlElement): XmlElement {
  return { ...element, children: element.children.map((child) => (isElement(child) ? copyOf(child) : child)) };
}

/** @param value - null to remove the attribute */
export function withAttribute(tag: string, name: string, value: string | null): string {
  const without = tag.replace(new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`, "u"), "");
  return value === null ? without : without.replace(/^<[\w:.-]+/u, (start) => `${start} ${name}="${value}"`);
}

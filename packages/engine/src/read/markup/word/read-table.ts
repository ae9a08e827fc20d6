import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupBlock, MarkupCell, MarkupTable } from "../../../markup-layout/markup.ts";
import { rowTexts } from "../row-texts.ts";
import { isSwitchedOn } from "./on-off.ts";

/** More columns than Word allows (63), so that a bogus span does not make an endless grid. */
const MAX_COLUMNS = 1000;

/** How the cells of a table are read. */
export interface CellReader {
  /** Whether rows deleted by tracked changes are included. */
  readonly keepsDeleted: boolean;
  read(cell: XmlElement): readonly MarkupBlock[];
}

/** A cell that may still grow by merged cells. */
type GrowingCell = MarkupCell & { rowSpan: number; columnSpan: number };

/** Reads a table; null if it has no cells. A nested table becomes text of its cell, one line per row. */
export function readTable(table: XmlElement, { keepsDeleted, read }: CellReader): MarkupTable | null {
  const cells: GrowingCell[] = [];
  /** For each column, the cell that continues downwards. */
  const going = new Map<number, GrowingCell>();
  let row = 0;
  let columnCount = 0;
  for (const line of rowsOf(table)) {
    const properties = childOf(line, "w:trPr");
    if (childOf(properties, "w:del") !== undefined && !keepsDeleted) continue;
    if (isSwitchedOn(properties, "w:hidden")) continue;
    const isHeader = isSwitchedOn(properties, "w:tblHeader");
    let column = columnsOf(childOf(properties, "w:gridBefore"), 0);
    for (const cell of cellsOf(line)) {
      const shape = childOf(cell, "w:tcPr");
      if (childOf(shape, "w:cellDel") !== undefined && !keepsDeleted) continue;
      const columnSpan = columnsOf(childOf(shape, "w:gridSpan"), 1);
      const left = cells.at(-1);
      const above = going.get(column);
      if (continuesMerge(shape, "w:hMerge") && left?.row === row) left.columnSpan += columnSpan;
      else if (
        continuesMerge(shape, "w:vMerge") &&
        above?.columnSpan === columnSpan &&
        above.row + above.rowSpan === row
      ) {
        above.rowSpan += 1;
      } else {
        const text = textOfCell(read(cell));
        const made = { row, column, rowSpan: 1, columnSpan, header: isHeader, text };
        cells.push(made);
        if (childOf(shape, "w:vMerge") === undefined) going.delete(column);
        else going.set(column, made);
      }
      column += columnSpan;
    }
    columnCount = Math.max(columnCount, column);
    row += 1;
  }
  return cells.length === 0 ? null : { rowCount: row, columnCount, cells };
}

/**
 * The only cell of a table that contains another table: the outer table is only a frame, not data. Undefined for
 * any other table.
 */
export function frameOf(table: XmlElement): XmlElement | undefined {
  const [line, ...lines] = rowsOf(table);
  if (line === undefined || lines.length > 0 || childOf(line, "w:trPr", "w:del") !== undefined) return undefined;
  const [cell, ...cells] = cellsOf(line);
  return cell !== undefined && cells.length === 0 && childOf(cell, "w:tbl") !== undefined ? cell : undefined;
}

/** A declared number of columns; the minimum if it is missing or not a number. */
function columnsOf(element: XmlElement | undefined, least: number): number {
  const declared = Number(element?.attributes.get("w:val") ?? least);
  return Number.isInteger(declared) ? Math.min(MAX_COLUMNS, Math.max(least, declared)) : least;
}

/** Whether a cell is merged with the one above (`vMerge`) or to its left (`hMerge`, in older files): it has the property without `restart`. */
function continuesMerge(shape: XmlElement | undefined, merge: "w:hMerge" | "w:vMerge"): boolean {
  const found = childOf(shape, merge);
  return found !== undefined && (found.attributes.get("w:val") ?? "continue") === "continue";
}

function rowsOf(table: XmlElement): readonly XmlElement[] {
  return flatten(table, "w:tr");
}

function cellsOf(row: XmlElement): readonly XmlElement[] {
  return flatten(row, "w:tc");
}

/** Rows and cells may be inside content controls. */
function flatten(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    if (child.name === "w:sdt") return childrenOf(child, "w:sdtContent").flatMap((content) => flatten(content, name));
    return child.name === "w:customXml" || child.name === "w:ins" ? flatten(child, name) : [];
  });
}

function textOfCell(blocks: readonly MarkupBlock[]): string {
  return blocks
    .map(({ text, table, marker }) =>
      table === undefined ? [marker, text].filter(Boolean).join(" ") : rowTexts(table).join("\n"),
    )
    .filter((text) => text !== "")
    .join("\n");
}

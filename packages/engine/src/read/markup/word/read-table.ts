import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupBlock, MarkupCell, MarkupTable } from "../../../markup/markup.ts";
import { isOn } from "./styles.ts";

/** More columns than Word allows (63), so that a lying span makes no endless grid. */
const MOST_COLUMNS = 1000;

/** How the cells of a table are read. */
export interface CellReader {
  /** Whether rows that tracked changes delete are there, too. */
  readonly keepsDeleted: boolean;
  read(cell: XmlElement): readonly MarkupBlock[];
}

/** Reads a table; null where it has no cells. A table inside of a cell is text of that cell, a row a line. */
export function readTable(table: XmlElement, { keepsDeleted, read }: CellReader): MarkupTable | null {
  const cells: (MarkupCell & { rowSpan: number })[] = [];
  /** The cell that goes on downwards in each column. */
  const going = new Map<number, MarkupCell & { rowSpan: number }>();
  let row = 0;
  let columnCount = 0;
  for (const line of rowsOf(table)) {
    const properties = childOf(line, "w:trPr");
    if (childOf(properties, "w:del") !== undefined && !keepsDeleted) continue;
    const header = childOf(properties, "w:tblHeader");
    const isHeader = header !== undefined && isOn(header.attributes.get("w:val") ?? "1");
    let column = Number(childOf(properties, "w:gridBefore")?.attributes.get("w:val") ?? 0);
    for (const cell of cellsOf(line)) {
      const shape = childOf(cell, "w:tcPr");
      const span = Number(childOf(shape, "w:gridSpan")?.attributes.get("w:val") ?? 1);
      const columnSpan = Math.min(MOST_COLUMNS, Math.max(1, span));
      const merge = childOf(shape, "w:vMerge");
      const above = going.get(column);
      const goesOn = merge !== undefined && (merge.attributes.get("w:val") ?? "continue") === "continue";
      if (goesOn && above !== undefined && above.columnSpan === columnSpan) above.rowSpan += 1;
      else {
        const text = textOfCell(read(cell));
        const made = { row, column, rowSpan: 1, columnSpan, header: isHeader, text };
        cells.push(made);
        if (merge === undefined) going.delete(column);
        else going.set(column, made);
      }
      column += columnSpan;
    }
    columnCount = Math.max(columnCount, column);
    row += 1;
  }
  return cells.length === 0 ? null : { rowCount: row, columnCount, cells };
}

function rowsOf(table: XmlElement): readonly XmlElement[] {
  return flatten(table, "w:tr");
}

function cellsOf(row: XmlElement): readonly XmlElement[] {
  return flatten(row, "w:tc");
}

/** Rows and cells may stand in content controls. */
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
      table === undefined ? [marker, text].filter(Boolean).join(" ") : textOfTable(table),
    )
    .filter((text) => text !== "")
    .join("\n");
}

function textOfTable({ cells, rowCount }: MarkupTable): string {
  const rows = Array.from({ length: rowCount }, (): string[] => []);
  for (const { row, text } of cells) rows[row]!.push(text);
  return rows.map((texts) => texts.join(" ")).join("\n");
}

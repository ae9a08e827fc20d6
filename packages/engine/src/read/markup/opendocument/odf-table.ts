import type { MarkupBlock, MarkupCell, MarkupTable } from "../../../markup-layout/markup.ts";
import { rowTexts } from "../row-texts.ts";
import { childrenOf, type XmlElement } from "../../xml/xml-node.ts";

/** Repeated empty rows and columns extend to the end of a sheet; non-empty ones are repeated at most this often. */
const MAX_REPEATED = 1000;
/** Limit on repeated cells of a table, not counting those that are written out. */
const MAX_COPIES = 20_000;

/** Rows in order; row groups and header rows are flattened. */
export function* odfRows(table: XmlElement): Generator<{ readonly row: XmlElement; readonly isHeader: boolean }> {
  for (const child of childrenOf(table)) {
    if (child.name === "table:table-row") yield { row: child, isHeader: false };
    else if (child.name === "table:table-header-rows") {
      for (const { row } of odfRows(child)) yield { row, isHeader: true };
    } else if (child.name === "table:table-rows" || child.name === "table:table-row-group") yield* odfRows(child);
  }
}

/** How often an element is repeated, according to an attribute. */
export function repeats({ attributes }: XmlElement, name: string): number {
  return Math.max(1, Number(attributes.get(name) ?? 1) || 1);
}

/** Reads a table of a text; null if it has no cells. */
export function readOdfTable(
  table: XmlElement,
  read: (cell: XmlElement) => readonly MarkupBlock[],
): MarkupTable | null {
  const cells: MarkupCell[] = [];
  let row = 0;
  let columnCount = 0;
  let copies = MAX_COPIES;
  for (const { row: line, isHeader } of odfRows(table)) {
    const times = Math.min(MAX_REPEATED, repeats(line, "table:number-rows-repeated"));
    for (let time = 0; time < times && (time === 0 || copies > 0); time += 1) {
      let column = 0;
      for (const cell of childrenOf(line)) {
        const wide = Math.min(MAX_REPEATED, 1 + copies, repeats(cell, "table:number-columns-repeated"));
        copies -= time === 0 ? wide - 1 : wide;
        copies = Math.max(0, copies);
        if (cell.name === "table:table-cell") {
          const text = textOfCell(read(cell));
          for (let at = column; at < column + wide; at += 1) {
            cells.push({
              row,
              column: at,
              rowSpan: Math.min(MAX_REPEATED, repeats(cell, "table:number-rows-spanned")),
              columnSpan: Math.min(MAX_REPEATED, repeats(cell, "table:number-columns-spanned")),
              header: isHeader,
              text,
            });
          }
        }
        column += wide;
      }
      columnCount = Math.max(columnCount, column);
      row += 1;
    }
  }
  const within = cells.map((cell) => ({
    ...cell,
    rowSpan: Math.min(cell.rowSpan, row - cell.row),
    columnSpan: Math.min(cell.columnSpan, columnCount - cell.column),
  }));
  return within.length === 0 ? null : { rowCount: row, columnCount, cells: within };
}

function textOfCell(blocks: readonly MarkupBlock[]): string {
  return blocks
    .map(({ text, table, marker }) =>
      table === undefined ? [marker, text].filter(Boolean).join(" ") : rowTexts(table).join("\n"),
    )
    .filter((text) => text !== "")
    .join("\n");
}

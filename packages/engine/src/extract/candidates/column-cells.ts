import { isTotalRow } from "../arrays/total-rows.ts";
import type { Field } from "../fields/field.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { type SheetCell, type SheetTable, tablesOf } from "../structure/table-cells.ts";
import { isAddressLine } from "../values/addresses.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Found } from "./read-values.ts";

/** Limit on lines of an address with its numbers. */
const MAX_LINES = 8;
/** A table with fewer rows is a box with its label. */
const MIN_ROWS = 3;

interface InTable {
  readonly table: SheetTable;
  readonly cell: SheetCell;
}

/** Finds places that are column headers, and places that are in the rows below them. */
export class ColumnCells {
  readonly #headers = new Map<Place, InTable>();
  readonly #cells = new Map<Place, InTable>();

  constructor(lineIndex: LineIndex) {
    for (const table of tablesOf(lineIndex)) {
      if (table.rowCount < MIN_ROWS || table.columnCount < 2) continue;
      for (const row of table.rows) {
        const isTotal = isTotalRow(row.flatMap(({ text }) => text?.place.text ?? []));
        for (const cell of row) {
          for (const line of cell.text?.lines ?? []) {
            if (cell.isHeader) this.#headers.set(line, { table, cell });
            else if (!isTotal) this.#cells.set(line, { table, cell });
          }
        }
      }
    }
  }

  of({ label, spans }: Found, { kind }: Field): CandidateSigns {
    const header = label === null ? undefined : this.#headers.get(label.place);
    if (header === undefined) return {};
    const { place } = spans[0]!;
    const below = this.#cells.get(place);
    // The first row of a table of labels and values is often marked as its header, but the value of a label is to the right of it.
    if (below?.table === header.table) {
      // The heading of an address has one value below it, in several rows.
      const isAddress = kind === "name" && this.#hasAddress(header);
      return isUnder(below.cell, header.cell) && !isAddress ? { inColumn: 1 } : {};
    }
    const next = this.#headers.get(place);
    const isHeader = next?.table === header.table && place !== label!.place && !/\d/u.test(place.text);
    return isHeader ? { inColumn: 1 } : {};
  }

  /** Whether the cells under a header are one address. */
  #hasAddress({ table, cell }: InTable): boolean {
    const lines = table.rows.flat().filter((other) => isUnder(other, cell)).flatMap(({ text }) => text?.lines ?? []);
    return lines.length <= MAX_LINES && lines.filter(isAddressLine).length === 2;
  } // prettier-ignore
}

function isUnder(cell: SheetCell, header: SheetCell): boolean {
  return cell.row > header.row && cell.column < header.column + header.columnSpan && header.column < cell.column + cell.columnSpan;
} // prettier-ignore

import { isTotalRow } from "../arrays/row-reader.ts";
import type { Place, Sheet } from "../sheet/sheet.ts";
import { type SheetTable, tablesOf } from "../structure/table-cells.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Found } from "./labelled.ts";

/** A table of fewer rows is a box with its label. */
const MIN_ROWS = 3;

/** Which places are headers of columns, and which stand in the rows under them. */
export class ColumnCells {
  readonly #headers = new Map<Place, SheetTable>();
  readonly #cells = new Map<Place, SheetTable>();

  constructor(sheet: Sheet) {
    for (const table of tablesOf(sheet)) {
      if (table.rowCount < MIN_ROWS || table.columnCount < 2) continue;
      for (const row of table.rows) {
        const isTotal = isTotalRow(row.flatMap(({ text }) => text?.place.text ?? []));
        for (const { text, isHeader } of row) {
          for (const line of text?.lines ?? []) {
            if (isHeader) this.#headers.set(line, table);
            else if (!isTotal) this.#cells.set(line, table);
          }
        }
      }
    }
  }

  of({ label, spans }: Found): CandidateSigns {
    const table = label === null ? undefined : this.#headers.get(label.place);
    if (table === undefined) return {};
    const { place } = spans[0]!;
    const isOfTable =
      this.#cells.get(place) === table || (this.#headers.get(place) === table && place !== label!.place);
    return isOfTable ? { inColumn: 1 } : {};
  }
}

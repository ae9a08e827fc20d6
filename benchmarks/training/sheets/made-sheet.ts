/** Sheets with known tables, for training: which table or text each cell belongs to. */
import type { GridCell } from "@docsvc/engine/src/read/markup/spreadsheet/sheet-grid.ts";

export interface MadeCell {
  readonly text: string;
  readonly kind: "text" | "number";
  readonly bold?: boolean;
  readonly filled?: boolean;
  readonly bordered?: boolean;
  readonly columnSpan?: number;
  readonly rowSpan?: number;
}

export interface MadeItem {
  /** A table, its title, or a note below it; lines of an address and the like are texts. */
  readonly kind: "table" | "title" | "note" | "text";
  /** Items of one unit belong together: a table, its titles and its notes. */
  readonly unit: number;
  readonly top: number;
  readonly left: number;
  readonly rows: readonly (readonly (MadeCell | null)[])[];
  readonly headerRows: number;
}

export interface MadeSheet {
  readonly family: string;
  readonly items: readonly MadeItem[];
}

/** Random numbers, the same for the same seed (mulberry32). */
export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Cells of a sheet row by row, as a reader returns them, each with the item that it belongs to. */
export function cellsOf({ items }: MadeSheet): {
  readonly cells: readonly GridCell[];
  readonly owners: ReadonlyMap<GridCell, MadeItem>;
} {
  const owners = new Map<GridCell, MadeItem>();
  for (const item of items) {
    for (const [down, row] of item.rows.entries()) {
      for (const [across, made] of row.entries()) {
        if (made === null || made.text === "") continue;
        const { text, kind, bold = false, filled = false, bordered = false, columnSpan = 1, rowSpan = 1 } = made;
        const look = { bold, filled, bordered };
        const place = { row: item.top + down, column: item.left + across };
        owners.set({ ...place, rowSpan, columnSpan, text, kind, look, comments: [] }, item);
      }
    }
  }
  const cells = [...owners.keys()].toSorted((one, other) => one.row - other.row || one.column - other.column);
  return { cells, owners };
}

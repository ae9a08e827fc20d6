import type { RtfGroup } from "./rtf-story.ts";
import type { CellShape } from "./rtf-table.ts";
import { lookUp } from "./rtf-words.ts";

// Shown by read-rtf.test.ts.

type Cell = Omit<CellShape, "right">;

const PLAIN: Cell = { mergesLeft: false, down: undefined };
const FIRST_DEPTH = 1;
/** Minimum nesting depth of rows in a cell, whatever the file declares. */
const NESTED_DEPTH = 2;

/** Control words of table rows: cell edges, merges, and row ends. */
export class RowWords {
  /** Properties so far of the cell whose right edge comes next. */
  #cell = PLAIN;

  read(name: string, value: number | undefined, state: RtfGroup): void {
    lookUp(this.#words, name)?.(state, value);
  }

  readonly #words: Readonly<Record<string, (state: RtfGroup, value?: number) => void>> = {
    trowd: ({ isNestedRow, story }) => {
      if (!isNestedRow) story.row = { left: 0, isHeader: false, cells: [] };
      this.#cell = PLAIN;
    },
    trleft: ({ isNestedRow, story }, value = 0) => {
      if (!isNestedRow) story.row.left = value;
    },
    trhdr: ({ isNestedRow, story }) => {
      if (!isNestedRow) story.row.isHeader = true;
    },
    clmrg: () => (this.#cell = { ...this.#cell, mergesLeft: true }),
    clvmgf: () => (this.#cell = { ...this.#cell, down: "first" }),
    clvmrg: () => (this.#cell = { ...this.#cell, down: "further" }),
    cellx: ({ isNestedRow, story }, value = 0) => {
      if (!isNestedRow) story.row.cells.push({ ...this.#cell, right: value });
      this.#cell = PLAIN;
    },
    cell: (state) => state.story.endCell(FIRST_DEPTH, state),
    nestcell: (state) => state.story.endCell(Math.max(NESTED_DEPTH, state.tableDepth), state),
    nestrow: ({ story, tableDepth }) => story.endNestedRow(Math.max(NESTED_DEPTH, tableDepth)),
    row: ({ story }) => story.endRow(),
  };
}

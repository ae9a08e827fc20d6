import { boxOfCell, startsByRow } from "./cell-places.ts";
import { combFields } from "./comb-fields.ts";
import type { Grid } from "../grid/edges-to-grids.ts";
import { type LabelLook, labelLook } from "./form-labels.ts";
import type { FilledPlace } from "../grid/split-open-cells.ts";

// Shown by forms.test.ts.

/** The cells on which the signs of a form are measured. Values that only some signs need are computed on demand. */
export interface FormCells {
  readonly columns: number;
  readonly rows: number;
  /** Cells without comb fields. */
  readonly cells: readonly FilledPlace[];
  /** Cells with text. */
  readonly filled: readonly FilledPlace[];
  /** Cells that are not bars across all columns. */
  readonly inside: readonly FilledPlace[];
  /** For each row, the columns at which the cells inside start. */
  readonly starts: () => readonly Set<number>[];
  /** Position of the text in a filled cell. */
  readonly lookOf: (cell: FilledPlace) => LabelLook;
}

export function toFormCells(grid: Grid, drawn: readonly FilledPlace[]): FormCells {
  const columns = grid.xs.length - 1;
  const rows = grid.ys.length - 1;
  const combs = combFields(grid, drawn);
  const cells = combs.size === 0 ? drawn : drawn.filter((cell) => !combs.has(cell));
  const inside = cells.filter(({ place }) => place.columnSpan < columns);
  const looks = new Map<FilledPlace, LabelLook>();
  let starts: readonly Set<number>[] | undefined;
  return {
    columns,
    rows,
    cells,
    inside,
    filled: cells.filter(({ words }) => words.length > 0),
    starts: () => (starts ??= startsByRow(inside, rows)),
    lookOf: (cell) => {
      let look = looks.get(cell);
      if (look === undefined) looks.set(cell, (look = labelLook(cell.words, boxOfCell(grid, cell))));
      return look;
    },
  };
}

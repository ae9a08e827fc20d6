import { fromFrame } from "../../geometry/frame.ts";
import { readsToLeft } from "../../text/right-to-left.ts";
import type { Grid } from "../grid/edges-to-grids.ts";
import { toFormBoxes } from "./form-boxes.ts";
import type { FormCells } from "./form-cells.ts";
import { MEASURES } from "./form-signs.ts";
import { isWeighedAsForm } from "./form-weights.ts";
import type { FoundTable, TableInput } from "../found-table.ts";
import type { FilledPlace } from "../grid/split-open-cells.ts";

// Shown by forms.test.ts.

/** Minimum number of texts of a form and minimum width in points; smaller boxes are part of a diagram. More cells are a drawing. */
const MIN_LABELS = 4;
const MIN_WIDTH = 150;
const MAX_CELLS = 3000;
/** Minimum number of rows to fill in under their header; a single one is a label and its answer. */
const MIN_BLANK = 2;
/** Minimum share of such rows that keep to the columns of the header. */
const KEEPING = 0.9;
/** Minimum share of cells that are empty; a form of equal boxes has a label in each. */
const MIN_EMPTY = 0.3;

/** Whether a grid has at least two rows, two columns and the texts of a form. */
export function mayBeForm(grid: Grid, cells: readonly FilledPlace[]): boolean {
  if (!canBeWeighed(grid, cells) || grid.xs.at(-1)! - grid.xs[0]! < MIN_WIDTH) return false;
  return cells.filter(({ words }) => words.length > 0).length >= MIN_LABELS;
}

/** Whether the cells can be a form; false for a box around text, and for too many cells. */
export function canBeWeighed(grid: Grid, cells: readonly FilledPlace[]): boolean {
  return grid.xs.length > 2 && grid.ys.length > 2 && cells.length <= MAX_CELLS;
}

/** Whether the cells are a table to be filled in: a row of names, and rows under it that all keep to its columns. */
export function isBlankTable(form: FormCells): boolean {
  if (form.rows <= MIN_BLANK || MEASURES.empty(form) < MIN_EMPTY) return false;
  return MEASURES.sameColumns(form) >= KEEPING && MEASURES.headed(form) >= KEEPING;
}

/** Returns the boxes of a form, in reading order; null if the cells are not a form. */
export function toForm(
  grid: Grid,
  cells: readonly FilledPlace[],
  weighed: FormCells,
  input: TableInput,
): FoundTable | null {
  if (!mayBeForm(grid, cells) || !isWeighedAsForm(weighed)) return null;
  const words = cells.flatMap((cell) => cell.words);
  const box = { left: grid.xs[0]!, top: grid.ys[0]!, right: grid.xs.at(-1)!, bottom: grid.ys.at(-1)! };
  const toLeft = readsToLeft(words);
  const rows: FilledPlace[][] = Array.from({ length: grid.ys.length - 1 }, () => []);
  for (const cell of cells) rows[cell.place.row]!.push(cell);
  const boxes = toFormBoxes(grid, toLeft ? rows.map((row) => row.toReversed()) : rows, input.fills);
  return {
    piece: { kind: "form", boxes, lines: [], ...box, ink: fromFrame(box, input.quarter, input) },
    words: new Set(words),
  };
}

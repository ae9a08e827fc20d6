import { charsOf } from "../../text/word.ts";
import { boxOfCell, startsByRow } from "./cell-places.ts";
import type { Grid } from "../grid/edges-to-grids.ts";
import type { FilledPlace } from "../grid/split-open-cells.ts";

// Shown by forms.test.ts (combs).

/** Size of a field for one letter; handwritten letters take 4 to 7 mm. */
const WIDEST_TOOTH = 20;
const HIGHEST_TOOTH = 26;
/** Minimum number of fields; fewer are the choices of a question. */
const MIN_TEETH = 5;

/** Finds comb fields: rows of adjacent narrow empty cells for one letter each. */
export function combFields(grid: Grid, cells: readonly FilledPlace[]): ReadonlySet<FilledPlace> {
  const combs = new Set<FilledPlace>();
  if (grid.xs.length <= MIN_TEETH) return combs;
  const rows = grid.ys.length - 1;
  const narrow: FilledPlace[][] = Array.from({ length: rows }, () => []);
  for (const cell of cells) {
    if (charsOf(cell.words) > 1) continue;
    const { left, right, top, bottom } = boxOfCell(grid, cell);
    if (right - left <= WIDEST_TOOTH && bottom - top <= HIGHEST_TOOTH) narrow[cell.place.row]!.push(cell);
  }
  if (!narrow.some((teeth) => teeth.length >= MIN_TEETH)) return combs;
  const starts = startsByRow(cells, rows);
  for (const [row, teeth] of narrow.entries()) {
    if (teeth.length < MIN_TEETH) continue;
    const keeps = (other: ReadonlySet<number> | undefined): boolean =>
      other !== undefined && teeth.every(({ place }) => other.has(place.column));
    if (!keeps(starts[row - 1]) && !keeps(starts[row + 1])) for (const tooth of teeth) combs.add(tooth);
  }
  return combs;
}

import type { Word } from "../../text/word.ts";
import type { Grid } from "./edges-to-grids.ts";
import { type CellPlace, gridToCells } from "./grid-to-cells.ts";
import type { FilledPlace } from "./split-open-cells.ts";

// Shown by tables.test.ts; fixture ruled-tables.

/** Returns the drawn cells of a grid, with the words in each. */
export function drawnCells(grid: Grid, words: readonly Word[]): FilledPlace[] {
  const places = gridToCells(grid);
  const wordsByCell = assignWords(grid, places, words);
  return places.map((place, index) => ({ place, words: wordsByCell[index]! }));
}

function assignWords(grid: Grid, places: readonly CellPlace[], words: readonly Word[]): Word[][] {
  const columns = grid.xs.length - 1;
  const rows = grid.ys.length - 1;
  const cellAt = new Int32Array(rows * columns);
  for (const [index, { row, column, rowSpan, columnSpan }] of places.entries()) {
    for (let r = row; r < row + rowSpan; r++) {
      cellAt.fill(index, r * columns + column, r * columns + column + columnSpan);
    }
  }
  const wordsByCell: Word[][] = places.map(() => []);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    // Most words are above or below the grid.
    const row = fieldOf(grid.ys, (word.top + word.bottom) / 2);
    const column = row < 0 ? -1 : fieldOf(grid.xs, (word.left + word.right) / 2);
    if (column >= 0) wordsByCell[cellAt[row * columns + column]!]!.push(word);
  }
  return wordsByCell;
}

function fieldOf(positions: readonly number[], at: number): number {
  if (at < positions[0]! || at > positions[positions.length - 1]!) return -1;
  let field = 0;
  while (field < positions.length - 2 && at > positions[field + 1]!) field++;
  return field;
}

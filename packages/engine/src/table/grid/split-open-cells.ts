import type { Word } from "../../text/word.ts";
import type { Grid } from "./edges-to-grids.ts";
import type { CellPlace } from "./grid-to-cells.ts";

// Shown by split-open-cells.test.ts.

/** A drawn cell and the words in it. */
export interface FilledPlace {
  readonly place: CellPlace;
  readonly words: readonly Word[];
}

/** Texts of neighbouring columns are this far apart, in font sizes; words of one text 0.2–0.4. */
const MIN_GAP = 0.8;
/** A border that this many rows leave out and keep to all the same is one of the table's columns. */
const MIN_ROWS = 2;
/** Rows with a text across the border, as a share of those that keep to it: headings of groups. */
const MAX_ROWS_CROSSING = 0.34;

/**
 * Splits drawn cells at borders that are drawn in other rows alone: a table may draw its columns in the header or the
 * first column only, and yet each row keeps to them.
 */
export function splitOpenCells(grid: Pick<Grid, "xs">, cells: readonly FilledPlace[]): readonly FilledPlace[] {
  let split = cells;
  for (let border = 1; border < grid.xs.length - 1; border++) {
    const x = grid.xs[border]!;
    const over = split.filter(({ place }) => place.column < border && border < place.column + place.columnSpan);
    const sides = new Map(over.map((cell) => [cell, sidesOf(cell.words, x)]));
    const count = (side: Side): number => [...sides.values()].filter((other) => other === side).length;
    if (count("both") < MIN_ROWS || count("across") > MAX_ROWS_CROSSING * count("both")) continue;
    split = split.flatMap((cell) => {
      const side = sides.get(cell);
      const isWholeRow = cell.place.columnSpan === grid.xs.length - 1;
      if (side === undefined || side === "across" || (side !== "both" && isWholeRow)) return [cell];
      return splitAt(cell, border, x);
    });
  }
  return split;
}

/** How the words of a cell are to a position: next to it, or as a text across it. */
export type Side = "none" | "one" | "both" | "across";

export function sidesOf(words: readonly Word[], x: number): Side {
  const before = words.filter((word) => middle(word) < x);
  const after = words.filter((word) => middle(word) >= x);
  if (words.length === 0) return "none";
  if (words.some((word) => word.left < x - 1 && word.right > x + 1)) return "across";
  if (before.length === 0 || after.length === 0) return "one";
  const isClose = after.some((word) =>
    before.some(
      (other) =>
        word.left - other.right < MIN_GAP * word.size && word.top < other.bottom - 1 && other.top < word.bottom - 1,
    ),
  );
  return isClose ? "across" : "both";
}

function splitAt({ place, words }: FilledPlace, border: number, x: number): FilledPlace[] {
  const columnSpan = border - place.column;
  return [
    { place: { ...place, columnSpan }, words: words.filter((word) => middle(word) < x) },
    {
      place: { ...place, column: border, columnSpan: place.columnSpan - columnSpan },
      words: words.filter((word) => middle(word) >= x),
    },
  ];
}

function middle({ left, right }: Word): number {
  return (left + right) / 2;
}

import type { Word } from "../../text/word.ts";
import type { Grid } from "./edges-to-grids.ts";
import type { CellPlace } from "./grid-to-cells.ts";

// Shown by split-open-cells.test.ts.

/** A drawn cell, with its words. */
export interface FilledPlace {
  readonly place: CellPlace;
  readonly words: readonly Word[];
}

/** Minimum distance between texts of neighbouring columns, in font sizes; words of one text are 0.2–0.4 apart. */
const MIN_GAP = 0.8;
/** Minimum number of rows without a drawn border whose text still keeps to it: then it is one of the table's columns. */
const MIN_ROWS = 2;
/** Maximum ratio of rows with text across the border to rows that keep to it; these are group headings. */
const MAX_ROWS_CROSSING = 0.34;

/**
 * Splits drawn cells at borders that are only drawn in other rows: a table may draw its columns only in the header or the first column, although each
 * row keeps to them.
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

/** Position of a cell's words relative to a border: on one side, on both, or across it. */
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

import { type Box, overlap, unionBoxes } from "../../geometry/box.ts";
import { byLeft } from "../../geometry/order.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";
import { leadsAmount } from "../cell/currency.ts";
import { TOUCHING } from "./line-gaps.ts";
import type { Separator } from "./separator.ts";
import type { LineCell } from "./track-cell.ts";

/** Positions of the columns of a table without drawn borders. */
export interface TrackPlaces {
  readonly left: number;
  readonly right: number;
  /** White space between the columns, ascending. */
  readonly separators: readonly Separator[];
  /** Cells of lines whose texts are assigned to the columns by their order. */
  readonly placed?: ReadonlyMap<Line, readonly LineCell[]> | undefined;
}

/** White space between columns, in font sizes, that is as narrow as a space may be. */
const NARROW = 0.6;

/**
 * The columns of a table without drawn borders, with the cells of its lines.
 *
 * The cells of a line are used by its neighbours, by its row and by every test of the table, so they are cached. The cache is dropped with the
 * columns: few of the many that are tried make a table.
 */
export class Tracks implements TrackPlaces {
  readonly left: number;
  readonly right: number;
  readonly separators: readonly Separator[];
  readonly placed: ReadonlyMap<Line, readonly LineCell[]> | undefined;
  readonly #byLine = new Map<Line, readonly LineCell[]>();

  constructor({ left, right, separators, placed }: TrackPlaces) {
    this.left = left;
    this.right = right;
    this.separators = separators;
    this.placed = placed;
  }

  /** The cells of one line, from left to right, at most one per column. */
  cellsOf(line: Line): readonly LineCell[] {
    let cells = this.#byLine.get(line);
    if (cells === undefined) this.#byLine.set(line, (cells = this.placed?.get(line) ?? toCells(line, this)));
    return cells;
  }
}

/** Index of the column that contains most of a word. */
export function columnOf(word: Pick<Word, "left" | "right">, { separators }: Pick<TrackPlaces, "separators">): number {
  const middle = (word.left + word.right) / 2;
  let column = 0;
  while (column < separators.length) {
    const { start, end } = separators[column]!;
    if (middle < (start + end) / 2) break;
    column++;
  }
  return column;
}

function toCells(line: Line, tracks: Tracks): LineCell[] {
  const cells: { column: number; columnSpan: number; words: Word[]; box: Box }[] = [];
  for (const words of wordGroups(line, tracks)) {
    const box = unionBoxes(words);
    // A text over one column belongs to it entirely, even if it extends into the white space next to it; one over several columns spans them.
    let first = -1;
    let last = -1;
    for (let column = 0; column <= tracks.separators.length; column++) {
      if (!isUnder(column, box, tracks)) continue;
      if (first < 0) first = column;
      last = column;
    }
    if (first < 0) first = last = columnOf(box, tracks);
    const open = cells.at(-1);
    if (open !== undefined && first < open.column + open.columnSpan) {
      open.words.push(...words);
      open.columnSpan = Math.max(open.columnSpan, last - open.column + 1);
      open.box = unionBoxes([open.box, box]);
    } else cells.push({ column: first, columnSpan: last - first + 1, words, box });
  }
  return cells;
}

/** Groups words of a line that are separated only by spaces, not by white space between columns that is as narrow as a space. */
function wordGroups(line: Line, { separators }: Tracks): Word[][] {
  const narrow = separators.filter(({ start, end }) => end > start && end - start < NARROW * line.size);
  const groups: Word[][] = [];
  let open: Word[] = [];
  let reach = -Infinity;
  for (const word of byLeft(line.words)) {
    const previous = open.at(-1);
    const isClose = word.left - reach < TOUCHING * line.size;
    if (isClose && (narrow.length === 0 || !isParted(reach, word.left, narrow))) open.push(word);
    else if (previous !== undefined && leadsAmount(open.at(-2), previous, word)) open.push(word);
    else groups.push((open = [word]));
    reach = word.right;
  }
  return groups;
}

function isParted(from: number, to: number, separators: Tracks["separators"]): boolean {
  return separators.some(
    ({ start, end }) => from <= (start + end) / 2 && to >= (start + end) / 2 && to - from >= 0.9 * (end - start),
  );
}

/** Whether the text of the column would be under (or over) a good part of the box. */
function isUnder(column: number, { left, right }: Box, tracks: Tracks): boolean {
  const { separators } = tracks;
  const from = column === 0 ? tracks.left : separators[column - 1]!.end;
  const to = column === separators.length ? tracks.right : separators[column]!.start;
  return overlap(left, right, from, to) > 0.12 * Math.min(right - left, to - from);
}

/**
 * Confirms a table written by a model: each cell is searched among the words of the page, each word belongs to one cell, and the positions of the
 * cells agree with their rows and columns.
 *
 * A cell whose text is at only one place is resolved; a text at several places is resolved by the cells around it.
 */
import { type Box, unionBoxes } from "../../geometry/box.ts";
import { lettersOf } from "../letters.ts";
import type { AnsweredCell, AnsweredGrid } from "./answered-grid.ts";
import { findText, type Found } from "./find-text.ts";
import { middleX, middleY, type TableWord } from "./table-words.ts";

/** A cell of a table with its words; an empty cell has none. */
export interface PlacedCell extends AnsweredCell {
  readonly words: readonly TableWord[];
}

interface Place {
  readonly words: Found;
  readonly box: Box;
}

interface Open {
  readonly cell: AnsweredCell;
  places: readonly Place[];
}

/** Boxes of words have the height of their font, and may extend this far into the next row, in their own height. */
const SLACK = 0.5;

/** @returns null if a word is missing, left over, or in the wrong row or column */
export function placeCells({ cells }: AnsweredGrid, words: readonly TableWord[]): PlacedCell[] | null {
  const placed = new Map<AnsweredCell, readonly TableWord[]>();
  const settled: { readonly cell: AnsweredCell; readonly box: Box }[] = [];
  const used = new Set<number>();
  const open = new Set<Open>();
  for (const cell of cells) {
    const letters = lettersOf(cell.text);
    if (letters === "") placed.set(cell, []);
    else open.add({ cell, places: findText(letters, words).map((found) => toPlace(found, words)) });
  }
  while (open.size > 0) {
    const next = mostCertain(open);
    const [place] = next.places;
    if (place === undefined) return null;
    open.delete(next);
    for (const index of place.words) used.add(index);
    settled.push({ cell: next.cell, box: place.box });
    placed.set(
      next.cell,
      place.words.map((index) => words[index]!),
    );
    for (const other of open) {
      other.places = other.places.filter(
        (one) => !one.words.some((index) => used.has(index)) && goTogether(next.cell, place.box, other.cell, one.box),
      );
    }
  }
  if (used.size < words.length) return null;
  return cells.map((cell) => ({ ...cell, words: placed.get(cell)! }));
}

/** The cell with the fewest places; among equals, the first, which comes first in reading order. */
function mostCertain(open: ReadonlySet<Open>): Open {
  let best: Open | undefined;
  for (const one of open) if (best === undefined || one.places.length < best.places.length) best = one;
  return best!;
}

function toPlace(found: Found, words: readonly TableWord[]): Place {
  return { words: found, box: unionBoxes(found.map((index) => words[index]!)) };
}

/** Whether the places of two cells agree with their positions: one above the other, one left of the other. */
function goTogether(a: AnsweredCell, boxA: Box, b: AnsweredCell, boxB: Box): boolean {
  return (
    (!isAbove(a, b) || isAboveWithSlack(boxA, boxB)) &&
    (!isAbove(b, a) || isAboveWithSlack(boxB, boxA)) &&
    (!isLeftOf(a, b) || isCentredLeftOf(boxA, boxB, isStrict(a, b))) &&
    (!isLeftOf(b, a) || isCentredLeftOf(boxB, boxA, isStrict(a, b)))
  );
}

function isAbove(a: AnsweredCell, b: AnsweredCell): boolean {
  return a.row + a.rowSpan <= b.row;
}

function isLeftOf(a: AnsweredCell, b: AnsweredCell): boolean {
  return a.column + a.columnSpan <= b.column;
}

/** A column header may be wider than the cells below it; cells of one row, and those of the body, do not overlap. */
function isStrict(a: AnsweredCell, b: AnsweredCell): boolean {
  const areInBody = !a.header && !b.header && a.columnSpan === 1 && b.columnSpan === 1;
  return areInBody || (!isAbove(a, b) && !isAbove(b, a));
}

function isAboveWithSlack(a: Box, b: Box): boolean {
  const slack = SLACK * Math.min(a.bottom - a.top, b.bottom - b.top);
  return middleY(a) < middleY(b) && a.bottom <= b.top + slack;
}

function isCentredLeftOf(a: Box, b: Box, strict: boolean): boolean {
  return middleX(a) < middleX(b) && (!strict || a.right <= b.left + 1);
}

import { isInside } from "../geometry/box.ts";
import type { Word } from "../text/word.ts";
import type { Shape } from "./shape.ts";

/** Thinner rectangles are rules, or bars next to thicker ones (points). */
const MIN_BAR = 2;
/** A bar contains a name and a value; shaded rows of tables contain more words. */
const MAX_WORDS = 3;
/** Cells of a column: as many rectangles have the same sides and the same height. Segments of a stack have different heights. */
const MIN_CELLS = 3;

/** Whether a rectangle may be a bar. Most pages that have only rectangles have tables, whose numbers need not be fitted to axes. */
export function hasBar(rectangles: readonly Shape[], words: readonly Word[]): boolean {
  const thick = rectangles.filter(({ left, right, top, bottom }) => right - left >= MIN_BAR && bottom - top >= MIN_BAR);
  const [columns, starts, ends] = [countBy(thick, columnOf), countBy(thick, startOf), countBy(thick, endOf)];
  return thick.some((shape) => {
    if (columns.get(columnOf(shape))! >= MIN_CELLS) return false;
    // Neighbours on a line are cells of a header if they have names, and segments of lying bars if they have values.
    const isInRow = starts.has(endOf(shape)) || ends.has(startOf(shape));
    return mayHold(shape, words, isInRow);
  });
}

function countBy(shapes: readonly Shape[], keyOf: (shape: Shape) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const shape of shapes) counts.set(keyOf(shape), (counts.get(keyOf(shape)) ?? 0) + 1);
  return counts;
}

/** One number for three coordinates, in whole points. */
function packed(a: number, b: number, c: number): number {
  return (Math.round(a) * 4096 + Math.round(b)) * 4096 + Math.round(c);
}

const columnOf = ({ left, right, top, bottom }: Shape): number => packed(left, right, bottom - top);
const startOf = ({ left, top, bottom }: Shape): number => packed(left, top, bottom);
const endOf = ({ right, top, bottom }: Shape): number => packed(right, top, bottom);

function mayHold(shape: Shape, words: readonly Word[], isInRow: boolean): boolean {
  let inside = 0;
  for (const word of words) {
    if (!isInside(word, shape, 0)) continue;
    if (++inside > MAX_WORDS || (isInRow && /\p{L}{2}/u.test(word.text))) return false;
  }
  return true;
}

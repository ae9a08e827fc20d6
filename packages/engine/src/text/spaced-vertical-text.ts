import { median } from "../geometry/order.ts";
import { quarterOf } from "../geometry/frame.ts";
import type { CharTable, RawPage } from "../read/raw/raw-page.ts";
import { isSquare } from "./square-chars.ts";

// Shown by spaced-vertical-text.test.ts.

/** Lines of horizontal text may be this far apart, too: a larger distance means columns only if every char is alone on its line. */
const MAX_ADVANCE = 1.6;
/** Advances in one text agree to this share; those between rows of a table with wrapped cells do not. */
const SAME_ADVANCE = 0.03;
/** Minimum chars below each other, and the share of the page's square chars in such runs. */
const MIN_RUN = 5;
const MIN_SHARE = 0.8;
/** Chars on one line are at least this far apart, in font sizes: those of horizontal text touch. */
const MIN_BETWEEN = 1.4;
/** Maximum share of the size by which origins in one column differ. */
const SAME_COLUMN = 0.1;

/** Styles of vertical text with white space between its chars, and its advance. */
export interface SpacedText {
  readonly styles: ReadonlySet<number>;
  /** Distance from char to char, in font sizes. */
  readonly advance: number;
}

/** Finds vertical text whose chars are placed one by one with white space between them; null unless nearly all of the page's text is of this kind. */
export function spacedStyles({ chars, styles }: RawPage): SpacedText | null {
  const square = squareChars({ chars, styles });
  if (square.length < MIN_RUN) return null;
  const sizeOf = (index: number): number => styles[chars.style[index]!]!.size;
  const advances: number[] = [];
  let inRuns = 0;
  for (let from = 0; from < square.length;) {
    const run = runFrom(chars, square, from, sizeOf);
    if (run.length >= MIN_RUN) {
      inRuns += run.length;
      advances.push(run.advance);
    }
    from += run.length;
  }
  if (inRuns < MIN_SHARE * square.length || !areAlone(chars, square, sizeOf)) return null;
  return { styles: new Set(square.map((index) => chars.style[index]!)), advance: median(advances) };
}

/** Upright ideographs and kana, in writing order. */
function squareChars({ chars, styles }: Pick<RawPage, "chars" | "styles">): number[] {
  const square: number[] = [];
  for (let index = 0; index < chars.count; index++) {
    if (!isSquare(chars.code[index]!) || chars.generated[index] === 1) continue;
    if (quarterOf(styles[chars.style[index]!]!.angleDegrees) === 0) square.push(index);
  }
  return square;
}

/** Number of chars from one on that are below each other at equal distances, and the distance in font sizes. */
function runFrom(
  { originX, originY }: CharTable,
  square: readonly number[],
  from: number,
  sizeOf: (index: number) => number,
): { length: number; advance: number } {
  const size = sizeOf(square[from]!);
  let advance = 0;
  let to = from + 1;
  for (; to < square.length; to++) {
    const [above, index] = [square[to - 1]!, square[to]!];
    const down = (originY[index]! - originY[above]!) / size;
    const isSameColumn = Math.abs(originX[index]! - originX[above]!) <= SAME_COLUMN * size && sizeOf(index) === size;
    if (!isSameColumn || down < 1 || down > MAX_ADVANCE) break;
    if (advance > 0 && Math.abs(down - advance) > SAME_ADVANCE * advance) break;
    if (advance === 0) advance = down;
  }
  return { length: to - from, advance };
}

/** Whether no char touches another on its line. */
function areAlone(
  { originX, originY }: CharTable,
  square: readonly number[],
  sizeOf: (index: number) => number,
): boolean {
  const sorted = square.toSorted((a, b) => originY[a]! - originY[b]!);
  return sorted.every((index, at) => {
    const size = sizeOf(index);
    for (let next = at + 1; next < sorted.length && originY[sorted[next]!]! - originY[index]! < size / 2; next++) {
      if (Math.abs(originX[sorted[next]!]! - originX[index]!) < MIN_BETWEEN * size) return false;
    }
    return true;
  });
}

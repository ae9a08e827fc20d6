import { median } from "../geometry/order.ts";
import { quarterOf } from "../geometry/frame.ts";
import type { CharTable, RawPage } from "../read/raw/raw-page.ts";
import { isSquare } from "./square-chars.ts";

// Shown by spaced-vertical-text.test.ts.

/** So far apart are lines of horizontal text, too: more speaks for columns only where every char is alone on its line. */
const MAX_ADVANCE = 1.6;
/** Advances in one text agree to this share; the rows of a table whose cells wrap do not. */
const SAME_ADVANCE = 0.03;
/** Chars below each other, and the share of the page's square chars in such runs. */
const MIN_RUN = 5;
const MIN_SHARE = 0.8;
/** Chars on one line are this far apart, in sizes: those of horizontal text touch. */
const MIN_BETWEEN = 1.4;
/** Share of the size by which origins in one column differ. */
const SAME_COLUMN = 0.1;

/** Styles of vertical text that is set with white between its chars, and how far its pen moves. */
export interface SpacedText {
  readonly styles: ReadonlySet<number>;
  /** From char to char, in sizes. */
  readonly advance: number;
}

/** Finds vertical text whose chars are set one by one with white between them; null where nearly all of the page's is not. */
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

/** Upright ideographs and kana, in the order in which they are written. */
function squareChars({ chars, styles }: Pick<RawPage, "chars" | "styles">): number[] {
  const square: number[] = [];
  for (let index = 0; index < chars.count; index++) {
    if (!isSquare(chars.code[index]!) || chars.generated[index] === 1) continue;
    if (quarterOf(styles[chars.style[index]!]!.angleDegrees) === 0) square.push(index);
  }
  return square;
}

/** How many chars from one on are below each other, all as far, and how far, in sizes. */
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

/** True where no char touches another on its line. */
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

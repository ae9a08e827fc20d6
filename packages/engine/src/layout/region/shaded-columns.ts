import { type Box, isInside } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import type { TextRun, Word } from "../../text/word.ts";

// Shown by shaded-columns.test.ts.

/** Maximum difference between sides of cells in one column, and between cells on top of each other: half a pixel of a browser. */
const SAME_SIDE = 0.75;
/** Minimum number of rows of a column; a bar of a chart, or its legend, contains fewer numbers. */
const MIN_VALUES = 4;
/** Minimum share of its words that are numbers, and that end at one place. */
const MIN_NUMBER_SHARE = 0.7;
const MIN_ALIGNED_SHARE = 0.7;
const SAME_END = 1.5;
/** A page with more fills is a drawing, and one with more stacks a pattern. */
const MAX_FILLS = 2000;
const MAX_STACKS = 40;

/** Removes the fills behind a column of numbers: reports shade the current year. With the line under a header they would connect like a drawing. */
export function withoutShadedColumns(fills: readonly Box[], runs: readonly TextRun[]): readonly Box[] {
  if (fills.length === 0 || fills.length > MAX_FILLS) return fills;
  const stacks = toStacks(fills).filter(({ top, bottom, left, right }) => bottom - top > right - left);
  if (stacks.length === 0 || stacks.length > MAX_STACKS) return fills;
  const words = runs.flatMap((run) => run.words);
  const shaded = new Set(stacks.flatMap((stack) => (holdsNumbers(stack, words) ? stack.fills : [])));
  return shaded.size === 0 ? fills : fills.filter((fill) => !shaded.has(fill));
}

/** Fills directly below each other that share their sides. */
interface Stack extends Box {
  readonly fills: readonly Box[];
}

function toStacks(fills: readonly Box[]): Stack[] {
  const stacks: (Box & { bottom: number; fills: Box[] })[] = [];
  const sorted = fills.toSorted((a, b) => a.left - b.left || a.top - b.top);
  for (const fill of sorted) {
    const last = stacks.at(-1);
    const isOfColumn =
      last !== undefined &&
      Math.abs(last.left - fill.left) <= SAME_SIDE &&
      Math.abs(last.right - fill.right) <= SAME_SIDE &&
      Math.abs(last.bottom - fill.top) <= SAME_SIDE;
    if (isOfColumn) {
      last.fills.push(fill);
      last.bottom = fill.bottom;
    } else stacks.push({ left: fill.left, top: fill.top, right: fill.right, bottom: fill.bottom, fills: [fill] });
  }
  return stacks;
}

/** Whether the box contains one number a line, all of which end at one place. */
function holdsNumbers(box: Box, words: readonly Word[]): boolean {
  const contained = words.filter((word) => isInside(word, box, 1));
  const numbers = contained.filter(({ text }) => /\d/.test(text));
  if (numbers.length < MIN_VALUES || numbers.length < MIN_NUMBER_SHARE * contained.length) return false;
  const end = median(numbers.map(({ right }) => right));
  const aligned = numbers.filter(({ right }) => Math.abs(right - end) <= SAME_END);
  const baselines = new Set(aligned.map(({ baseline }) => Math.round(baseline)));
  return (
    baselines.size === aligned.length && aligned.length >= Math.max(MIN_VALUES, MIN_ALIGNED_SHARE * numbers.length)
  );
}

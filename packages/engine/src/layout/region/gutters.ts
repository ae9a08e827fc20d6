import type { Item } from "./region.ts";
import { sortBy } from "../../geometry/order.ts";

// Shown by gutters.test.ts, reading-order.test.ts; fixture two-column/newspaper.

/** Height of the stripes in which neighbours are compared; about a line. */
const STRIPE = 8;
/** Narrower gaps are word spaces. Gutters of typeset columns measure 9 pt or more; ragged aligned lines sometimes leave less. */
const NARROWEST = 5;
/** More than the number of columns on any page. */
const MAX_CANDIDATES = 10;

/**
 * Finds the x positions with white space between neighbours over the greatest height, best first.
 *
 * Each horizontal stripe of the page adds its gaps to a profile over x; gutters are the profile's plateaus. The cost is linear in the number of
 * items, apart from sorting them.
 */
export function findGutters(items: readonly Item[]): number[] {
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (const item of items) {
    left = Math.min(left, item.left);
    right = Math.max(right, item.right);
    top = Math.min(top, item.top);
    bottom = Math.max(bottom, item.bottom);
  }
  const width = Math.ceil(right - left);
  const stripes = Math.ceil((bottom - top) / STRIPE) + 1;
  if (width < 2 * NARROWEST || !Number.isFinite(width) || stripes > 5000) return [];
  const change = new Int32Array(width + 2);
  const reach = new Float32Array(stripes).fill(-Infinity);
  for (const item of sortBy(items, startsBefore)) {
    const first = Math.max(0, Math.floor((item.top - top) / STRIPE));
    const last = Math.min(stripes - 1, Math.floor((item.bottom - top) / STRIPE));
    for (let stripe = first; stripe <= last; stripe++) {
      const from = reach[stripe]!;
      if (item.left - from >= NARROWEST && from > -Infinity) {
        change[Math.ceil(from - left)]!++;
        change[Math.floor(item.left - left) + 1]!--;
      }
      if (item.right > from) reach[stripe] = item.right;
    }
  }
  return plateaus(change, width, left).map((plateau) => leastCrossed(plateau, items));
}

function startsBefore(a: Item, b: Item): boolean {
  return a.left < b.left;
}

/** A range of x with white space between neighbours. */
interface Plateau {
  readonly from: number;
  readonly until: number;
}

/**
 * Returns the place in a gutter that the fewest items cross: its middle, or one of its sides. If columns end at different heights, lines of the
 * longer one without a neighbour extend further into the gutter than those with one.
 */
function leastCrossed({ from, until }: Plateau, items: readonly Item[]): number {
  let best = (from + until) / 2;
  let fewest = Infinity;
  for (const at of [best, until - 1, from + 1]) {
    let crossing = 0;
    for (let index = 0; index < items.length; index++) {
      const { left, right } = items[index]!;
      if (left < at - 0.5 && right > at + 0.5) crossing++;
    }
    if (crossing < fewest) {
      fewest = crossing;
      best = at;
    }
  }
  return best;
}

function plateaus(change: Int32Array, width: number, left: number): Plateau[] {
  const found: (Plateau & { height: number })[] = [];
  let height = 0;
  let rising = false;
  let start = 0;
  for (let x = 0; x <= width + 1; x++) {
    const step = change[x]!;
    if (step > 0) {
      rising = true;
      start = x;
    } else if (step < 0 && rising) {
      // Only a maximum counts: the profile rose to here and falls now.
      found.push({ from: left + start, until: left + x - 1, height });
      rising = false;
    }
    height += step;
  }
  return found
    .sort((a, b) => b.height - a.height)
    .slice(0, MAX_CANDIDATES)
    .filter((gutter) => gutter.height >= 2);
}

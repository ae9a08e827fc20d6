import type { BoxList } from "../raw/box-list.ts";

/** Fewer dots in a row are bullets, or points of a plot. */
const MIN_DOTS = 8;
/** Browsers and word processors separate dots by one to three times their size. */
const WIDEST_STEP = 4;
/** Dots of one line deviate across it by at most this share of their size. */
const OFF_LINE = 0.3;
/** A page with more dots is a drawing that uses them for shading. */
const MAX_DOTS = 50_000;

/**
 * Joins dots in a row into ruling lines: cell borders may be dotted, and PDF producers draw each dot
 * as a square of its own.
 *
 * @param dots - filled squares too small for anything else
 */
export function joinDots({ count, edges }: BoxList, into: BoxList): void {
  if (count < MIN_DOTS || count > MAX_DOTS) return;
  for (const along of [0, 1] as const) {
    const across = 1 - along;
    const middle = (dot: number, axis: number): number => (edges[4 * dot + axis]! + edges[4 * dot + axis + 2]!) / 2;
    const size = (dot: number): number => edges[4 * dot + 2 + across]! - edges[4 * dot + across]!;
    const order = Array.from({ length: count }, (_, dot) => dot).sort((a, b) => middle(a, across) - middle(b, across));
    for (let from = 0; from < count;) {
      let to = from + 1;
      while (to < count && middle(order[to]!, across) - middle(order[from]!, across) <= OFF_LINE * size(order[from]!)) {
        to++;
      }
      const row = order.slice(from, to).sort((a, b) => middle(a, along) - middle(b, along));
      for (let first = 0; first < row.length;) {
        let last = first;
        while (
          last + 1 < row.length &&
          edges[4 * row[last + 1]! + along]! - edges[4 * row[last]! + along]! <= WIDEST_STEP * size(row[last]!)
        ) {
          last++;
        }
        if (last - first + 1 >= MIN_DOTS) pushLine(edges, row[first]!, row[last]!, along, into);
        first = last + 1;
      }
      from = to;
    }
  }
}

function pushLine(edges: Float32Array, first: number, last: number, along: 0 | 1, into: BoxList): void {
  const [left, top] = [edges[4 * first]!, edges[4 * first + 1]!];
  const [right, bottom] = [edges[4 * last + 2]!, edges[4 * last + 3]!];
  into.push(left, top, right, bottom, Math.round((along === 0 ? bottom - top : right - left) * 100));
}

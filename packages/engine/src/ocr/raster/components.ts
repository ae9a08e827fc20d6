import type { InkRaster } from "./binarise.ts";

/** Connected ink; edges in pixels, right and bottom exclusive. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Number of ink pixels. */
  readonly area: number;
}

/** A page of print has about 5,000 letters; a halftone photograph has far more specks. */
const MAX_RUNS = 400_000;

/**
 * Finds connected ink in one pass over the runs of each row.
 *
 * @returns null if there are too many runs for print
 */
export function findComponents({ width, height, ink }: InkRaster): Component[] | null {
  const parents: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const rows: number[] = [];
  let aboveFrom = 0;
  let aboveTo = 0;
  for (let y = 0; y < height; y++) {
    const from = starts.length;
    let above = aboveFrom;
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] === 0) continue;
      const start = x;
      while (x < width && ink[y * width + x] === 1) x++;
      const run = starts.length;
      starts.push(start);
      ends.push(x);
      rows.push(y);
      parents.push(run);
      while (above < aboveTo && ends[above]! < start) above++;
      for (let other = above; other < aboveTo && starts[other]! <= x; other++) join(parents, run, other);
    }
    if (starts.length > MAX_RUNS) return null;
    aboveFrom = from;
    aboveTo = starts.length;
  }
  return collect(parents, starts, ends, rows);
}

interface OpenComponent {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
}

function collect(
  parents: number[],
  starts: readonly number[],
  ends: readonly number[],
  rows: readonly number[],
): Component[] {
  const found = new Map<number, OpenComponent>();
  for (let run = 0; run < starts.length; run++) {
    const root = rootOf(parents, run);
    const left = starts[run]!;
    const right = ends[run]!;
    const y = rows[run]!;
    const open = found.get(root);
    if (open === undefined) found.set(root, { left, top: y, right, bottom: y + 1, area: right - left });
    else {
      if (left < open.left) open.left = left;
      if (right > open.right) open.right = right;
      open.bottom = y + 1;
      open.area += right - left;
    }
  }
  return [...found.values()];
}

function join(parents: number[], a: number, b: number): void {
  const rootA = rootOf(parents, a);
  const rootB = rootOf(parents, b);
  if (rootA < rootB) parents[rootB] = rootA;
  else parents[rootA] = rootB;
}

function rootOf(parents: number[], run: number): number {
  let root = run;
  while (parents[root] !== root) {
    parents[root] = parents[parents[root]!]!;
    root = parents[root]!;
  }
  return root;
}

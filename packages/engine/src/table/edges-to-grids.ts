import type { EdgeSet } from "./edges.ts";

/** A rectangle of the drawn grid: positions of its rows and columns, and which borders are drawn. */
export interface Grid {
  /** Ascending; one more than there are columns. */
  readonly xs: readonly number[];
  /** Ascending; one more than there are rows. */
  readonly ys: readonly number[];
  /** True where the vertical border `xs[column]` is drawn beside row `row`. */
  readonly verticalAt: (row: number, column: number) => boolean;
  /** True where the horizontal border `ys[row]` is drawn above column `column`. */
  readonly horizontalAt: (row: number, column: number) => boolean;
}

/** Edges end short of the edge that they meet, by half a stroke or a rounded corner. */
const REACH = 4;

/** Groups edges that meet, and lays a grid over each group. */
export function edgesToGrids({ horizontal, vertical }: EdgeSet): Grid[] {
  const parent = Int32Array.from({ length: horizontal.length + vertical.length }, (_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    parent[index] = root;
    return root;
  };
  // Both lists are sorted by position: for each horizontal edge a binary search finds the verticals it may meet.
  for (const [h, edge] of horizontal.entries()) {
    for (let v = firstAtLeast(vertical, edge.start - REACH); v < vertical.length; v++) {
      const other = vertical[v]!;
      if (other.position > edge.end + REACH) break;
      if (other.start - REACH <= edge.position && other.end + REACH >= edge.position) {
        parent[find(h)] = find(horizontal.length + v);
      }
    }
  }
  const groups = new Map<number, { horizontal: number[]; vertical: number[] }>();
  for (let index = 0; index < parent.length; index++) {
    const root = find(index);
    let group = groups.get(root);
    if (group === undefined) groups.set(root, (group = { horizontal: [], vertical: [] }));
    if (index < horizontal.length) group.horizontal.push(index);
    else group.vertical.push(index - horizontal.length);
  }
  const grids: Grid[] = [];
  for (const group of groups.values()) {
    if (group.horizontal.length < 2 || group.vertical.length < 2) continue;
    grids.push(toGrid(
      group.horizontal.map((index) => horizontal[index]!),
      group.vertical.map((index) => vertical[index]!),
    ));
  }
  return grids;
}

function toGrid(horizontal: EdgeSet["horizontal"], vertical: EdgeSet["vertical"]): Grid {
  const xs = [...new Set(vertical.map((edge) => edge.position))];
  const ys = [...new Set(horizontal.map((edge) => edge.position))];
  const covers = (edges: EdgeSet["horizontal"], position: number, from: number, to: number): boolean => {
    const middle = (from + to) / 2;
    return edges.some((edge) => edge.position === position && edge.start <= middle && edge.end >= middle);
  };
  return {
    xs,
    ys,
    verticalAt: (row, column) => covers(vertical, xs[column]!, ys[row]!, ys[row + 1]!),
    horizontalAt: (row, column) => covers(horizontal, ys[row]!, xs[column]!, xs[column + 1]!),
  };
}

function firstAtLeast(edges: EdgeSet["vertical"], position: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle]!.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

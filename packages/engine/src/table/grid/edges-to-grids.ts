import type { Edge, EdgeSet } from "./edges.ts";
import { joinOpenGroups } from "./open-groups.ts";

// Shown by edges.test.ts, open-groups.test.ts; fixture ruled-tables.

/** A drawn grid: positions of its rows and columns, and which borders are drawn. */
export interface Grid {
  /** Ascending; one more than there are columns. */
  readonly xs: readonly number[];
  /** Ascending; one more than there are rows. */
  readonly ys: readonly number[];
  /** Whether the vertical border `xs[column]` is drawn at row `row`. */
  readonly verticalAt: (row: number, column: number) => boolean;
  /** Whether the horizontal border `ys[row]` is drawn above column `column`. */
  readonly horizontalAt: (row: number, column: number) => boolean;
}

/** Maximum gap between edges that meet: half a stroke, or a rounded corner. */
const REACH = 4;

/** Edges that extend by less than this only overshoot. */
const OPEN_FIELD = 8;

/** Maximum number of borders after joining; more are squared paper or a map, and the largest real tables have several hundred. */
const MAX_EDGES = 3000;
/** Maximum number of fields in a grid; more are also a drawing. */
const MAX_FIELDS = 20_000;

/** Groups edges that meet, and makes a grid of each group. */
export function edgesToGrids({ horizontal, vertical }: EdgeSet): Grid[] {
  if (horizontal.length > MAX_EDGES || vertical.length > MAX_EDGES) return [];
  if (horizontal.length < 2 || vertical.length < 2) return [];
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
  const drawn = [...groups.values()]
    .filter((group) => group.horizontal.length >= 2 && group.vertical.length >= 2)
    .map((group) => ({
      horizontal: group.horizontal.map((index) => horizontal[index]!),
      vertical: group.vertical.map((index) => vertical[index]!),
    }));
  return joinOpenGroups(drawn).flatMap((group) => toGrid(group.horizontal, group.vertical) ?? []);
}

/** Makes the grid of a group; null for more fields than a table has. */
function toGrid(drawnHorizontal: EdgeSet["horizontal"], drawnVertical: EdgeSet["vertical"]): Grid | null {
  const vertical = closeSides(drawnVertical, drawnHorizontal);
  const horizontal = closeSides(drawnHorizontal, drawnVertical);
  const xs = [...new Set(vertical.map((edge) => edge.position))];
  const ys = [...new Set(horizontal.map((edge) => edge.position))];
  if (xs.length * ys.length > MAX_FIELDS) return null;
  const rows = ys.length - 1;
  const columns = xs.length - 1;
  const verticals = drawnSides(vertical, xs, ys);
  const horizontals = drawnSides(horizontal, ys, xs);
  return {
    xs,
    ys,
    verticalAt: (row, column) => verticals[column * rows + row] === 1,
    horizontalAt: (row, column) => horizontals[row * columns + column] === 1,
  };
}

/** For each border and each field along it, 1 if a stroke passes the field's middle. */
function drawnSides(borders: readonly Edge[], positions: readonly number[], ends: readonly number[]): Uint8Array {
  const fields = ends.length - 1;
  const indexAt = new Map(positions.map((position, index) => [position, index]));
  const drawn = new Uint8Array(positions.length * fields);
  for (const { position, start, end } of borders) {
    const from = indexAt.get(position)! * fields;
    for (let field = 0; field < fields; field++) {
      const middle = (ends[field]! + ends[field + 1]!) / 2;
      if (start <= middle && end >= middle) drawn[from + field] = 1;
    }
  }
  return drawn;
}

/**
 * Adds the outer borders that a table leaves open: if most of the crossing edges extend beyond the last border and end at one place, that place is
 * also a border.
 */
function closeSides(borders: EdgeSet["vertical"], crossing: EdgeSet["horizontal"]): EdgeSet["vertical"] {
  // As long as the borders next to it: if the last row is open, these extend beyond the last crossing edge.
  const start = Math.min(crossing[0]!.position, ...borders.map((edge) => edge.start));
  const end = Math.max(crossing.at(-1)!.position, ...borders.map((edge) => edge.end));
  const closed = [...borders];
  const first = borders[0]!.position;
  const last = borders.at(-1)!.position;
  const reachStart = commonEnd(
    crossing.map((edge) => edge.start).filter((at) => at < first - OPEN_FIELD),
    crossing.length,
  );
  const reachEnd = commonEnd(
    crossing.map((edge) => edge.end).filter((at) => at > last + OPEN_FIELD),
    crossing.length,
  );
  if (reachStart !== null) closed.unshift({ position: reachStart, start, end });
  if (reachEnd !== null) closed.push({ position: reachEnd, start, end });
  return closed;
}

function commonEnd(ends: readonly number[], of: number): number | null {
  if (ends.length < 2 || ends.length < 0.6 * of) return null;
  const middle = [...ends].sort((a, b) => a - b)[ends.length >> 1]!;
  return ends.filter((end) => Math.abs(end - middle) <= REACH).length >= 0.6 * of ? middle : null;
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

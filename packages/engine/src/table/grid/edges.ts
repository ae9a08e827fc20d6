/**
 * Terms of this folder. A ruling line is a drawn stroke or a hair-thin fill. An edge is a candidate cell border, made of touching ruling lines at one
 * position. An intersection is where a horizontal and a vertical edge meet. A cell is a rectangle whose four corners are intersections connected by
 * edges. A table is a set of cells that touch.
 *
 * Method: pdfplumber's table finder (after Anssi Nurminen, "Algorithmic extraction of data in tables in PDF documents", 2013), with sweeps instead of
 * pairwise comparisons.
 */
import type { Box } from "../../geometry/box.ts";

// Shown by edges.test.ts; fixture ruled-tables.

/** A candidate cell border: `position` across its direction, from `start` to `end` along it. */
export interface Edge {
  readonly position: number;
  readonly start: number;
  readonly end: number;
  /** Positions where its parts meet, ascending, if the line is drawn cell by cell. */
  readonly joints?: readonly number[];
}

/** Edges of both directions. */
export interface EdgeSet {
  readonly horizontal: readonly Edge[];
  readonly vertical: readonly Edge[];
}

/** Maximum distance between borders of neighbouring cells that are drawn twice. */
const SNAP = 3;
/** Maximum gap between segments of one border that is drawn cell by cell. */
const JOIN = 3.5;
/** Shorter edges after joining are ticks, underlines of a letter, or parts of a drawing. */
const SHORTEST = 6;

/** Maximum gap if tables fill every second row: columns are visible only there, so sides are joined across one row. */
const JOIN_FILLS = 30;

/** Makes edges from strokes and from the sides of filled rectangles. */
export function rulesToEdges(rules: readonly Box[], fills: readonly Box[]): EdgeSet {
  const horizontal: Edge[] = [];
  const vertical: Edge[] = [];
  for (const rule of rules) {
    const width = rule.right - rule.left;
    const height = rule.bottom - rule.top;
    if (width >= height) horizontal.push({ position: (rule.top + rule.bottom) / 2, start: rule.left, end: rule.right });
    else vertical.push({ position: (rule.left + rule.right) / 2, start: rule.top, end: rule.bottom });
  }
  for (const fill of fills) {
    horizontal.push({ position: fill.top, start: fill.left, end: fill.right });
    horizontal.push({ position: fill.bottom, start: fill.left, end: fill.right });
    vertical.push({ position: fill.left, start: fill.top, end: fill.bottom });
    vertical.push({ position: fill.right, start: fill.top, end: fill.bottom });
  }
  return {
    horizontal: snapAndJoin(horizontal, JOIN),
    vertical: snapAndJoin(vertical, fills.length > 0 ? JOIN_FILLS : JOIN),
  };
}

/** Snaps edges of nearly one position to the same position, and joins those that touch. */
function snapAndJoin(edges: Edge[], join: number): Edge[] {
  edges.sort((a, b) => a.position - b.position);
  const joined: Edge[] = [];
  for (let from = 0; from < edges.length;) {
    let to = from + 1;
    while (
      to < edges.length &&
      edges[to]!.position - edges[to - 1]!.position <= SNAP &&
      edges[to]!.position - edges[from]!.position <= 2 * SNAP
    ) {
      to++;
    }
    if (to === from + 1) pushLong(edges[from]!, joined);
    else joinCluster(edges.slice(from, to), join, joined);
    from = to;
  }
  return joined;
}

/** Joins touching edges of one position. */
function joinCluster(cluster: Edge[], join: number, joined: Edge[]): void {
  const position = cluster.reduce((sum, edge) => sum + edge.position, 0) / cluster.length;
  cluster.sort((a, b) => a.start - b.start);
  let { start, end } = cluster[0]!;
  for (const edge of cluster) {
    if (edge.start <= end + join) end = Math.max(end, edge.end);
    else {
      pushLong({ position, start, end }, joined);
      ({ start, end } = edge);
    }
  }
  pushLong({ position, start, end }, joined);
}

function pushLong(edge: Edge, joined: Edge[]): void {
  if (edge.end - edge.start >= SHORTEST) joined.push(edge);
}

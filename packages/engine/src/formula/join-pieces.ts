import { type Box, overlap } from "../geometry/box.ts";
import type { Word } from "../text/word.ts";
import { MAX_SCRIPT } from "./part.ts";

/** Maximum gap between a bar and a sign along the line. */
const MAX_BAR_ACROSS_EM = 0.2;

/** What is joined to regions: words, large signs that are no words, bars. */
export interface Piece extends Box {
  /** Of an operator or delimiter, at most that of the page's text: larger ones would reach the lines above and below. */
  readonly size: number;
  readonly ownSize: number;
  readonly word: Word | undefined;
  readonly isBar: boolean;
}

/** Parts of one formula are at most this far apart, in font sizes: from word to word, from line to line, and from a bar. */
const MAX_GAP = 1.15;
const MAX_LEADING = 0.35;
const MAX_BAR_GAP = 0.5;
/** A piece is compared with those above it until all that follow end this far above it, in its own sizes. */
const MAX_ABOVE = 3;

/** The regions to return: those with a bar, and those that contain a start and no piece that ends the search. */
export interface Wanted {
  readonly isBar: (piece: Piece) => boolean;
  readonly isStart: (piece: Piece) => boolean;
  /** Most regions are paragraphs, which are left at their first such piece. */
  readonly isEnd: (piece: Piece) => boolean;
}

/** Groups pieces that are near each other: those groups from top to bottom, with all of their pieces. */
export function joinPieces(pieces: readonly Piece[], { isBar, isStart, isEnd }: Wanted): Piece[][] {
  const sorted = pieces.toSorted((a, b) => a.top - b.top);
  const largest = sorted.reduce((most, { size, ownSize }) => Math.max(most, size, ownSize), 0);
  // A point more than needed, so that rounding leaves out no piece.
  const reach = MAX_BAR_GAP * largest + 1;
  const search: Search = {
    sorted,
    edges: Float64Array.from(sorted.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom])),
    reach,
    aside: MAX_GAP * largest + 1,
    firsts: firstNeighbours(sorted, reach),
    groupOf: new Int32Array(sorted.length).fill(-1),
  };
  const groups: number[][] = [];
  const searchFrom = (isFirst: (piece: Piece) => boolean, ends: (piece: Piece) => boolean): void => {
    for (let start = 0; start < sorted.length; start++) {
      if (search.groupOf[start] !== -1 || !isFirst(sorted[start]!)) continue;
      const group = groupFrom(start, search, ends);
      if (group !== null) groups.push(group.sort((a, b) => a - b));
    }
  };
  searchFrom(isBar, () => false);
  searchFrom(isStart, isEnd);
  groups.sort((a, b) => a[0]! - b[0]!);
  return groups.map((group) => group.map((at) => sorted[at]!));
}

/** For each piece the first one before it that it is compared with. */
function firstNeighbours(sorted: readonly Piece[], reach: number): Int32Array {
  const firsts = new Int32Array(sorted.length);
  let first = 0;
  let near = 0;
  /** Pieces before `near` end above it. */
  let lowest = sorted[0]?.bottom ?? 0;
  for (let at = 0; at < sorted.length; at++) {
    const { top, size } = sorted[at]!;
    while (near < at && lowest < top - reach) lowest = Math.max(lowest, sorted[++near]!.bottom);
    firsts[at] = Math.max(first, near);
    while (first < at && sorted[first]!.bottom < top - MAX_ABOVE * size) first++;
  }
  return firsts;
}

interface Search {
  readonly sorted: readonly Piece[];
  /** Four numbers for each piece. */
  readonly edges: Float64Array;
  /** No piece is near another one that is further up or down, or further left or right, than this. */
  readonly reach: number;
  readonly aside: number;
  readonly firsts: Int32Array;
  /** The group of each piece, by the piece that it was searched from; -1 before it is reached. */
  readonly groupOf: Int32Array;
}

/** All pieces that are connected with the start; null if one of them ends the search. */
function groupFrom(
  start: number,
  { sorted, edges, reach, aside, firsts, groupOf }: Search,
  isEnd: (piece: Piece) => boolean,
): number[] | null {
  const group = [start];
  groupOf[start] = start;
  if (isEnd(sorted[start]!)) return null;
  /** False if the group is to be left. */
  const add = (other: number, piece: Piece): boolean => {
    if (groupOf[other] === start || !areNear(sorted[other]!, piece)) return true;
    // It belongs to a group that was left, so this one is a part of that.
    if (groupOf[other] !== -1) return false;
    groupOf[other] = start;
    group.push(other);
    return !isEnd(sorted[other]!);
  };
  for (let next = 0; next < group.length; next++) {
    const at = group[next]!;
    const piece = sorted[at]!;
    const [from, to, bottom] = [piece.left - aside, piece.right + aside, piece.bottom + reach];
    // The nearest first: in a row of dots or words the next one mostly ends the search.
    for (let other = at - 1; other >= firsts[at]!; other--) {
      if (edges[4 * other + 2]! < from || edges[4 * other]! > to) continue;
      if (!add(other, piece)) return null;
    }
    for (let other = at + 1; other < sorted.length && firsts[other]! <= at; other++) {
      if (edges[4 * other + 1]! > bottom) break;
      if (edges[4 * other + 2]! < from || edges[4 * other]! > to) continue;
      if (!add(other, piece)) return null;
    }
  }
  return group;
}

function areNear(a: Piece, b: Piece): boolean {
  const size = Math.max(a.size, b.size);
  const across = -overlap(a.left, a.right, b.left, b.right);
  const down = -overlap(a.top, a.bottom, b.top, b.bottom);
  if (a.isBar || b.isBar) return across <= MAX_BAR_ACROSS_EM * size && down <= MAX_BAR_GAP * size;
  // Limits are as far from an operator as its own size asks for.
  const isLimit = Math.min(a.size, b.size) <= MAX_SCRIPT * size;
  return across <= MAX_GAP * size && down <= MAX_LEADING * (isLimit ? Math.max(a.ownSize, b.ownSize) : size);
}

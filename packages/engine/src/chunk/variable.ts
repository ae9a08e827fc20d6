import { BOND, type Bond, bondsBefore } from "./bond.ts";
import type { ChunkOptions, PieceGroup } from "./piece.ts";
import { splitPiece } from "./split-piece.ts";

/** Characters of `content` when the caller names no size: a few sentences at least, about 400 tokens at most. */
const DEFAULT_SIZE = 1500;
/** A chunk of at least this share of the size may end where its section ends: 250 of 1,500. */
const MINIMUM_SHARE = 1 / 6;

/**
 * Fills chunks up to the size and cuts them where least is lost: between sections as soon as a chunk has its minimum,
 * else between paragraphs, else inside a list, and between a heading and its text or a caption and its figure only where
 * the two do not fit together. A chunk is over the size only where one row of a table is.
 */
export function chunkVariable(pieces: PieceGroup, { size, measure }: ChunkOptions): readonly PieceGroup[] {
  const most = size ?? DEFAULT_SIZE;
  const least = most * MINIMUM_SHARE;
  const fitting = pieces.flatMap((piece) => splitPiece(piece, most, measure));
  const bonds = bondsBefore(fitting);
  const sizes = fitting.map(measure.piece);
  const gaps = fitting.map((piece, index) => (index === 0 ? 0 : measure.gap(fitting[index - 1]!, piece)));

  const run: Run = { sizes, gaps, bonds, least, most };
  const starts: number[] = [];
  for (let start = 0; start < fitting.length; start = chunkEnd(start, run)) starts.push(start);
  // The last chunk is what is left over: under the minimum it goes with the one before, where both fit.
  const [before, last] = starts.slice(-2);
  if (last !== undefined && sizeFrom(last, run) < least && sizeFrom(before!, run) <= most) starts.pop();
  return starts.map((start, index) => fitting.slice(start, starts[index + 1]));
}

interface Run {
  readonly sizes: readonly number[];
  readonly gaps: readonly number[];
  readonly bonds: readonly Bond[];
  readonly least: number;
  readonly most: number;
}

/** Characters of all pieces from `start` on. */
function sizeFrom(start: number, { sizes, gaps }: Run): number {
  let size = sizes[start]!;
  for (let index = start + 1; index < sizes.length; index += 1) size += sizes[index]! + gaps[index]!;
  return size;
}

/** The index after the last piece of the chunk that begins at `start`. */
function chunkEnd(start: number, { sizes, gaps, bonds, least, most }: Run): number {
  let best = start + 1;
  let bestCost = Number.POSITIVE_INFINITY;
  let size = 0;
  for (let end = start + 1; end <= sizes.length; end += 1) {
    size += sizes[end - 1]! + (end - 1 === start ? 0 : gaps[end - 1]!);
    if (size > most) break;
    const bond = end === sizes.length ? BOND.section : bonds[end]!;
    if (end === sizes.length || (bond === BOND.section && size >= least)) return end;
    // A chunk under the minimum is worse than a cut paragraph or list, and better than a heading without its text.
    const cost = bond + (size < least ? 1.5 : 0);
    if (cost <= bestCost) [best, bestCost] = [end, cost];
  }
  return best;
}

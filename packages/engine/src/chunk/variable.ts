import { type Bond, BOND, bindPieces } from "./bond.ts";
import type { ChunkOptions, ChunkPart, Measure, Piece, PieceGroup } from "./piece.ts";
import { splitPiece } from "./split-piece.ts";

/** Characters of `content` if the caller sets no size: at least a few sentences, at most about 400 tokens. */
const DEFAULT_SIZE = 1500;
/** A chunk of at least this share of the size may end where its section ends: 250 of 1,500. */
const MINIMUM_SHARE = 1 / 6;

/**
 * Fills chunks up to the size and cuts them at the lowest cost: between sections as soon as a chunk has its minimum,
 * else between paragraphs, else inside a list; between a heading and its text or a caption and its figure only if
 * the two do not fit together. A chunk exceeds the size only if a single row of a table does.
 */
export function* chunkVariable(pages: Iterable<PieceGroup>, { size, measure }: ChunkOptions): Generator<ChunkPart> {
  const most = size ?? DEFAULT_SIZE;
  const least = most * MINIMUM_SHARE;
  // One chunk is kept back until the next is known: the last one is the remainder, and may be joined to the previous one.
  let before: Sized[] = [];
  for (const chunk of fillChunks(measurePieces(splitPieces(pages, most, measure), measure), { least, most })) {
    if (chunk.isLast && sizeOf(chunk.pieces) < least && sizeOf(before) + sizeWithin(chunk.pieces) <= most) {
      before.push(...chunk.pieces);
    } else {
      yield* toParts(before);
      before = chunk.pieces;
    }
  }
  yield* toParts(before);
}

function* splitPieces(pages: Iterable<PieceGroup>, most: number, measure: Measure): Generator<Piece> {
  for (const page of pages) for (const piece of page) yield* splitPiece(piece, most, measure);
}

/** A piece with its number of characters, the number between it and the previous piece, and the bond to that piece. */
interface Sized {
  readonly piece: Piece;
  readonly size: number;
  readonly gap: number;
  readonly bond: Bond;
}

function* measurePieces(pieces: Iterable<Piece>, measure: Measure): Generator<Sized> {
  let before: Piece | undefined;
  for (const { piece, bond } of bindPieces(pieces)) {
    yield { piece, size: measure.piece(piece), gap: before ? measure.gap(before, piece) : 0, bond };
    before = piece;
  }
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

interface FilledChunk {
  readonly pieces: Sized[];
  readonly isLast: boolean;
}

/** Collects pieces until they exceed a chunk, then cuts off a chunk. */
function* fillChunks(pieces: Iterable<Sized>, bounds: Bounds): Generator<FilledChunk> {
  let held: Sized[] = [];
  let size = 0;
  for (const piece of pieces) {
    held.push(piece);
    size += piece.size + (held.length === 1 ? 0 : piece.gap);
    while (held.length > 1 && size > bounds.most) {
      const end = chunkEnd(held, bounds, false);
      yield { pieces: held.slice(0, end), isLast: false };
      held = held.slice(end);
      size = sizeOf(held);
    }
  }
  while (held.length > 0) {
    const end = chunkEnd(held, bounds, true);
    yield { pieces: held.slice(0, end), isLast: end === held.length };
    held = held.slice(end);
  }
}

/** Number of characters of pieces that form a chunk. */
function sizeOf(pieces: readonly Sized[]): number {
  return sizeWithin(pieces) - (pieces[0]?.gap ?? 0);
}

/** Number of characters that pieces add to a chunk. */
function sizeWithin(pieces: readonly Sized[]): number {
  return pieces.reduce((sum, { size, gap }) => sum + size + gap, 0);
}

/**
 * Number of pieces in the next chunk.
 *
 * @param areLast - whether no pieces follow; otherwise there are more than fit
 */
function chunkEnd(pieces: readonly Sized[], { least, most }: Bounds, areLast: boolean): number {
  let best = 1;
  let bestCost = Number.POSITIVE_INFINITY;
  let size = 0;
  for (let end = 1; end <= pieces.length; end += 1) {
    const last = pieces[end - 1]!;
    size += last.size + (end === 1 ? 0 : last.gap);
    if (size > most) break;
    if (end === pieces.length) return areLast ? end : best;
    const { bond } = pieces[end]!;
    if (bond === BOND.section && size >= least) return end;
    // A chunk under the minimum is worse than a cut paragraph or list, and better than a heading without its text.
    const cost = bond + (size < least ? 1.5 : 0);
    if (cost <= bestCost) [best, bestCost] = [end, cost];
  }
  return best;
}

/** Returns a part of the chunk for each page. */
function* toParts(chunk: readonly Sized[]): Generator<ChunkPart> {
  let opens = true;
  let pieces: Piece[] = [];
  for (const { piece } of chunk) {
    if (pieces.length > 0 && pieces[0]!.block.bbox.page !== piece.block.bbox.page) {
      yield { pieces, opens };
      pieces = [];
      opens = false;
    }
    pieces.push(piece);
  }
  if (pieces.length > 0) yield { pieces, opens };
}

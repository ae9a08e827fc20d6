import { abuttingColumns } from "./abutting-columns.ts";
import type { Line } from "../layout/runs-to-lines.ts";
import { byLeft, median, type Word } from "../layout/text.ts";

/** Columns of a table without drawn borders: the separators between them, ascending. */
export interface Tracks {
  readonly left: number;
  readonly right: number;
  /** The white between two columns. */
  readonly separators: readonly { readonly start: number; readonly end: number }[];
}

/** The white between columns is at least this wide, in font sizes; spaces inside a cell stay under 0.4. */
const LEAST_SEPARATOR = 0.62;
/** Narrower white parts columns where no line crosses it and the texts beside it keep to one edge: `\\tabcolsep` of 2 pt. */
const LEAST_ALIGNED_SEPARATOR = 0.36;
/** Words closer than this are one text whatever stands above and below; spaces of text fonts measure 0.22–0.33. */
const SPACE = 0.3;
/** As many lines at least, and this share of them, must keep to the edge of a narrow separator, this exactly. */
const LEAST_ALIGNED_LINES = 3;
const MOST_ALIGNED = 0.75;
const SAME_EDGE = 1;
/** Share of lines with text on both sides of a separator. */
const LEAST_PARTED = 0.2;
/** Share of rows whose text may cross a separator: headers over two columns, an overlong cell. */
const MOST_CROSSING = 0.13;

/**
 * Finds the columns of lines: x positions that (nearly) every line leaves white and that part text in most of them.
 *
 * @param lines - rows that hold more than one cell
 * @param all - more rows, which say where narrow white is more than a space
 */
export function findTracks(lines: readonly Line[], size: number, all: readonly Line[] = lines): Tracks {
  const left = Math.floor(Math.min(...lines.map((line) => line.left)));
  const right = Math.ceil(Math.max(...lines.map((line) => line.right)));
  const cover = new Uint16Array(right - left + 2);
  for (const line of lines) {
    // Words that touch cover the space between them, too: it is as wide as a space.
    let start = -1;
    let end = -1;
    for (const word of byLeft(line.words)) {
      if (start >= 0 && word.left - end < SPACE * size) end = Math.max(end, word.right);
      else {
        if (start >= 0) fill(cover, start - left, end - left);
        start = word.left;
        end = word.right;
      }
    }
    if (start >= 0) fill(cover, start - left, end - left);
  }
  const allowed = lines.length < 5 ? 0 : Math.max(1, Math.floor(MOST_CROSSING * lines.length));
  const separators: { start: number; end: number }[] = [];
  let start = -1;
  for (let x = 0; x <= right - left; x++) {
    if (cover[x]! <= allowed) {
      if (start < 0) start = x;
    } else if (start >= 0) {
      const white = { start: left + start, end: left + x };
      if (start > 0 && x - start >= LEAST_SEPARATOR * size) {
        separators.push(
          ...withoutText(cover, start, x, LEAST_SEPARATOR * size).map((gap) => ({
            start: left + gap.start,
            end: left + gap.end,
          })),
        );
      } else if (start > 0 && x - start >= LEAST_ALIGNED_SEPARATOR * size && isEdge(white, all)) separators.push(white);
      start = -1;
    }
  }
  const wide = separators.filter((separator) => parts(separator, lines));
  const tight = abuttingColumns(lines, size).filter(
    ({ start, end }) => !wide.some((other) => other.start < end + 1 && other.end > start - 1),
  );
  return { left, right, separators: [...wide, ...tight].sort((a, b) => a.start - b.start) };
}

/** True for white that all lines leave and beside which most texts begin, or most end, at one place. */
function isEdge({ start, end }: { start: number; end: number }, lines: readonly Line[]): boolean {
  if (lines.length < LEAST_ALIGNED_LINES) return false;
  const pairs: { last: number; first: number }[] = [];
  let crossing = 0;
  for (const { words } of lines) {
    let last = -Infinity;
    let first = Infinity;
    let isCrossed = false;
    for (const { left, right } of words) {
      if (left < end - 1 && right > start + 1) isCrossed = true;
      if (right <= start + 1 && right > last) last = right;
      if (left >= end - 1 && left < first) first = left;
    }
    if (isCrossed) {
      // One header may stand over both columns.
      if (++crossing > Math.floor(MOST_CROSSING * lines.length)) return false;
      continue;
    }
    if (Number.isFinite(first - last)) pairs.push({ last, first });
  }
  // Where a column next to it is sparse, only the lines with text on both sides tell.
  const near = pairs.filter(({ last, first }) => first - last < 2 * (end - start));
  return [pairs, near].some(
    (some) =>
      some.length >= Math.max(LEAST_ALIGNED_LINES, 0.4 * lines.length) &&
      (agree(some.map(({ last }) => last)) || agree(some.map(({ first }) => first))),
  );
}

function agree(edges: readonly number[]): boolean {
  const usual = median(edges);
  return edges.filter((edge) => Math.abs(edge - usual) <= SAME_EDGE).length >= MOST_ALIGNED * edges.length;
}

/** Index of the column that holds most of a word. */
export function columnOf(word: Pick<Word, "left" | "right">, tracks: Tracks): number {
  const middle = (word.left + word.right) / 2;
  let column = 0;
  while (column < tracks.separators.length) {
    const { start, end } = tracks.separators[column]!;
    if (middle < (start + end) / 2) break;
    column++;
  }
  return column;
}

/** A stretch that few lines cover may hold a nearly empty column: then the white on either side of it parts columns. */
function withoutText(cover: Uint16Array, from: number, to: number, least: number): { start: number; end: number }[] {
  const white: { start: number; end: number }[] = [];
  let start = from;
  for (let x = from; x <= to; x++) {
    if (x < to && cover[x] === 0) continue;
    if (x - start >= least) white.push({ start, end: x });
    start = x + 1;
  }
  return white.length > 1 ? white : [{ start: from, end: to }];
}

function fill(cover: Uint16Array, from: number, to: number): void {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(cover.length, Math.ceil(to)); x++) cover[x]!++;
}

/** A separator has text on both sides in a good part of the rows: fewer beside a first column that names groups. */
function parts({ start, end }: { start: number; end: number }, lines: readonly Line[]): boolean {
  const middle = (start + end) / 2;
  const both = lines.filter((line) => line.left < middle && line.right > middle).length;
  return both >= LEAST_PARTED * lines.length;
}

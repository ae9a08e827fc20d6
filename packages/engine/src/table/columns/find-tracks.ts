import type { Separator } from "./separator.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { byLeft, median } from "../../geometry/order.ts";
import { unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { endsInDigit } from "../../text/digits.ts";
import { leadsAmount } from "../cell/currency.ts";
import { Tracks } from "./tracks.ts";

// Shown by tables.test.ts; fixtures paper, statement.

/** Minimum white space between columns, in font sizes; spaces inside a cell are under 0.4. */
const MIN_SEPARATOR = 0.62;
/** Minimum white space, in font sizes, if no line crosses it and the texts next to it are aligned: `\\tabcolsep` of 2 pt. */
const MIN_ALIGNED_SEPARATOR = 0.36;
/** Words closer than this are one text, whatever is above and below; spaces of text fonts measure 0.22–0.33. */
const SPACE = 0.3;
/** Minimum number of lines, and minimum share of them, that are aligned at a narrow separator, and the tolerance in points. */
const MIN_ALIGNED_LINES = 3;
const MIN_ALIGNED = 0.75;
const SEPARATOR_ALIGNMENT = 1;
/** Minimum share of lines with text on both sides of a separator. */
const MIN_PARTED = 0.2;
/** Maximum share of rows whose text crosses a separator: headers over two columns, an overlong cell. */
const MAX_ROWS_CROSSING = 0.13;

/**
 * Finds the columns of lines: x ranges that are white in (nearly) every line and separate text in most lines.
 *
 * @param lines - rows with more than one cell
 * @param all - more rows, as evidence where narrow white space is more than a space
 */
export function findTracks(lines: readonly Line[], size: number, all: readonly Line[] = lines): Tracks {
  const box = unionBoxes(lines);
  const left = Math.floor(box.left);
  const right = Math.ceil(box.right);
  const cover = coverOf(lines, left, right, size);
  const allowed = lines.length < 5 ? 0 : Math.max(1, Math.floor(MAX_ROWS_CROSSING * lines.length));
  const separators: Separator[] = [];
  for (const { start, end } of whiteIn(cover, allowed)) {
    if (end - start >= MIN_SEPARATOR * size) {
      for (const white of withoutText(cover, start, end, MIN_SEPARATOR * size)) {
        separators.push({ start: left + white.start, end: left + white.end });
      }
    } else if (end - start >= MIN_ALIGNED_SEPARATOR * size) {
      const white = { start: left + start, end: left + end };
      if (isEdge(white, all)) separators.push(white);
    }
  }
  const wide = separators.filter((separator) => parts(separator, lines));
  return new Tracks({ left, right, separators: wide.sort((a, b) => a.start - b.start) });
}

/** Counts the lines with text over each point from left to right; words that touch also cover the space between them. */
function coverOf(lines: readonly Line[], left: number, right: number, size: number): Int16Array {
  // First counts where texts begin and end, then sums up.
  const cover = new Int16Array(right - left + 2);
  for (const line of lines) {
    const words = byLeft(line.words);
    let start = words[0]!.left;
    let end = words[0]!.right;
    for (let at = 1; at < words.length; at++) {
      const word = words[at]!;
      if (word.left - end >= SPACE * size && !leadsAmount(words[at - 2], words[at - 1]!, word)) {
        cover[Math.floor(start - left)]!++;
        cover[Math.ceil(end - left)]!--;
        start = word.left;
        end = word.right;
      } else if (word.right > end) end = word.right;
    }
    cover[Math.floor(start - left)]!++;
    cover[Math.ceil(end - left)]!--;
  }
  for (let x = 1; x < cover.length; x++) cover[x]! += cover[x - 1]!;
  return cover;
}

/** Finds ranges covered by at most the allowed number of lines, with more on either side. */
function whiteIn(cover: Int16Array, allowed: number): Separator[] {
  const found: Separator[] = [];
  let start = -1;
  for (let x = 0; x < cover.length - 1; x++) {
    if (cover[x]! <= allowed) {
      if (start < 0) start = x;
    } else {
      if (start > 0) found.push({ start, end: x });
      start = -1;
    }
  }
  return found;
}

/** Whether all lines leave the range white, and most texts next to it begin, or end, at one place. */
function isEdge({ start, end }: Separator, lines: readonly Line[]): boolean {
  if (lines.length < MIN_ALIGNED_LINES) return false;
  const before: number[] = [];
  const after: number[] = [];
  const numberEnds: number[] = [];
  const mostCrossing = Math.floor(MAX_ROWS_CROSSING * lines.length);
  let crossing = 0;
  for (const { words } of lines) {
    const { last, first, next, isCrossed } = edgesOfWhite(words, start, end);
    if (isCrossed) {
      // A header may extend over both columns.
      if (++crossing > mostCrossing) return false;
    } else if (Number.isFinite(first - last)) {
      before.push(last);
      after.push(first);
      if (endsInDigit(next!.text)) numberEnds.push(next!.right);
    }
  }
  const least = Math.max(MIN_ALIGNED_LINES, 0.4 * lines.length);
  if (before.length < least) return false;
  if (agree(before) || agree(after)) return true;
  // Numbers of different lengths begin at different places, but end at one.
  if (numberEnds.length >= Math.max(least, MIN_ALIGNED * after.length) && agree(numberEnds)) return true;
  // Next to a sparse column, only lines with text on both sides count.
  const isNear = (_: number, at: number): boolean => after[at]! - before[at]! < 2 * (end - start);
  const nearBefore = before.filter(isNear);
  return nearBefore.length >= least && (agree(nearBefore) || agree(after.filter(isNear)));
}

/** Returns where the words of a line end before a white range and begin after it. */
function edgesOfWhite(words: readonly Word[], start: number, end: number): WhiteEdges {
  let last = -Infinity;
  let first = Infinity;
  let next: Word | null = null;
  let isCrossed = false;
  for (const word of words) {
    const { left, right } = word;
    if (left < end - 1 && right > start + 1) isCrossed = true;
    if (right <= start + 1 && right > last) last = right;
    if (left >= end - 1 && left < first) {
      first = left;
      next = word;
    }
  }
  return { last, first, next, isCrossed };
}

interface WhiteEdges {
  /** Infinite if no word is on that side. */
  readonly last: number;
  readonly first: number;
  /** The word that begins at `first`. */
  readonly next: Word | null;
  /** Whether a word is in the white range. */
  readonly isCrossed: boolean;
}

function agree(edges: readonly number[]): boolean {
  const usual = median(edges);
  let close = 0;
  for (const edge of edges) if (Math.abs(edge - usual) <= SEPARATOR_ALIGNMENT) close++;
  return close >= MIN_ALIGNED * edges.length;
}

/** Splits a range that few lines cover if it contains a nearly empty column: the white space on either side of it separates columns. */
function withoutText(cover: Int16Array, from: number, to: number, least: number): Separator[] {
  const white: Separator[] = [];
  let start = from;
  for (let x = from; x <= to; x++) {
    if (x < to && cover[x] === 0) continue;
    if (x - start >= least) white.push({ start, end: x });
    start = x + 1;
  }
  return white.length > 1 ? white : [{ start: from, end: to }];
}

/** Whether enough rows have text on both sides of a separator; next to a first column of group names these are fewer. */
function parts({ start, end }: Separator, lines: readonly Line[]): boolean {
  const middle = (start + end) / 2;
  let both = 0;
  for (const line of lines) if (line.left < middle && line.right > middle) both++;
  return both >= MIN_PARTED * lines.length;
}

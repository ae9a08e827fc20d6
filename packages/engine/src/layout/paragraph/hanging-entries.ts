import { splitMarker } from "../../text/list-marker.ts";
import type { Line } from "../../text/runs-to-lines.ts";

// Shown by hanging-entries.test.ts.

/** How far lines hang under the first of their entry, in font sizes. */
const MIN_INDENT = 0.6;
const MAX_INDENT = 5;
/** Starts of lines at one edge agree this closely, in points. */
const LINE_START_ALIGNMENT = 1;
/** Fewer entries, or fewer whose second line hangs, show nothing. */
const MIN_ENTRIES = 3;
/** Share of the lines that start at one of the two edges; the rest are headings, and quotations. */
const AT_EDGES = 0.85;
/** Share of the lines that hang because they were wrapped: the one before had no room for their first word. */
const WRAPPED = 0.9;
/** Share of the last lines of entries that are full: they end anywhere, first lines of paragraphs at the margin. */
const MAX_FULL = 0.6;
/** Entries of two lines and more for each of one; short lines at the edge are addresses and titles, too. */
const MIN_WRAPPED = 0.5;
/** Leading inside an entry; a quotation is further below the text before it. */
const CLOSE = 1.6;
/** A space, in font sizes. */
const SPACE = 0.2;

/**
 * Finds where the lines of entries hang: of a dictionary, a bibliography, the parts of a play. A line at the left edge
 * behind them begins the next entry. In paragraphs whose first lines are indented it is the other way round: the line
 * before an indented one is short.
 *
 * @param right - where the lines of the region end
 * @returns the left edge of the lines that hang; NaN where none do
 */
export function hangingEdge(lines: readonly Line[], right: number): number {
  if (lines.length < 2 * MIN_ENTRIES) return Number.NaN;
  let left = Infinity;
  for (const line of lines) left = Math.min(left, line.left);
  const hanging = commonIndent(lines, left);
  if (Number.isNaN(hanging)) return Number.NaN;
  const counts = countEntries(lines, left, hanging, right);
  const hasEntries =
    Math.min(counts.heads, counts.ends + 1) >= MIN_ENTRIES && counts.atEdges >= AT_EDGES * (lines.length - 1);
  const areMost = counts.heads >= MIN_WRAPPED * counts.short;
  const isHanging = counts.wrapped >= WRAPPED * counts.hanging && counts.fullEnds <= MAX_FULL * counts.ends;
  // An index is one text: its entries are no longer than a line or two.
  return hasEntries && areMost && isHanging && counts.pages <= MAX_FULL * counts.ends ? hanging : Number.NaN;
}

/** Lines by what they are, were they of entries that hang. */
interface EntryCounts {
  /** At either edge. */
  atEdges: number;
  hanging: number;
  /** Of the hanging lines, those for whose first word the line before had no room. */
  wrapped: number;
  /** First lines of entries of several lines. */
  heads: number;
  /** Last lines of entries of several lines, those of them that are full, and those that end in a number of a page. */
  ends: number;
  fullEnds: number;
  pages: number;
  /** Entries of one line that is not full. */
  short: number;
}

function countEntries(lines: readonly Line[], left: number, hanging: number, right: number): EntryCounts {
  const counts = { atEdges: 0, hanging: 0, wrapped: 0, heads: 0, ends: 0, fullEnds: 0, pages: 0, short: 0 };
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]!;
    const before = lines[at - 1]!;
    const hangs = Math.abs(line.left - hanging) <= LINE_START_ALIGNMENT;
    if (!hangs && line.left - left > LINE_START_ALIGNMENT) continue;
    counts.atEdges++;
    const wrapped = isFull(before, line, right);
    if (hangs) {
      counts.hanging++;
      if (wrapped) counts.wrapped++;
      if (before.left - left <= LINE_START_ALIGNMENT && isHead(before, line)) counts.heads++;
    } else if (Math.abs(before.left - hanging) <= LINE_START_ALIGNMENT) {
      counts.ends++;
      if (wrapped) counts.fullEnds++;
      if (/\d$/.test(before.text)) counts.pages++;
    } else if (!wrapped) counts.short++;
  }
  return counts;
}

/** The first line of an entry, close above its second; items of lists are known by their marks. */
function isHead(line: Line, next: Line): boolean {
  return next.baseline - line.baseline < CLOSE * next.size && splitMarker(line.text) === null;
}

/** Before a line at the edge that entries begin at: the line before hangs, and is no indented first line, or has room left. */
export function endsEntry(current: readonly Line[], previous: Line, line: Line, right: number): boolean {
  return (current.length > 1 && previous.left > line.left + 1) || !isFull(previous, line, right);
}

/** The line before had no room for the first word of a line. */
function isFull(before: Line, line: Line, right: number): boolean {
  const [first] = line.words;
  return right - before.right < first!.right - first!.left + SPACE * line.size;
}

/** Where most of the lines start that are indented. */
function commonIndent(lines: readonly Line[], left: number): number {
  const counts = new Map<number, number>();
  let best = Number.NaN;
  let most = 0;
  for (const line of lines) {
    const indent = line.left - left;
    if (indent < MIN_INDENT * line.size || indent > MAX_INDENT * line.size) continue;
    const edge = Math.round(line.left);
    const count = (counts.get(edge) ?? 0) + 1;
    counts.set(edge, count);
    if (count > most) {
      most = count;
      best = line.left;
    }
  }
  return best;
}

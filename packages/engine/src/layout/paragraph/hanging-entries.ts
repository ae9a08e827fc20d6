import { splitMarker } from "../../text/list-marker.ts";
import type { Line } from "../../text/runs-to-lines.ts";

// Shown by hanging-entries.test.ts.

/** Minimum indent of lines under the first line of their entry, in font sizes. */
const MIN_INDENT = 0.6;
const MAX_INDENT = 5;
/** Maximum difference between starts of lines at one edge, in points. */
const LINE_START_ALIGNMENT = 1;
/** Fewer entries, or fewer with a hanging second line, prove nothing. */
const MIN_ENTRIES = 3;
/** Minimum share of the lines that start at one of the two edges; the others are headings and quotations. */
const AT_EDGES = 0.85;
/** Minimum share of hanging lines that were wrapped: the line before had no room for their first word. */
const WRAPPED = 0.9;
/**
 * Maximum share of entries whose last line is full. Last lines of entries end anywhere; lines before an indented first line of a paragraph end at the
 * margin.
 */
const MAX_FULL = 0.6;
/** Minimum number of wrapped entries for each entry of one line; addresses and titles are also short lines at the edge. */
const MIN_WRAPPED = 0.5;
/** Maximum leading inside an entry; a quotation is further below the text before it. */
const CLOSE = 1.6;
/** Width of a space, in font sizes. */
const SPACE = 0.2;

/**
 * Finds the edge of hanging lines in entries of a dictionary, a bibliography or the parts of a play. The next line at the left edge begins the next
 * entry. Paragraphs with indented first lines are the opposite: the line before an indented one is short.
 *
 * @param right - where the lines of the region end
 * @returns the left edge of the hanging lines; NaN if there are none
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
  // An index is one text: its entries have at most two lines.
  return hasEntries && areMost && isHanging && counts.pages <= MAX_FULL * counts.ends ? hanging : Number.NaN;
}

/** Numbers of lines by their role, assuming hanging entries. */
interface EntryCounts {
  /** Lines at either edge. */
  atEdges: number;
  hanging: number;
  /** Hanging lines whose first word had no room on the line before. */
  wrapped: number;
  /** First lines of entries of several lines. */
  heads: number;
  /** Last lines of entries of several lines, those of them that are full, and those that end in a page number. */
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

/** Whether a line is the first of an entry, close above its second. List items are recognised by their markers instead. */
function isHead(line: Line, next: Line): boolean {
  return next.baseline - line.baseline < CLOSE * next.size && splitMarker(line.text) === null;
}

/** Whether an entry ends before a line at the left edge: the line before hangs and is not an indented first line, or has room left. */
export function endsEntry(current: readonly Line[], previous: Line, line: Line, right: number): boolean {
  return (current.length > 1 && previous.left > line.left + 1) || !isFull(previous, line, right);
}

/** Whether the line before had no room for the first word of a line. */
function isFull(before: Line, line: Line, right: number): boolean {
  const [first] = line.words;
  return right - before.right < first!.right - first!.left + SPACE * line.size;
}

/** The left edge at which most of the indented lines start. */
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

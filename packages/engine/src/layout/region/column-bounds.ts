/** Finds where columns begin and end: text next to the columns may be read before or after both. */
import { isColumnPair } from "./prose.ts";
import { type Item, sizeOf } from "./region.ts";
import type { Word } from "../../text/word.ts";
import { unionBoxes } from "../../geometry/box.ts";

/** The two sides of a gutter, with what is read before and after them. */
interface Sides {
  readonly before: readonly Item[];
  readonly left: readonly Item[];
  readonly right: readonly Item[];
  readonly after: readonly Item[];
}

/** Columns, with the height over which they are side by side. */
export interface BoundedColumns extends Sides {
  readonly height: number;
}

/**
 * Finds where the columns at a gutter begin and end.
 *
 * @param above - the item above them that crosses the gutter
 * @returns null if the sides of the gutter are not columns
 */
export function boundColumns(
  left: readonly Item[],
  right: readonly Item[],
  above: Item | undefined,
): BoundedColumns | null {
  const [first] = left;
  if (first !== undefined && above !== undefined && isLastLine(first, above, left, right)) {
    const bounds = boundColumns(left.slice(1), right, undefined);
    if (bounds === null) return null;
    return {
      before: [first, ...bounds.before],
      left: bounds.left,
      right: bounds.right,
      after: bounds.after,
      height: bounds.height,
    };
  }
  const title = partTitle(left, right);
  if (title !== null && isColumnPair(left, title.right) > 0) {
    const bounds = boundColumns(left, title.right, undefined);
    return bounds === null ? null : { ...bounds, before: [...title.before, ...bounds.before] };
  }
  const height = isColumnPair(left, right);
  if (height === 0) return null;
  const head = partHead(left, right);
  if (head !== null && isColumnPair(head.left, head.right) > 0) return { ...head, height };
  const heading = partHeading(left, right);
  const heightOverHeading = heading === null ? 0 : isColumnPair(heading.left, right);
  if (heading !== null && heightOverHeading > 0) return { ...heading, height: heightOverHeading };
  const tail = partTail(left, right);
  if (tail === null) return { before: [], left, right, after: [], height };
  const heightOverTail = isColumnPair(tail.left, tail.right);
  return heightOverTail === 0 ? null : { ...tail, height: heightOverTail };
}

// Shown by column-bounds.test.ts; fixtures form/invoice, report.

/** Minimum white space across both sides, in font sizes, between authors or letterheads and the columns under them. */
const HEAD_SPACE = 2.2;
/** Authors and letterheads have three to six lines on their longer side; paragraphs that end at the top of a column have fewer. */
const HEAD_LINES = { least: 3, most: 6 };
/** Minimum number of lines if both sides have equally many on common baselines, such as a name and an address each. */
const MIN_ALIKE = 2;
/** Maximum width of their lines relative to the column under them: measured 0.7 at most; prose fills the column. */
const SHORT = 0.75;
/** Minimum white space above a line that does not belong to the entries above it, in font sizes. */
const TAIL_SPACE = 1.2;
/** Maximum number of lines of an address, or a date with a reference; more lines are a column. */
const ADDRESS_LINES = 4;

/** Maximum number of lines of a title over columns. */
const TITLE_LINES = 3;
/** Maximum difference between middles of centred lines, in font sizes. */
const SAME_MIDDLE = 0.5;

/**
 * Separates from the right side the lines of a title above both columns that is too short to cross the gutter: it ends or begins there. The title is
 * centred over both columns or extends beyond its column; a heading inside the column starts at the column's edge.
 *
 * @returns null if there is no such title
 */
function partTitle(left: readonly Item[], right: readonly Item[]): Omit<Sides, "left" | "after"> | null {
  let bottom = -Infinity;
  const top = topOf(left);
  const end = bottomOf(left);
  for (let lines = 1; lines <= TITLE_LINES && lines < right.length; lines++) {
    const { run } = right[lines - 1]!;
    bottom = Math.max(bottom, right[lines - 1]!.bottom);
    if (run === null || bottom > top) return null;
    const rest = right.slice(lines);
    if (bottom > topOf(rest) || topOf(rest) >= end) continue;
    const before = right.slice(0, lines);
    // A page number below both columns belongs to neither.
    const column = unionBoxes(rest.filter((item) => item.top < end));
    const title = unionBoxes(before);
    const middle = (Math.min(unionBoxes(left).left, column.left) + column.right) / 2;
    const isCentred = before.every((item) => Math.abs((item.left + item.right) / 2 - middle) < SAME_MIDDLE * run.size);
    if (isCentred || column.left - title.left > run.size) return { before, right: rest };
  }
  return null;
}

function topOf(side: readonly Item[]): number {
  return Math.min(...side.map((item) => item.top));
}

/**
 * Separates the head above two sides: authors side by side, or a letterhead with its telephone number.
 *
 * @returns the head and the columns under it; null if there is no such head
 */
function partHead(left: readonly Item[], right: readonly Item[]): Sides | null {
  const sorted = [...left, ...right].sort((a, b) => a.top - b.top);
  const size = sizeOf(sorted);
  let reach = -Infinity;
  const at = sorted.findIndex((item) => {
    const isBelowWhite = item.top - reach > HEAD_SPACE * size && reach > -Infinity;
    reach = Math.max(reach, item.bottom);
    return isBelowWhite;
  });
  if (at < 0) return null;
  const edge = sorted[at]!.top;
  const [headLeft, restLeft] = partAt(left, edge);
  const [headRight, restRight] = partAt(right, edge);
  if (restLeft.length === 0 || restRight.length === 0) return null;
  const most = Math.max(headLeft.length, headRight.length);
  const least = haveCommonBaselines(headLeft, headRight) ? MIN_ALIKE : HEAD_LINES.least;
  if (Math.min(headLeft.length, headRight.length) < 1 || most < least || most > HEAD_LINES.most) return null;
  if (![...headLeft, ...headRight].every(({ run }) => run !== null)) return null;
  const isLeftShort = isShort(headLeft, restLeft);
  const isRightShort = isShort(headRight, restRight);
  if (most < HEAD_LINES.least ? !(isLeftShort && isRightShort) : !(isLeftShort || isRightShort)) return null;
  return { before: [...headLeft, ...headRight], left: restLeft, right: restRight, after: [] };
}

/**
 * Separates from one side what continues, after white space, below the end of an address on the other: a heading, the next section.
 *
 * @returns null if nothing continues, or the shorter side is not an address
 */
function partTail(left: readonly Item[], right: readonly Item[]): Sides | null {
  if (![...left, ...right].every((item) => item.run !== null)) return null;
  const [short, long] = bottomOf(left) < bottomOf(right) ? [left, right] : [right, left];
  const end = bottomOf(short);
  const tail = long.filter((item) => item.top >= end);
  const kept = long.filter((item) => item.top < end);
  if (tail.length === 0 || kept.length === 0 || Math.max(short.length, kept.length) > ADDRESS_LINES) return null;
  const space = Math.min(...tail.map((item) => item.top)) - bottomOf(kept);
  if (space < TAIL_SPACE * sizeOf(kept)) return null;
  return short === left
    ? { before: [], left, right: kept, after: tail }
    : { before: [], left: kept, right, after: tail };
}

/**
 * Separates from the left side a heading at its end, after white space and below the end of the right side. No column ends with its heading, so it
 * heads what follows across both, as under charts side by side.
 */
function partHeading(left: readonly Item[], right: readonly Item[]): Sides | null {
  const end = bottomOf(right);
  const after = left.filter((item) => item.top >= end);
  const kept = left.filter((item) => item.top < end);
  if (after.length === 0 || after.length > HEADING_LINES || kept.length === 0) return null;
  const size = sizeOf([...kept, ...right]);
  if (!after.every(({ run }) => run !== null && (run.size > HEADING * size || isBold(run.words)))) return null;
  return topOf(after) - bottomOf(kept) < size ? null : { before: [], left: kept, right, after };
}

/** Minimum size of a heading relative to the columns; smaller headings are bold. */
const HEADING = 1.12;
const HEADING_LINES = 2;

function isBold(words: readonly Word[]): boolean {
  return words.every(({ style }) => style.bold);
}

/** Maximum leading inside a paragraph, in font sizes. */
const CLOSE = 1.6;

/** Whether the first item on the left is the last line of a paragraph whose previous line, `line`, is wider than a column. */
function isLastLine(item: Item, line: Item, left: readonly Item[], right: readonly Item[]): boolean {
  const { run } = item;
  if (run === null || line.run === null || Math.abs(run.size - line.run.size) > 0.5) return false;
  const advance = run.baseline - line.run.baseline;
  if (advance <= 0 || advance > CLOSE * run.size || Math.abs(item.left - line.left) > 1) return false;
  const end = item.bottom - 0.1 * run.size;
  return left.every((other) => other === item || other.top >= end) && right.every(({ top }) => top >= end);
}

/** Whether both sides have equally many lines, on common baselines. */
function haveCommonBaselines(left: readonly Item[], right: readonly Item[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ run }) => right.some((other) => Math.abs((other.run?.baseline ?? 0) - (run?.baseline ?? -1)) < 1))
  );
}

function isShort(head: readonly Item[], rest: readonly Item[]): boolean {
  const { left, right } = unionBoxes(rest);
  return head.every((item) => item.right - item.left < SHORT * (right - left));
}

function partAt(side: readonly Item[], edge: number): [above: Item[], below: Item[]] {
  return [side.filter((item) => item.top < edge), side.filter((item) => item.top >= edge)];
}

function bottomOf(side: readonly Item[]): number {
  return Math.max(...side.map((item) => item.bottom));
}

import type { Box } from "../../geometry/box.ts";
import { changeWord, type Word } from "../../text/word.ts";

// Shown by drawn-check-boxes.test.ts.

/** Side of a check box, in points, next to letters of 8 to 14 points. */
const MIN_SIDE = 5;
const MAX_SIDE = 16;
/** Maximum distance of lines that meet at a corner, in points. */
const SLACK = 1.2;
const MAX_LEAN = 1.35;
/** A page with more short rules is a drawing or a grid. */
const MAX_RULES = 1500;
/** Maximum distance from a box to its text, in font sizes. */
const MAX_GAP = 2.2;
/** Minimum extent of a cross or tick, as a share of the box's side. */
const MIN_MARK = 0.35;
const MARK = /^[xX×✓✔✗✘]$/u;

export interface CheckBoxes {
  /** A word for each box, with its state. */
  readonly boxes: readonly Word[];
  /** Letters that mark a box as crossed and are not text. */
  readonly marks: ReadonlySet<Word>;
}

/** Turns check boxes that are drawn with four rules directly before a text, crossed or empty, into words. */
export function drawnCheckBoxes(rules: readonly Box[], drawings: readonly Box[], words: readonly Word[]): CheckBoxes {
  const none: CheckBoxes = { boxes: [], marks: new Set() };
  const short = rules.filter(isShort);
  if (short.length < 4 || short.length > MAX_RULES) return none;
  const squares = findSquares(short);
  if (squares.length === 0) return none;
  const marks = new Set<Word>();
  const boxes: Word[] = [];
  for (const square of squares) {
    // Squares that touch are cells, or fields for one letter each.
    if (squares.some((other) => other !== square && touches(other, square))) continue;
    const inside = words.filter(({ ink }) => containsMiddle(square, ink));
    if (inside.some(({ text }) => !MARK.test(text))) continue;
    const label = labelOf(square, words);
    if (label === null) continue;
    for (const word of inside) marks.add(word);
    const isCrossed = inside.length > 0 || drawings.some((drawing) => isMark(drawing, square));
    boxes.push(
      changeWord(label, {
        left: square.left,
        right: square.right,
        text: isCrossed ? "☒" : "☐",
        ink: square,
        spaceBefore: true,
        rightToLeft: false,
      }),
    );
  }
  return { boxes, marks };
}

function isShort({ left, top, right, bottom }: Box): boolean {
  const length = Math.max(right - left, bottom - top);
  return length >= MIN_SIDE && length <= MAX_SIDE && Math.min(right - left, bottom - top) <= 2;
}

/** Finds squares: two rules of one width above each other, and one at each side of them. */
function findSquares(rules: readonly Box[]): Box[] {
  const flat = rules.filter((rule) => rule.right - rule.left > rule.bottom - rule.top).sort((a, b) => a.top - b.top);
  const upright = rules.filter((rule) => rule.right - rule.left <= rule.bottom - rule.top);
  const squares: Box[] = [];
  for (const [at, over] of flat.entries()) {
    const side = over.right - over.left;
    for (let next = at + 1; next < flat.length; next++) {
      const under = flat[next]!;
      const height = under.bottom - over.top;
      if (height > MAX_LEAN * side) break;
      if (height * MAX_LEAN < side) continue;
      if (Math.abs(under.left - over.left) > SLACK || Math.abs(under.right - over.right) > SLACK) continue;
      const box: Box = { left: over.left, top: over.top, right: over.right, bottom: under.bottom };
      const hasSide = (x: number): boolean =>
        upright.some(
          ({ left, right, top, bottom }) =>
            Math.abs((left + right) / 2 - x) <= SLACK && top <= box.top + SLACK && bottom >= box.bottom - SLACK,
        );
      if (hasSide(box.left) && hasSide(box.right)) squares.push(box);
      break;
    }
  }
  return squares;
}

function touches(one: Box, other: Box): boolean {
  const across = Math.max(one.left - other.right, other.left - one.right);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom);
  return across <= SLACK && down <= SLACK;
}

function containsMiddle(square: Box, { left, top, right, bottom }: Box): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return x > square.left && x < square.right && y > square.top && y < square.bottom;
}

function isMark(drawing: Box, square: Box): boolean {
  const side = square.right - square.left;
  const isInside = drawing.right - drawing.left <= 1.6 * side && drawing.bottom - drawing.top <= 1.6 * side;
  const isLarge = Math.max(drawing.right - drawing.left, drawing.bottom - drawing.top) >= MIN_MARK * side;
  return isInside && isLarge && containsMiddle(square, drawing);
}

/** The first word after a box, at its height. */
function labelOf(square: Box, words: readonly Word[]): Word | null {
  const middle = (square.top + square.bottom) / 2;
  let best: Word | null = null;
  for (const word of words) {
    const gap = word.left - square.right;
    if (gap < -SLACK || gap > MAX_GAP * word.size || word.ink.left < square.right - SLACK) continue;
    if (middle > word.baseline + 0.3 * word.size || middle < word.baseline - 0.95 * word.size) continue;
    if (best === null || word.left < best.left) best = word;
  }
  return best;
}

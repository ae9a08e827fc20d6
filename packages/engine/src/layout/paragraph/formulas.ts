/**
 * Display formulas: fractions, limits and matrices are on several baselines, in several sizes, and the equation's
 * number at the margin. Told as lines they fall apart; here they become one again.
 */
import type { Paragraph } from "./lines-to-paragraphs.ts";
import { changeLine, type Line, toLine } from "../../text/runs-to-lines.ts";
import { byLeft, median } from "../../geometry/order.ts";
import { type Box, unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";

/** Relations, operators and quantifiers that prose and tables hardly use; `+`, `-` and `/` they do. */
const SIGN = /[=≈≡≠≤≥∼≃∝∑∏∫∮√∂∇∞∈∉⊂⊆∪∩∧∨∀∃→↦⇒⇔±×⊗⊕⟨⟩]/u;
/** Fonts that hold nothing but letters and signs of formulas: Computer Modern, AMS, MathType, Symbol, OpenType maths. */
const MATH_FONT = /(?:^|\+)(?:CM(?:MI|SY|EX|BSY|MIB)|MS[AB]M|EUFM|EUSM|MT-?(?:Extra|Symbol)|Symbol)|Math/i;
/** Words of prose; names of functions are shorter. */
const PROSE_WORD = /\p{L}{4,}/gu;
// Shown by formulas.test.ts; fixtures paper, two-column.

/** A condition or two may be in a formula: "if", "where", "otherwise". */
const MAX_PROSE = 2;
const MAX_LINES = 4;
/** White between the parts, in font sizes; lines of one paragraph leave 0.13 and more. */
const TOUCHING = 0.1;
/** Limits are set smaller, further away from the sum that they are under than the text's own lines are apart. */
const SMALLER = 0.85;
const LIMIT_GAP = 0.6;
/** Wider gaps in a line may hold a fraction of their own baselines. */
const PART_GAP = 0.4;
/** Middles of what is above each other differ by less, in font sizes. */
const STACKED = 0.5;
/** Words of a condition behind a formula: "after a full release". */
const CONDITION_WORDS = 5;

/** Joins paragraphs that follow each other, and touch, where all are parts of one formula. */
export function joinFormulas(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  const boxes = paragraphs.map((lines) => unionBoxes(lines));
  let at = 0;
  while (at < paragraphs.length) {
    const parts = touchingParts(paragraphs, boxes, at);
    if (parts.length > 1 && isFormula(parts)) {
      joined.push([toFormula(parts.flat())]);
      at += parts.length;
    } else joined.push(paragraphs[at++]!);
  }
  return joined;
}

/** A part, and the parts that touch it below; most paragraphs touch none, which costs less to tell than what they are. */
function touchingParts(paragraphs: readonly Paragraph[], boxes: readonly Box[], from: number): Paragraph[] {
  const first = paragraphs[from]!;
  const parts = [first];
  let all = boxes[from]!;
  for (let at = from + 1; at < paragraphs.length; at++) {
    const lines = paragraphs[at]!;
    const next = boxes[at]!;
    const size = sizeOf(lines);
    const slack = size < SMALLER * sizeOf(first) ? LIMIT_GAP * size : TOUCHING * size;
    if (next.top > all.bottom + slack || next.bottom < all.top - slack) break;
    if (at === from + 1 && !isPart(first)) break;
    if (!isPart(lines) && !isCondition(lines, next, all)) break;
    parts.push(lines);
    all = unionBoxes([all, next]);
  }
  return parts;
}

function sizeOf(lines: Paragraph): number {
  let size = 0;
  for (const line of lines) if (line.size > size) size = line.size;
  return size;
}

function isPart(lines: Paragraph): boolean {
  if (lines.length > MAX_LINES) return false;
  if (lines.some((line) => line.style.monospace || line.boldChars === line.chars)) return false;
  const prose = countProse(lines);
  if (prose > MAX_PROSE) return false;
  const isShort = lines.length === 1 && lines[0]!.words.length <= CONDITION_WORDS;
  return prose === 0 || isShort || lines.some((line) => SIGN.test(line.text));
}

/** Words of prose, up to one more than a formula may have. */
function countProse(lines: Paragraph): number {
  let count = 0;
  for (const { text } of lines) {
    PROSE_WORD.lastIndex = 0;
    while (count <= MAX_PROSE && PROSE_WORD.test(text)) count++;
  }
  return count;
}

/** A few words to the right of the formula, on its height. */
function isCondition(lines: Paragraph, place: Box, formula: Box): boolean {
  const middle = (place.top + place.bottom) / 2;
  return (
    lines.length === 1 &&
    lines[0]!.words.length <= CONDITION_WORDS &&
    place.left > middleOf(formula) &&
    middle > formula.top &&
    middle < formula.bottom
  );
}

function isFormula(parts: readonly Paragraph[]): boolean {
  return parts
    .flat()
    .some((line) => SIGN.test(line.text) || line.words.some((word) => MATH_FONT.test(word.style.font)));
}

/** One line of all parts from left to right; what is above each other from the top down. */
function toFormula(lines: readonly Line[]): Line {
  const size = median(lines.map((line) => line.size));
  const parts = lines.flatMap(cutAtGaps).map((words) => toLine(words));
  const whole = toLine(lines.flatMap((line) => line.words));
  return changeLine(whole, { ...unionBoxes(lines), size, text: inOrder(parts, size).join(" ") });
}

function inOrder(parts: readonly Line[], size: number): string[] {
  const stacks: Line[][] = [];
  for (const part of [...parts].sort((a, b) => middleOf(a) - middleOf(b))) {
    const stack = stacks.at(-1);
    // Numerators, limits and their bars share a middle, whatever their widths.
    if (stack !== undefined && middleOf(part) - middleOf(stack[0]!) < STACKED * size) stack.push(part);
    else stacks.push([part]);
  }
  return stacks.flatMap((stack) => stack.sort((a, b) => a.top - b.top).map((part) => part.text));
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2;
}

function cutAtGaps({ words, size }: Line): Word[][] {
  const parts: Word[][] = [];
  let reach = -Infinity;
  for (const word of byLeft(words)) {
    if (word.left - reach > PART_GAP * size) parts.push([]);
    parts.at(-1)!.push(word);
    reach = Math.max(reach, word.right);
  }
  return parts;
}

/**
 * Display formulas: fractions, limits and matrices are on several baselines and in several sizes, with the equation's number at the margin. Read as
 * lines they fall apart; this step joins them.
 */
import type { Paragraph } from "./lines-to-paragraphs.ts";
import { changeLine, type Line, toLine } from "../../text/runs-to-lines.ts";
import { byLeft, median } from "../../geometry/order.ts";
import { type Box, unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";

/** Relations, operators and quantifiers that prose and tables hardly use, unlike `+`, `-` and `/`. */
const SIGN = /[=≈≡≠≤≥∼≃∝∑∏∫∮√∂∇∞∈∉⊂⊆∪∩∧∨∀∃→↦⇒⇔±×⊗⊕⟨⟩]/u;
/** Fonts with only letters and signs of formulas: Computer Modern, AMS, MathType, Symbol, OpenType maths. */
const MATH_FONT = /(?:^|\+)(?:CM(?:MI|SY|EX|BSY|MIB)|MS[AB]M|EUFM|EUSM|MT-?(?:Extra|Symbol)|Symbol)|Math/i;
/** A word of prose; names of functions are shorter. */
const PROSE_WORD = /\p{L}{4,}/gu;
// Shown by formulas.test.ts; fixtures paper, two-column.

/** Number of prose words that a formula may contain: "if", "where", "otherwise". */
const MAX_PROSE = 2;
const MAX_LINES = 4;
/** Maximum white space between the parts, in font sizes; lines of one paragraph are 0.13 or more apart. */
const TOUCHING = 0.1;
/** Limits are set smaller than the sum they belong to, and are further from it than the text's own lines are apart. */
const SMALLER = 0.85;
const LIMIT_GAP = 0.6;
/** Wider gaps in a line may contain a fraction with its own baselines. */
const PART_GAP = 0.4;
/** Maximum difference between the middles of parts above each other, in font sizes. */
const STACKED = 0.5;
/** Maximum number of words in a condition after a formula, such as "after a full release". */
const CONDITION_WORDS = 5;

/** Joins consecutive, touching paragraphs that are all parts of one formula. */
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

/** The index after a part and the parts that touch it below. Most paragraphs touch none, which is cheaper to check than what they are. */
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

/** Counts words of prose, up to one more than a formula may have. */
function countProse(lines: Paragraph): number {
  let count = 0;
  for (const { text } of lines) {
    PROSE_WORD.lastIndex = 0;
    while (count <= MAX_PROSE && PROSE_WORD.test(text)) count++;
  }
  return count;
}

/** Whether the lines are a few words to the right of the formula, at its height. */
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

/** Joins all parts into one line from left to right; parts above each other are ordered from top to bottom. */
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

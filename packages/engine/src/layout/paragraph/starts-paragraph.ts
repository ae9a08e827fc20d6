/**
 * Decides whether a line starts a paragraph or continues the one above it. The order of the rules is the algorithm: the first rule that decides wins.
 * If none does, the line continues.
 */
import { firstRule, type Rule } from "../../judge/rules.ts";
import { isCapitals } from "../../text/capitals.ts";
import { splitMarker } from "../../text/list-marker.ts";
import { type Line, shareOfBold, shareOfItalics } from "../../text/runs-to-lines.ts";
import { endsInPageNumber, LEADERS } from "../../text/split-rows.ts";
import { INDENT, isBehindItem, isFirstLine, SENTENCE_GAP, WIDEST_INDENT, widthOf } from "./first-line.ts";
import { endsEntry } from "./hanging-entries.ts";
import { isListStart } from "./list-start.ts";
import { continuesValue, endsPairs, isPair } from "./pairs.ts";
import { type RegionShape, JUSTIFIED_ALIGNMENT, sizeKey, WIDEST_LEADING } from "./region-shape.ts";
import { isNextNote, isNextSection } from "./section-numbers.ts";
import { endsSentence, opensSentence } from "./sentences.ts";

// Shown by lines-to-paragraphs.test.ts, headings.test.ts; fixtures two-column/newspaper, scripts/latin.

/** Leading of more than 1.25 times the usual is space between paragraphs; inside a paragraph it varies by 0.1. */
const PARAGRAPH_GAP = 1.25;
/** Leading between consecutive headings measures 1.9 or more; inside a heading of two lines, 1.1 to 1.5. */
const LOOSE_LEADING = 1.75;
/** Sizes that differ by less belong to one text, such as small capitals or inline formulas. */
const SAME_SIZE = 0.08;
/** Width of a space in text fonts, in font sizes. */
const SPACE = 0.25;
/** Minimum share of a region's width that a heading leaves free. */
const MIN_FREE = 0.15;

/** A line and its surroundings. */
export interface LineContext {
  readonly previous: Line;
  readonly line: Line;
  readonly next: Line | undefined;
  /** Lines of the paragraph so far. */
  readonly current: readonly Line[];
  /** The longest of these lines. */
  readonly longest: Line;
  readonly region: RegionShape;
}

/** A line's context with measurements. */
interface Break extends LineContext {
  /** Font size of the larger of both lines. */
  readonly size: number;
  /** Distance of the baselines, here and usually. */
  readonly advance: number;
  readonly leading: number;
  /** Free space at the end of the previous line. */
  readonly room: number;
  /** Whether the previous line had room for the first word of this one, and some more. */
  readonly isRoomy: boolean;
}

const RULES: readonly Rule<Break, "starts" | "continues">[] = [
  {
    name: "formula on its own line",
    verdict: "starts",
    when: ({ previous, line }) => line.text.startsWith("$$") || previous.text.endsWith("$$"),
  },
  { name: "another size", verdict: "starts", when: isOtherSize },
  { name: "far below", verdict: "starts", when: ({ advance, size }) => advance > WIDEST_LEADING * size },
  { name: "wide leading", verdict: "starts", when: isSetApart },
  { name: "bold next to regular", verdict: "starts", when: changesWeight },
  {
    name: "number of the next section",
    verdict: "starts",
    when: ({ current, line }) => isNextSection(current[0]!.text, line.text),
  },
  {
    name: "next note",
    verdict: "starts",
    when: ({ current, previous, line }) => isNextNote(current[0]!, previous, line),
  },
  {
    name: "label with its value",
    verdict: "starts",
    when: ({ previous, line }) => isPair(line) || (isPair(previous) && !continuesValue(previous, line)),
  },
  {
    name: "entry of a contents page",
    verdict: "starts",
    when: ({ previous, line }) => endsInPageNumber(previous) && endsInPageNumber(line) && opensSentence(line.text),
  },
  // A heading on its own line, in a style that the text under it does not have.
  {
    name: "under italics",
    verdict: "starts",
    when: (at) => isUnderShortLine(at) && shareOfItalics(at.previous) > 0.95 && shareOfItalics(at.line) < 0.5,
  },
  {
    name: "under another font",
    verdict: "starts",
    when: (at) => isUnderShortLine(at) && differ(at, "font"),
  },
  {
    name: "under another colour",
    verdict: "starts",
    when: (at) => isUnderShortLine(at) && differ(at, "color"),
  },
  {
    name: "under capitals",
    verdict: "starts",
    when: (at) => isUnderShortLine(at) && isCapitals(at.previous.text) && !isCapitals(at.line.text),
  },
  // Words wrap only if they do not fit, so lines far apart that leave room are separate headings.
  {
    name: "far below a short line",
    verdict: "starts",
    when: ({ advance, size, isRoomy }) => advance > LOOSE_LEADING * size && isRoomy,
  },
  {
    name: "code continues",
    verdict: "continues",
    when: ({ region, previous, line }) => region.hasCode && isCode(previous) && isCode(line),
  },
  {
    name: "next hanging entry",
    verdict: "starts",
    when: ({ current, previous, line, size, region: { hanging, right } }) =>
      line.left < hanging - 0.5 * size && endsEntry(current, previous, line, right),
  },
  {
    name: "left of an item's text",
    verdict: "starts",
    when: ({ current, previous, line, region }) => isBehindItem(current, previous, line, region.right),
  },
  {
    name: "end of label and value",
    verdict: "starts",
    when: ({ current, line, region }) => endsPairs(current, line, region.right),
  },
  {
    name: "another font and colour",
    verdict: "starts",
    when: (at) =>
      at.previous.style.color !== at.line.style.color &&
      at.previous.style.font !== at.line.style.font &&
      !isWrapped(at),
  },
  {
    name: "list item",
    verdict: "starts",
    when: (at) =>
      splitMarker(at.line.text) !== null &&
      isListStart(at.current[0]!, at.previous, at.line, at.next, at.region.right, isWrapped(at)),
  },
  {
    name: "indented first line",
    verdict: "starts",
    when: (at) =>
      !isWrapped(at) && isFirstLine(at.previous, at.line, at.next, at.current, at.region.left, at.region.right),
  },
  {
    name: "inside a sentence",
    verdict: "continues",
    when: ({ room, size, previous, line }) => room <= size || !endsBefore(previous, line),
  },
  // A sentence ends well before the margin, although the next word would have fitted; in justified text, anywhere before the margin.
  {
    name: "under a full line",
    verdict: "continues",
    when: ({ room, isRoomy, region: { left, right, isJustified } }) =>
      !(isRoomy && room > 0.12 * (right - left)) && !isJustified(),
  },
  {
    name: "sentence after a short line",
    verdict: "starts",
    when: ({ line, size, region }) => line.left - region.left < INDENT * size,
  },
  // Consecutive speeches each have their own indent; so do lines of verse, but those end anywhere.
  {
    name: "speech after speech",
    verdict: "starts",
    when: ({ current, previous, line, size, region }) =>
      current.length === 1 &&
      Math.abs(line.left - previous.left) < JUSTIFIED_ALIGNMENT &&
      region.isJustified() &&
      line.left - region.left < WIDEST_INDENT * size,
  },
];

/** Returns the name of the rule by which the line starts a paragraph; null if it continues. */
export function startsParagraph(context: LineContext): string | null {
  const { previous, line, next, current, longest, region } = context;
  const size = Math.max(previous.size, line.size);
  const room = region.right - previous.right;
  const rule = firstRule(RULES, {
    previous,
    line,
    next,
    current,
    longest,
    region,
    size,
    advance: line.baseline - previous.baseline,
    leading: region.leadings.get(sizeKey(line)) ?? 1.2 * size,
    room,
    isRoomy: room > widthOf(line.words[0]!) + 2 * size,
  });
  return rule?.verdict === "starts" ? rule.name : null;
}

/** Compares with the paragraph's longest line: an isolated index or mark between two lines has a size of its own. */
function isOtherSize({ line, longest }: Break): boolean {
  return Math.abs(longest.size - line.size) > SAME_SIZE * Math.max(longest.size, line.size) && line.text.length > 2;
}

/** Whether the leading is wide. Inside a sentence lines may be further apart than usual, but not by much. */
function isSetApart(at: Break): boolean {
  const { advance, leading, previous, line, size } = at;
  if (advance <= PARAGRAPH_GAP * leading || wrapsInItem(at)) return false;
  return advance > SENTENCE_GAP * leading || !continues(previous, line, size);
}

/** Whether a line continues a list item, whose lines may be further apart than those of the text around the list. */
function wrapsInItem({ current, previous, line, size, isRoomy }: Break): boolean {
  const first = current[0]!;
  if (isRoomy || line.style.font !== previous.style.font || splitMarker(first.text) === null) return false;
  return current.length > 1
    ? continues(previous, line, size)
    : continuesFrom(previous, line) && line.left > first.left - 1;
}

function changesWeight({ previous, line }: Break): boolean {
  const bold = shareOfBold(line);
  const boldBefore = shareOfBold(previous);
  return (boldBefore > 0.9 && bold < 0.1) || (bold > 0.9 && boldBefore < 0.1);
}

function isUnderShortLine({ current, previous, room, region: { left, right } }: Break): boolean {
  return current.length === 1 && room > MIN_FREE * (right - left) && !previous.text.endsWith(",");
}

/** Whether each line has one font, or one colour, throughout, and the two differ. */
function differ({ previous, line }: Break, look: "font" | "color"): boolean {
  const isOne = ({ words, style }: Line): boolean => words.every((word) => word.style[look] === style[look]);
  return isOne(previous) && isOne(line) && previous.style[look] !== line.style[look];
}

/** Whether a sentence, quotation or bracketed text ends with the previous line and another begins with this one. */
function endsBefore(previous: Line, line: Line): boolean {
  return /[.!?:;”"’)\]]$/.test(previous.text) && opensSentence(line.text) && !LEADERS.test(previous.text);
}

/** Whether a line begins with a lower-case letter under a line that ends without a stop. */
function continues(previous: Line, line: Line, size: number): boolean {
  const isClose = Math.abs(line.left - previous.left) < INDENT * size;
  return isClose && continuesFrom(previous, line);
}

function continuesFrom(previous: Line, line: Line): boolean {
  return /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(previous.text);
}

/** Whether the line before breaks off inside a sentence and had no room for the first word of this one. */
function isWrapped({ previous, line, next, room }: Break): boolean {
  if (room >= widthOf(line.words[0]!) + SPACE * line.size) return false;
  if (endsSentence(previous.text) || isCapitals(previous.text) !== isCapitals(line.text)) return false;
  // In right-aligned text all lines reach the right edge.
  const isFlushRight = Math.abs(line.right - previous.right) < 1 && Math.abs((next?.left ?? 0) - line.left) >= 1;
  return /^\p{Ll}/u.test(line.text) || !isFlushRight;
}

function isCode({ style, text }: Line): boolean {
  return style.monospace && splitMarker(text)?.kind !== "bullet";
}

/**
 * Returns whether a line starts a paragraph or continues with the one above it. The order of the rules is the algorithm: the first that
 * speaks decides, and where none does the line continues.
 */
import { firstThatSpeaks, type Rule } from "../../judge/rules.ts";
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

/** Leading over 1.25 of the usual one is space between paragraphs; line spacing inside a paragraph varies by 0.1. */
const PARAGRAPH_GAP = 1.25;
/** Leading of headings that follow each other measures 1.9 and more; that of one heading on two lines 1.1 to 1.5. */
const LOOSE_LEADING = 1.75;
/** Sizes that differ by less belong to one text: small capitals, inline formulas. */
const SAME_SIZE = 0.08;
/** Of text fonts, in font sizes. */
const SPACE = 0.25;
/** Share of a region's width that a heading leaves free. */
const MIN_FREE = 0.15;

/** A line, and what is around it. */
export interface LineContext {
  readonly previous: Line;
  readonly line: Line;
  readonly next: Line | undefined;
  /** Lines of the paragraph so far. */
  readonly current: readonly Line[];
  /** The longest of them. */
  readonly longest: Line;
  readonly region: RegionShape;
}

/** The same, measured. */
interface Break extends LineContext {
  /** Of the larger of both lines. */
  readonly size: number;
  /** From baseline to baseline, here and usually. */
  readonly advance: number;
  readonly leading: number;
  /** What the previous line leaves free at its end. */
  readonly room: number;
  /** The previous line had room for the first word of this one, and some more. */
  readonly isRoomy: boolean;
}

const RULES: readonly Rule<Break, "starts" | "continues">[] = [
  { name: "another size", says: "starts", when: isOtherSize },
  { name: "far below", says: "starts", when: ({ advance, size }) => advance > WIDEST_LEADING * size },
  { name: "wide leading", says: "starts", when: isSetApart },
  { name: "bold next to regular", says: "starts", when: changesWeight },
  {
    name: "number of the next section",
    says: "starts",
    when: ({ current, line }) => isNextSection(current[0]!.text, line.text),
  },
  { name: "next note", says: "starts", when: ({ current, previous, line }) => isNextNote(current[0]!, previous, line) },
  {
    name: "label with its value",
    says: "starts",
    when: ({ previous, line }) => isPair(line) || (isPair(previous) && !continuesValue(previous, line)),
  },
  {
    name: "entry of a contents page",
    says: "starts",
    when: ({ previous, line }) => endsInPageNumber(previous) && endsInPageNumber(line) && opensSentence(line.text),
  },
  // A heading on a line of its own, which looks as the text under it does not.
  {
    name: "under italics",
    says: "starts",
    when: (at) => isUnderShortLine(at) && shareOfItalics(at.previous) > 0.95 && shareOfItalics(at.line) < 0.5,
  },
  {
    name: "under another font",
    says: "starts",
    when: (at) => isUnderShortLine(at) && differ(at, "font"),
  },
  {
    name: "under another colour",
    says: "starts",
    when: (at) => isUnderShortLine(at) && differ(at, "color"),
  },
  {
    name: "under capitals",
    says: "starts",
    when: (at) => isUnderShortLine(at) && isCapitals(at.previous.text) && !isCapitals(at.line.text),
  },
  // Words move down only where they do not fit: lines far apart that leave room are headings under each other.
  {
    name: "far below a short line",
    says: "starts",
    when: ({ advance, size, isRoomy }) => advance > LOOSE_LEADING * size && isRoomy,
  },
  {
    name: "code continues",
    says: "continues",
    when: ({ region, previous, line }) => region.hasCode && isCode(previous) && isCode(line),
  },
  {
    name: "next hanging entry",
    says: "starts",
    when: ({ current, previous, line, size, region: { hanging, right } }) =>
      line.left < hanging - 0.5 * size && endsEntry(current, previous, line, right),
  },
  {
    name: "left of an item's text",
    says: "starts",
    when: ({ current, previous, line, region }) => isBehindItem(current, previous, line, region.right),
  },
  {
    name: "end of label and value",
    says: "starts",
    when: ({ current, line, region }) => endsPairs(current, line, region.right),
  },
  {
    name: "another font and colour",
    says: "starts",
    when: (at) =>
      at.previous.style.color !== at.line.style.color &&
      at.previous.style.font !== at.line.style.font &&
      !isWrapped(at),
  },
  {
    name: "list item",
    says: "starts",
    when: (at) =>
      splitMarker(at.line.text) !== null &&
      isListStart(at.current[0]!, at.previous, at.line, at.next, at.region.right, isWrapped(at)),
  },
  {
    name: "indented first line",
    says: "starts",
    when: (at) =>
      !isWrapped(at) && isFirstLine(at.previous, at.line, at.next, at.current, at.region.left, at.region.right),
  },
  {
    name: "inside a sentence",
    says: "continues",
    when: ({ room, size, previous, line }) => room <= size || !endsBefore(previous, line),
  },
  // A sentence ends well before the margin, where the next word would have fitted; in justified text, before it at all.
  {
    name: "under a full line",
    says: "continues",
    when: ({ room, isRoomy, region: { left, right, isJustified } }) =>
      !(isRoomy && room > 0.12 * (right - left)) && !isJustified(),
  },
  {
    name: "sentence after a short line",
    says: "starts",
    when: ({ line, size, region }) => line.left - region.left < INDENT * size,
  },
  // Speeches follow each other, each with its indent; so do the lines of verse, but these end anywhere.
  {
    name: "speech after speech",
    says: "starts",
    when: ({ current, previous, line, size, region }) =>
      current.length === 1 &&
      Math.abs(line.left - previous.left) < JUSTIFIED_ALIGNMENT &&
      region.isJustified() &&
      line.left - region.left < WIDEST_INDENT * size,
  },
];

/** The name of the rule by which the line starts a paragraph; null where it continues. */
export function startsParagraph(context: LineContext): string | null {
  const { previous, line, next, current, longest, region } = context;
  const size = Math.max(previous.size, line.size);
  const room = region.right - previous.right;
  const rule = firstThatSpeaks(RULES, {
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
  return rule?.says === "starts" ? rule.name : null;
}

/** Against the paragraph's longest line: a lone index or mark between two lines has a size of its own. */
function isOtherSize({ line, longest }: Break): boolean {
  return Math.abs(longest.size - line.size) > SAME_SIZE * Math.max(longest.size, line.size) && line.text.length > 2;
}

/** Inside a sentence lines may be further apart than usually, but not by much. */
function isSetApart(at: Break): boolean {
  const { advance, leading, previous, line, size } = at;
  if (advance <= PARAGRAPH_GAP * leading || wrapsInItem(at)) return false;
  return advance > SENTENCE_GAP * leading || !continues(previous, line, size);
}

/** The next line of a list item, whose lines may be further apart than those of the text around the list. */
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

/** Both lines have one font, or one colour, throughout, and not the same. */
function differ({ previous, line }: Break, look: "font" | "color"): boolean {
  const isOne = ({ words, style }: Line): boolean => words.every((word) => word.style[look] === style[look]);
  return isOne(previous) && isOne(line) && previous.style[look] !== line.style[look];
}

/** A sentence, or what is in quotes or brackets, ends, and another begins. */
function endsBefore(previous: Line, line: Line): boolean {
  return /[.!?:;”"’)\]]$/.test(previous.text) && opensSentence(line.text) && !LEADERS.test(previous.text);
}

/** Continues with a small letter, under a line that ends in no stop. */
function continues(previous: Line, line: Line, size: number): boolean {
  const isClose = Math.abs(line.left - previous.left) < INDENT * size;
  return isClose && continuesFrom(previous, line);
}

function continuesFrom(previous: Line, line: Line): boolean {
  return /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(previous.text);
}

/** The line before breaks off inside a sentence, and had no room for the first word of this one. */
function isWrapped({ previous, line, next, room }: Break): boolean {
  if (room >= widthOf(line.words[0]!) + SPACE * line.size) return false;
  if (endsSentence(previous.text) || isCapitals(previous.text) !== isCapitals(line.text)) return false;
  // Lines set flush right are all full.
  const isFlushRight = Math.abs(line.right - previous.right) < 1 && Math.abs((next?.left ?? 0) - line.left) >= 1;
  return /^\p{Ll}/u.test(line.text) || !isFlushRight;
}

function isCode({ style, text }: Line): boolean {
  return style.monospace && splitMarker(text)?.kind !== "bullet";
}

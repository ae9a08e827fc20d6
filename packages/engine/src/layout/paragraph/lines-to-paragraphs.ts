import { isCapitals } from "../text/capitals.ts";
import { endsEntry } from "./hanging-entries.ts";
import { isSameKind, splitMarker } from "../text/list-marker.ts";
import { continuesValue, endsPairs, isPair } from "./pairs.ts";
import { type RegionShape, SAME_EDGE, shapeOf, sizeKey, WIDEST_LEADING } from "./region-shape.ts";
import { changeLine, type Line, shareOfBold, shareOfItalics } from "../text/runs-to-lines.ts";
import { endsSentence, opensSentence } from "./sentences.ts";
import { hangsBehindNumber, isNextSection } from "./section-numbers.ts";
import { LEADERS } from "../text/split-rows.ts";
import { changeWord, type Word } from "../text/text.ts";
import { isWithoutSpaces } from "../text/without-spaces.ts";

/** Lines of one paragraph, heading or list item. */
export type Paragraph = readonly Line[];

// Shown by lines-to-paragraphs.test.ts, headings.test.ts; fixtures two-column/newspaper, scripts/latin.

/** Leading over 1.25 of the usual one is space between paragraphs; line spacing inside a paragraph varies by 0.1. */
const PARAGRAPH_GAP = 1.25;
/** Inside a sentence lines may stand further apart: a formula or a raised mark pushes them down. */
const SENTENCE_GAP = 1.6;
/** Leading of headings that follow each other measures 1.9 and more; that of one heading on two lines 1.1 to 1.5. */
const LOOSE_LEADING = 1.75;
/** Sizes that differ by less belong to one text: small capitals, inline formulas. */
const SAME_SIZE = 0.08;
const WIDEST_INDENT = 4;
/** Of text fonts, in font sizes. */
const SPACE = 0.25;
/** First lines are indented by 0.8 sizes and more. */
const INDENT = 0.8;

/** Groups the lines of one region, given from top to bottom. */
export function linesToParagraphs(lines: readonly Line[]): Paragraph[] {
  if (lines.length === 0) return [];
  if (!lines.some((line) => line.toLeft)) return groupLines(lines);
  // Writing that reads to the left starts at the right edge: seen in a mirror it is like any other.
  const drawn = new Map(lines.map((line) => [mirrored(line), line]));
  return groupLines([...drawn.keys()]).map((paragraph) => paragraph.map((line) => drawn.get(line)!));
}

function mirrored(line: Line): Line {
  const words = line.words.map((word) => changeWord(word, { left: -word.right, right: -word.left }));
  return changeLine(line, { words, left: -line.right, right: -line.left });
}

function groupLines(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Line[][] = [];
  const region = shapeOf(lines);
  let current = [lines[0]!];
  let longest = lines[0]!;
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (isOtherSize(line, longest) || startsParagraph(lines[at - 1]!, line, lines[at + 1], current, region)) {
      paragraphs.push(current);
      current = [];
      longest = line;
    }
    current.push(line);
    if (line.text.length > longest.text.length) longest = line;
  }
  paragraphs.push(current);
  return paragraphs;
}

/** Against the paragraph's longest line: a lone index or mark between two lines has a size of its own. */
function isOtherSize(line: Line, longest: Line): boolean {
  return Math.abs(longest.size - line.size) > SAME_SIZE * Math.max(longest.size, line.size) && line.text.length > 2;
}

function startsParagraph(
  previous: Line,
  line: Line,
  next: Line | undefined,
  current: readonly Line[],
  { leadings, left, right, hasCode, hanging, isJustified }: RegionShape,
): boolean {
  const size = Math.max(previous.size, line.size);
  const advance = line.baseline - previous.baseline;
  const leading = leadings.get(sizeKey(line)) ?? 1.2 * size;
  if (advance > WIDEST_LEADING * size) return true;
  if (advance > PARAGRAPH_GAP * leading && (advance > SENTENCE_GAP * leading || !continues(previous, line, size))) {
    return true;
  }
  const bold = shareOfBold(line);
  const boldBefore = shareOfBold(previous);
  if ((boldBefore > 0.9 && bold < 0.1) || (bold > 0.9 && boldBefore < 0.1)) return true;
  if (isNextSection(current[0]!.text, line.text)) return true;
  if (isPair(line) || (isPair(previous) && !continuesValue(previous, line))) return true;
  // A heading on a line of its own, in italics, capitals, a font or a colour that the text under it does not have.
  if (current.length === 1 && right - previous.right > 0.15 * (right - left) && !previous.text.endsWith(",")) {
    if (shareOfItalics(previous) > 0.95 && shareOfItalics(line) < 0.5) return true;
    if (isInOneFont(previous) && isInOneFont(line) && previous.style.font !== line.style.font) return true;
    if (isInOneColor(previous) && isInOneColor(line) && previous.style.color !== line.style.color) return true;
    if (isCapitals(previous.text) && !isCapitals(line.text)) return true;
  }
  // Words move down only where they do not fit: lines far apart that leave room are headings under each other.
  if (advance > LOOSE_LEADING * size && right - previous.right > widthOf(line.words[0]!) + 2 * size) return true;
  if (hasCode && isCode(previous) && isCode(line)) return false;
  if (line.left < hanging - 0.5 * size && endsEntry(current, previous, line, right)) return true;
  if (isBehindItem(current, previous, line, right)) return true;
  const wrapped = isWrapped(previous, line, next, right);
  if (endsPairs(current, line, right)) return true;
  if (previous.style.color !== line.style.color && previous.style.font !== line.style.font && !wrapped) return true;
  if (splitMarker(line.text) !== null && isListStart(current[0]!, previous, line, next, right, wrapped)) return true;
  if (!wrapped && isFirstLine(previous, line, next, current, left, right)) return true;
  const room = right - previous.right;
  if (room <= size || !endsBefore(previous, line)) return false;
  // A sentence ends well before the margin, where the next word would have fitted; in justified text, before it at all.
  const isShort = room > widthOf(line.words[0]!) + 2 * size && room > 0.12 * (right - left);
  if (!isShort && !isJustified()) return false;
  if (line.left - left < INDENT * size) return true;
  // Speeches follow each other, each with its indent; so do the lines of verse, but these end anywhere.
  const isSpeech = current.length === 1 && Math.abs(line.left - previous.left) < SAME_EDGE && isJustified();
  return isSpeech && line.left - left < WIDEST_INDENT * size;
}

/** A sentence, or what stands in quotes or brackets, ends, and another begins. */
function endsBefore(previous: Line, line: Line): boolean {
  return /[.!?:;”"’)\]]$/.test(previous.text) && opensSentence(line.text) && !LEADERS.test(previous.text);
}

/** Goes on with a small letter, under a line that ends in no stop. */
function continues(previous: Line, line: Line, size: number): boolean {
  const isClose = Math.abs(line.left - previous.left) < INDENT * size;
  return isClose && /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(previous.text);
}

/** An indented first line, of a paragraph or of one inside of a list item. */
function isFirstLine(
  previous: Line,
  line: Line,
  next: Line | undefined,
  current: readonly Line[],
  left: number,
  right: number,
): boolean {
  const size = Math.max(previous.size, line.size);
  const isItem = splitMarker(current[0]!.text) !== null;
  if (current.length === 1 && hangsBehindNumber(previous, line)) return false;
  if (isCentred(previous, line) || (isItem ? current.length < 2 : isHanging(current))) return false;
  const indent = line.left - (isItem ? current[1]!.left : left);
  if (indent < INDENT * size || indent > WIDEST_INDENT * size) return false;
  // Entries of a contents page are indented by their level.
  if (LEADERS.test(previous.text)) return false;
  if (!endsSentence(previous.text) && /^[\p{Ll}\d]/u.test(line.text)) return false;
  const goesBack = next === undefined || next.left < line.left - INDENT * size;
  if (line.left - previous.left > INDENT * size) {
    // Under a full paragraph even where the line after it is a first line, too; in reference lists all but the first are.
    return goesBack || next.baseline - line.baseline > SENTENCE_GAP * size || current.length > 1;
  }
  // Under a paragraph of one line, indented as well; a quotation is full, and stays together.
  const isAlone = current.length === 1 && Math.abs(line.left - previous.left) < 1;
  return isAlone && goesBack && right - previous.right > widthOf(line.words[0]!) + 2 * size;
}

/** Text left of an item's own, where its lines hang, or where the line before had room for the first word. */
function isBehindItem(current: readonly Line[], previous: Line, line: Line, right: number): boolean {
  const first = current[0]!;
  const marker = splitMarker(first.text);
  if (marker === null || splitMarker(line.text) !== null) return false;
  const [bullet, word] = first.words;
  const text = bullet!.text === marker.marker && word !== undefined ? word.left : first.left + INDENT * line.size;
  const second = current[1];
  if (line.left > (second?.left ?? text) - 0.5 * line.size) return false;
  if (second !== undefined) return second.left > first.left + INDENT * line.size;
  // A line of Chinese or Japanese breaks after any char: its first word is no measure of the room it needs.
  if (isWithoutSpaces(line.text.charCodeAt(0))) return right - previous.right > 3 * line.size;
  return /^[\p{Lu}“"‘(]/u.test(line.text) && right - previous.right > widthOf(line.words[0]!) + 2 * line.size;
}

/** The line before breaks off inside a sentence, and had no room for the first word of this one. */
function isWrapped(previous: Line, line: Line, next: Line | undefined, right: number): boolean {
  if (right - previous.right >= widthOf(line.words[0]!) + SPACE * line.size) return false;
  if (endsSentence(previous.text) || isCapitals(previous.text) !== isCapitals(line.text)) return false;
  // Lines set flush right are all full.
  const isFlushRight = Math.abs(line.right - previous.right) < 1 && Math.abs((next?.left ?? 0) - line.left) >= 1;
  return /^\p{Ll}/u.test(line.text) || !isFlushRight;
}

function isCode({ style, text }: Line): boolean {
  return style.monospace && splitMarker(text)?.kind !== "bullet";
}

function isInOneFont({ words, style }: Line): boolean {
  return words.every((word) => word.style.font === style.font);
}

function isInOneColor({ words, style }: Line): boolean {
  return words.every((word) => word.style.color === style.color);
}

function widthOf({ left, right }: Word): number {
  return right - left;
}

/** Lines of one middle: names over their office, not a paragraph's first line. */
function isCentred(previous: Line, line: Line): boolean {
  const isMiddle = Math.abs(previous.left + previous.right - line.left - line.right) < 0.4 * line.size;
  return isMiddle && !/[.!?:;]$/.test(previous.text);
}

/** A marker starts an item when it stands where items start, or when the line before was cut short. */
function isListStart(
  first: Line,
  previous: Line,
  line: Line,
  next: Line | undefined,
  right: number,
  wrapped: boolean,
): boolean {
  const marker = splitMarker(line.text)!;
  // A dash may stand at the start of a line by chance, inside a sentence: it must show that it is none.
  if (marker.kind === "bullet" && (!/^[-–—]$/.test(marker.marker) || /[.:;!?)]$/.test(previous.text))) return true;
  // Two lines that follow each other do not both do so by chance.
  if (marker.kind === "bullet" && next !== undefined && isSameItem(marker.marker, line, next)) return true;
  // Further left than the text before: back at the numbers of an outer list.
  if (line.left < first.left - 0.5 * line.size) return true;
  const firstMarker = splitMarker(first.text);
  // A number that a line break put first: "Version / 4.41. Archive".
  const isUnderText = firstMarker !== null && line.left > first.left + INDENT * line.size;
  if (wrapped && isUnderText && marker.kind !== "bullet") return false;
  if (firstMarker !== null && isSameKind(firstMarker, marker)) return Math.abs(first.left - line.left) < 3 * line.size;
  return line.left > previous.left + INDENT * line.size || right - previous.right > 4 * line.size;
}

/** Begins with the same marker, at the same place. */
function isSameItem(marker: string, line: Line, next: Line): boolean {
  return next.text.startsWith(marker) && Math.abs(next.left - line.left) < 1 && splitMarker(next.text) !== null;
}

/** True where the lines after the first are indented against it, as in list items and references. */
function isHanging(current: readonly Line[]): boolean {
  const edge = current[0]!.left + INDENT * current[0]!.size;
  return current.length > 1 && current.every((line, at) => at === 0 || line.left > edge);
}

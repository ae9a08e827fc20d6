import type { Line } from "../../text/runs-to-lines.ts";
import { splitMarker } from "../../text/list-marker.ts";
import { LEADERS } from "../../text/split-rows.ts";
import { isWithoutSpaces } from "../../text/without-spaces.ts";
import type { Word } from "../../text/word.ts";
import { hangsBehindNumber } from "./section-numbers.ts";
import { endsSentence } from "./sentences.ts";

// Shown by lines-to-paragraphs.test.ts.

/** First lines are indented by so much and more, in font sizes. */
export const INDENT = 0.8;
/** And by no more than this. */
export const WIDEST_INDENT = 4;
/** Inside a sentence lines may be further apart: a formula or a raised mark pushes them down. */
export const SENTENCE_GAP = 1.6;

/** An indented first line, of a paragraph or of one inside of a list item. */
export function isFirstLine(
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
export function isBehindItem(current: readonly Line[], previous: Line, line: Line, right: number): boolean {
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

/** Lines of one middle: names over their office, not a paragraph's first line. */
function isCentred(previous: Line, line: Line): boolean {
  const isMiddle = Math.abs(previous.left + previous.right - line.left - line.right) < 0.4 * line.size;
  return isMiddle && !/[.!?:;]$/.test(previous.text);
}

/** True where the lines after the first are indented against it, as in list items and references. */
function isHanging(current: readonly Line[]): boolean {
  const edge = current[0]!.left + INDENT * current[0]!.size;
  return current.length > 1 && current.every((line, at) => at === 0 || line.left > edge);
}

/** Width of a word, which a line must leave free for the word to fit on it. */
export function widthOf({ left, right }: Word): number {
  return right - left;
}

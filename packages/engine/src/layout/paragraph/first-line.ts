import type { Line } from "../../text/runs-to-lines.ts";
import { splitMarker } from "../../text/list-marker.ts";
import { LEADERS } from "../../text/split-rows.ts";
import { isWithoutSpaces } from "../../text/without-spaces.ts";
import type { Word } from "../../text/word.ts";
import { hangsBehindNumber } from "./section-numbers.ts";
import { endsSentence } from "./sentences.ts";

// Shown by lines-to-paragraphs.test.ts.

/** Minimum indent of a first line, in font sizes. */
export const INDENT = 0.8;
/** Maximum indent of a first line, in font sizes. */
export const WIDEST_INDENT = 4;
/** Maximum leading inside a sentence, in font sizes: a formula or a raised mark pushes lines further apart. */
export const SENTENCE_GAP = 1.6;

/** Whether a line is an indented first line of a paragraph, or of a paragraph inside a list item. */
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
  const isOutdented = next === undefined || next.left < line.left - INDENT * size;
  if (line.left - previous.left > INDENT * size) {
    // Under a full paragraph this also holds if the next line is a first line; in reference lists all lines but the first are indented.
    return isOutdented || next.baseline - line.baseline > SENTENCE_GAP * size || current.length > 1;
  }
  // Under a paragraph of one line that is also indented. A quotation fills its lines and stays together.
  const isAlone = current.length === 1 && Math.abs(line.left - previous.left) < 1;
  return isAlone && isOutdented && right - previous.right > widthOf(line.words[0]!) + 2 * size;
}

/**
 * Whether a line follows a list item: it starts left of the item's text although the item's lines hang, or although the line before had room for its
 * first word.
 */
export function isBehindItem(current: readonly Line[], previous: Line, line: Line, right: number): boolean {
  const first = current[0]!;
  const marker = splitMarker(first.text);
  if (marker === null || splitMarker(line.text) !== null) return false;
  const [bullet, word] = first.words;
  const text = bullet!.text === marker.marker && word !== undefined ? word.left : first.left + INDENT * line.size;
  const second = current[1];
  if (line.left > (second?.left ?? text) - 0.5 * line.size) return false;
  if (second !== undefined) return second.left > first.left + INDENT * line.size;
  // Chinese and Japanese lines break after any char, so the first word does not measure the room it needs.
  if (isWithoutSpaces(line.text.charCodeAt(0))) return right - previous.right > 3 * line.size;
  return /^[\p{Lu}“"‘(]/u.test(line.text) && right - previous.right > widthOf(line.words[0]!) + 2 * line.size;
}

/** Whether two lines are centred on one axis, such as a name over an office; they are not a paragraph's first line. */
function isCentred(previous: Line, line: Line): boolean {
  const isMiddle = Math.abs(previous.left + previous.right - line.left - line.right) < 0.4 * line.size;
  return isMiddle && !/[.!?:;]$/.test(previous.text);
}

/** Whether the lines after the first are indented, as in list items and references. */
function isHanging(current: readonly Line[]): boolean {
  const edge = current[0]!.left + INDENT * current[0]!.size;
  return current.length > 1 && current.every((line, at) => at === 0 || line.left > edge);
}

/** Width of a word: the free space that it needs at the end of a line. */
export function widthOf({ left, right }: Word): number {
  return right - left;
}

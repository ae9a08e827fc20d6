import type { Box } from "../../geometry/box.ts";
import type { TextRun } from "../../text/word.ts";

// Shown by text-frames.test.ts.

/** Share of a frame's width that its backgrounds, borders, title bars and separators cover. */
const FULL_WIDTH = 0.85;
/** Higher boxes inside a frame are parts of an image; lower ones are keys, or a mark before the title. */
const HIGHEST_MARK = 16;
/** Side borders are thinner. */
const WIDEST_BORDER = 8;
/** Minimum length of a text; labels are shorter, and a listing may have one long word a line. */
const TEXT_CHARS = 12;
/** Minimum share of the chars that are in such texts; in charts, with their counts and names, it is a third at most. */
const TEXT_SHARE = 0.75;
/** Texts of a frame start in its left part: the minimum share of chars in texts that do, and their maximum indent. */
const LEFT_SHARE = 0.6;
const LEFT_PART = 0.3;

/**
 * Distinguishes a frame around text from a figure: a listing, a note or theorem in a box, a block of a slide. The frame's drawn objects span its
 * width, and its text reads in lines; a chart has separate parts and short labels.
 *
 * @param boxes - all drawn objects, none of them an image
 * @param contained - text runs inside the frame
 */
export function isTextFrame(frame: Box, boxes: readonly Box[], contained: readonly TextRun[]): boolean {
  const width = frame.right - frame.left;
  if (contained.length === 0) return false;
  const isOfFrame = (box: Box): boolean =>
    box.right - box.left >= FULL_WIDTH * width ||
    box.right - box.left <= WIDEST_BORDER ||
    box.bottom - box.top <= HIGHEST_MARK;
  if (!boxes.every(isOfFrame) || !boxes.some((box) => box.right - box.left >= FULL_WIDTH * width)) return false;
  let chars = 0;
  let text = 0;
  let left = 0;
  for (const run of contained) {
    const length = run.words.reduce((sum, word) => sum + word.text.length + 1, -1);
    chars += length;
    if (length >= TEXT_CHARS && run.words.some((word) => /\p{L}{2}/u.test(word.text))) text += length;
    if (run.left - frame.left < LEFT_PART * width) left += length;
  }
  return text >= TEXT_SHARE * chars && left >= LEFT_SHARE * chars;
}

/** Whether the runs include prose, which makes an image behind them a background; labels of a chart are short. */
export function isBehindProse(runs: readonly TextRun[]): boolean {
  const long = runs.filter((run) => run.words.length >= 5).length;
  const texts = runs.filter((run) => run.words.length > 1 || run.words[0]!.text.length > 1).length;
  return long >= 3 && long * 3 >= texts;
}

import type { Box } from "../../geometry/box.ts";
import type { TextRun } from "../../text/word.ts";

// Shown by text-frames.test.ts.

/** Backgrounds, borders, title bars and separators of a frame reach over this share of its width. */
const FULL_WIDTH = 0.85;
/** Higher boxes inside of a frame are parts of a picture; lower ones hold a key, or are a mark before the title. */
const HIGHEST_MARK = 16;
/** Side borders are thinner. */
const WIDEST_BORDER = 8;
/** Labels are shorter; the words of a listing may be one long one a line. */
const TEXT_CHARS = 12;
/** Share of the chars that are in such texts; of charts it is a third at most, since they count and name. */
const TEXT_SHARE = 0.75;
/** Texts of a frame start in its left part; the share of chars that do, and how far they may be indented. */
const LEFT_SHARE = 0.6;
const LEFT_PART = 0.3;

/**
 * Distinguishes a frame around text from a figure: a listing, a note or a theorem in a box, the block of a slide. What is drawn
 * spans it from side to side, and what it holds reads in lines; a chart has parts of its own and short labels.
 *
 * @param boxes - of all that is drawn, none of them an image
 * @param held - runs of text inside of the frame
 */
export function isTextFrame(frame: Box, boxes: readonly Box[], held: readonly TextRun[]): boolean {
  const width = frame.right - frame.left;
  if (held.length === 0) return false;
  const isOfFrame = (box: Box): boolean =>
    box.right - box.left >= FULL_WIDTH * width ||
    box.right - box.left <= WIDEST_BORDER ||
    box.bottom - box.top <= HIGHEST_MARK;
  if (!boxes.every(isOfFrame) || !boxes.some((box) => box.right - box.left >= FULL_WIDTH * width)) return false;
  let chars = 0;
  let text = 0;
  let left = 0;
  for (const run of held) {
    const length = run.words.reduce((sum, word) => sum + word.text.length + 1, -1);
    chars += length;
    if (length >= TEXT_CHARS && run.words.some((word) => /\p{L}{2}/u.test(word.text))) text += length;
    if (run.left - frame.left < LEFT_PART * width) left += length;
  }
  return text >= TEXT_SHARE * chars && left >= LEFT_SHARE * chars;
}

/** Lines of prose over a picture make it a background; labels of a chart are short. */
export function isBehindProse(runs: readonly TextRun[]): boolean {
  const long = runs.filter((run) => run.words.length >= 5).length;
  const texts = runs.filter((run) => run.words.length > 1 || run.words[0]!.text.length > 1).length;
  return long >= 3 && long * 3 >= texts;
}

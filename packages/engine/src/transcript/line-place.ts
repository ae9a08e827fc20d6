import type { BBox } from "../geometry/bbox.ts";
import type { TranscriptLine } from "./transcript.ts";

/** The texts of a line's words, in the order of their boxes. */
export function wordTexts(line: Pick<TranscriptLine, "text">): string[] {
  return line.text.split(" ");
}

/**
 * The box around a run of a line's words.
 *
 * @param from - index of the first word
 * @param to - index after the last one
 * @defaultValue the whole line
 */
export function placeOf(
  { words }: Pick<TranscriptLine, "words">,
  page: number,
  from = 0,
  to: number = words.length / 4,
): BBox {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let at = 4 * from; at < 4 * to; at += 4) {
    left = Math.min(left, words[at]!);
    top = Math.min(top, words[at + 1]!);
    right = Math.max(right, words[at + 2]!);
    bottom = Math.max(bottom, words[at + 3]!);
  }
  return { left, top, width: right - left, height: bottom - top, page };
}

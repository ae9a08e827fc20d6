/**
 * Watermarks that are not slanted: a text in a colour of its own, repeated over the page or far larger than the text, of which some copies are over
 * or under other text.
 */
import type { Box } from "../geometry/box.ts";
import { median } from "../geometry/order.ts";
import { wordsToRuns } from "../text/words-to-runs.ts";
import type { TextRun, Word } from "../text/word.ts";
import type { PageState } from "./page-state.ts";
import { toWatermark } from "./place-watermarks.ts";

// Shown by straight-watermarks.test.ts.

/** Fewer copies may be a label that lies on a picture of text. */
const MIN_REPEATS = 4;
/** Minimum number of copies that overlap other text, which printed text never does. */
const MIN_OVERLAPPING = 2;
/** Minimum share of a word's height, and of its width, that overlaps: ascenders may touch the line above. */
const MIN_OVERLAP = 0.3;

/** In sizes of the usual text: a single word across a page is larger, and lies over several words. */
const MIN_TIMES_LARGER = 2.5;
const MIN_OVERLAPPED = 3;

/** Removes such watermarks from the text; each is kept once. */
export function setStraightWatermarksApart(state: PageState): void {
  const usual = usualColor(state.upright);
  const others = state.upright.filter(({ style }) => style.color !== usual);
  // Nearly all pages have one colour, or a few words in another one.
  if (others.length === 0) return;
  const text = state.upright.filter(({ style }) => style.color === usual);
  const size = median(text.map((word) => word.size));
  const groups = Map.groupBy(wordsToRuns(others), keyOf);
  const taken = new Set<Word>();
  for (const copies of groups.values()) {
    if (copies.length < MIN_REPEATS && copies[0]!.size < MIN_TIMES_LARGER * size) continue;
    const overlapped = copies.map(({ words }) => text.filter((other) => words.some((word) => overlaps(word, other))));
    const overlapping = overlapped.filter((words) => words.length > 0).length;
    const isLarge = copies.length < MIN_REPEATS && overlapped.every((words) => words.length >= MIN_OVERLAPPED);
    if (!isLarge && (copies.length < MIN_REPEATS || overlapping < MIN_OVERLAPPING)) continue;
    state.watermarks.push(toWatermark(copies[0]!.words, state));
    for (const { words } of copies) for (const word of words) taken.add(word);
  }
  if (taken.size > 0) state.upright = state.upright.filter((word) => !taken.has(word));
}

function keyOf({ words }: TextRun): string {
  return `${words[0]!.style.color} ${words.map(({ text }) => text).join(" ")}`;
}

/** The colour of most words. */
function usualColor(words: readonly Word[]): number {
  const counts = new Map<number, number>();
  let usual = 0;
  let most = 0;
  for (const { style } of words) {
    const count = (counts.get(style.color) ?? 0) + 1;
    counts.set(style.color, count);
    if (count > most) [usual, most] = [style.color, count];
  }
  return usual;
}

function overlaps(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const width = Math.min(one.right - one.left, other.right - other.left);
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  return across > MIN_OVERLAP * width && along > MIN_OVERLAP * height;
}

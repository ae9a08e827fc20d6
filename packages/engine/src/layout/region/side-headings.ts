/** Headings in a column of their own, each next to the first line of its section, as in house rules, contracts and minutes. */
import { labelledRows } from "./labelled-rows.ts";
import { type Item, toItem } from "./region.ts";
import type { TextRun, Word } from "../../text/word.ts";
import { toRun } from "../../text/words-to-runs.ts";

// Shown by side-headings.test.ts.

/** Minimum ratio of lines of text to lines of headings; values of labels have a line or two. */
const MIN_LINES = 3;
/** Minimum number of headings that only their style distinguishes from text. */
export const MIN_SIDE_HEADINGS = 2;
/** Minimum number of lines that begin at one place, so that it is the edge of a column. */
const MIN_AT_EDGE = 6;
/** Maximum difference between starts of lines at one edge, in points. */
const SAME_EDGE = 1;
/** Minimum gap between a heading and the text on its line, in font sizes; spaces are half as wide. */
const MIN_GAP = 0.6;

/** Whether the texts on the left are headings of those on the right: bold or italic, unlike the text, and each at the first line of a section. */
export function areSideHeadings(left: readonly Item[], right: readonly Item[]): boolean {
  if (left.length < MIN_SIDE_HEADINGS || right.length < MIN_LINES * MIN_SIDE_HEADINGS) return false;
  const isStyled = (style: "bold" | "italic"): boolean =>
    left.every(({ run }) => run !== null && run.words.every((word) => word.style[style])) &&
    !right.some(({ run }) => run !== null && run.words.every((word) => word.style[style]));
  if (!isStyled("bold") && !isStyled("italic")) return false;
  // Each heading is a region, and so is its section.
  const regions = labelledRows(left, right, MIN_SIDE_HEADINGS);
  return regions !== null && right.length >= (MIN_LINES * regions.length) / 2;
}

/** Cuts lines where bold words end just before the edge of a column: a long heading is no further from its section than a few spaces. */
export function cutAtSections(items: readonly Item[]): readonly Item[] {
  const edges = edgesOf(items);
  if (edges.size === 0) return items;
  const cut = items.flatMap((item) => {
    const at = item.run === null ? -1 : sectionAt(item.run, edges);
    if (at < 0) return [item];
    const { words } = item.run!;
    return [words.slice(0, at), words.slice(at)].map((part) => {
      const run = toRun(part);
      return toItem(run, run, null);
    });
  });
  return cut.length === items.length ? items : cut;
}

/** Rounded places at which many lines begin. */
function edgesOf(items: readonly Item[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { run } of items) {
    if (run === null) continue;
    const at = Math.round(run.left);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([at, count]) => (count >= MIN_AT_EDGE ? [at] : [])));
}

/** The first word after bold words that begins at an edge; -1 if there is none. */
function sectionAt({ words, size }: TextRun, edges: ReadonlySet<number>): number {
  if (!words[0]!.style.bold || words.at(-1)!.style.bold) return -1;
  const at = words.findIndex(({ style }) => !style.bold);
  const isCut = words[at]!.left - words[at - 1]!.right >= MIN_GAP * size && isAtEdge(words[at]!, edges);
  return isCut ? at : -1;
}

function isAtEdge({ left }: Word, edges: ReadonlySet<number>): boolean {
  for (let at = Math.floor(left - SAME_EDGE); at <= left + SAME_EDGE; at++) if (edges.has(at)) return true;
  return false;
}

import { runsToLines } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import type { Edge } from "../grid/edges.ts";
import { countGaps } from "../columns/line-gaps.ts";
import type { TableInput } from "../found-table.ts";

// Shown by margin-rules.test.ts.

/** Running heads and feet are within this share of the page's height. */
const MARGIN = 0.16;
/** Their lines are as wide as the body, which is this share of the page at least; drawings have many lines, but shorter ones. */
const MIN_WIDTH = 0.4;
/** They have one line or two, which reach so far from their rule, in font sizes. */
const FARTHEST_LINE = 2.6;
/** The body keeps this far from them, in font sizes; the rows of a table keep closer to its lines. */
const MIN_BODY_GAP = 1.2;
/** A running head has three parts at most: left, middle, right. */
const MAX_GAPS = 2;
/** And this many times further than the running head itself. */
const MIN_GAP_RATIO = 1.3;

/** Finds the lines under a running head and over a running foot: with any other line they would bound the whole page as one table. */
export function findMarginRules(
  edges: readonly Edge[],
  { words, width, height, quarter }: Pick<TableInput, "words" | "width" | "height" | "quarter">,
): ReadonlySet<Edge> {
  const [across, total] = quarter % 2 === 0 ? [width, height] : [height, width];
  const found = new Set<Edge>();
  for (const edge of edges) {
    const { position } = edge;
    if (edge.end - edge.start < MIN_WIDTH * across) continue;
    const isHead = position < MARGIN * total;
    if (!isHead && position < (1 - MARGIN) * total) continue;
    const margin = marginAt(words, position, isHead);
    if (margin !== null && !isParted(margin)) found.add(edge);
  }
  return found;
}

/** The words of a running head or foot at a rule; null where they are none, or are no closer to it than the body. */
function marginAt(words: readonly Word[], position: number, isHead: boolean): Word[] | null {
  const outer: Word[] = [];
  let own = Infinity;
  let near: Word | null = null;
  let white = Infinity;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const toRule = whiteTo(word, position);
    if (word.baseline < position + 1 === isHead) {
      if (toRule > FARTHEST_LINE * word.size) return null;
      outer.push(word);
      if (toRule < own) own = toRule;
    } else if (toRule < white) {
      white = toRule;
      near = word;
    }
  }
  if (near === null || outer.length === 0) return null;
  return white >= MIN_BODY_GAP * near.size && white >= MIN_GAP_RATIO * own ? outer : null;
}

function isParted(words: readonly Word[]): boolean {
  return runsToLines(wordsToRuns(words)).some((line) => countGaps(line) > MAX_GAPS);
}

function whiteTo({ top, bottom }: Box, position: number): number {
  return Math.max(0, top - position, position - bottom);
}

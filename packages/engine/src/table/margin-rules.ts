import { runsToLines } from "../layout/runs-to-lines.ts";
import type { Edges, Word } from "../layout/text.ts";
import { wordsToRuns } from "../layout/words-to-runs.ts";
import type { Edge } from "./edges.ts";
import { countGaps } from "./line-gaps.ts";
import type { TableInput } from "./ruled-tables.ts";

// Shown by margin-rules.test.ts.

/** Running heads and feet stand within this share of the page's height. */
const MARGIN = 0.16;
/** Their lines are as wide as the body, which is this share of the page at least; drawings have many lines, but shorter ones. */
const LEAST_WIDTH = 0.4;
/** They have one line or two, which reach so far from their rule, in font sizes. */
const FARTHEST_LINE = 2.6;
/** The body keeps this far from them, in font sizes; the rows of a table keep closer to its lines. */
const LEAST_WHITE = 1.2;
/** A running head has three parts at most: left, middle, right. */
const MOST_GAPS = 2;
/** And this many times further than the running head itself. */
const LEAST_SHARE = 1.3;

/** Finds the lines under a running head and over a running foot: with any other line they would bound the whole page as one table. */
export function findMarginRules(
  edges: readonly Edge[],
  { words, width, height, quarter }: Pick<TableInput, "words" | "width" | "height" | "quarter">,
): ReadonlySet<Edge> {
  const [across, total] = quarter % 2 === 0 ? [width, height] : [height, width];
  const found = new Set<Edge>();
  for (const edge of edges) {
    const { position } = edge;
    if (edge.end - edge.start < LEAST_WIDTH * across) continue;
    const fromTop = position < MARGIN * total;
    if (!fromTop && position < (1 - MARGIN) * total) continue;
    const outer = words.filter(({ baseline }) => baseline < position + 1 === fromTop);
    const near = nearest(
      words.filter(({ baseline }) => baseline < position + 1 !== fromTop),
      position,
    );
    if (near === null || outer.length === 0) continue;
    const own = nearest(outer, position)!;
    const isMargin = outer.every((word) => whiteTo(word, position) <= FARTHEST_LINE * word.size);
    const white = whiteTo(near, position);
    const isParted = runsToLines(wordsToRuns(outer)).some((line) => countGaps(line) > MOST_GAPS);
    const isFar = white >= LEAST_WHITE * near.size && white >= LEAST_SHARE * whiteTo(own, position);
    if (isMargin && !isParted && isFar) found.add(edge);
  }
  return found;
}

function nearest(words: readonly Word[], position: number): Word | null {
  let best: Word | null = null;
  for (const word of words) if (best === null || whiteTo(word, position) < whiteTo(best, position)) best = word;
  return best;
}

function whiteTo({ top, bottom }: Edges, position: number): number {
  return Math.max(0, top - position, position - bottom);
}

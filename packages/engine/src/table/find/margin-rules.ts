import { runsToLines } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import type { Edge } from "../grid/edges.ts";
import { countGaps } from "../columns/line-gaps.ts";
import type { TableInput } from "../found-table.ts";

// Shown by margin-rules.test.ts.

/** Share of the page's height, at the top and bottom, that contains running heads and feet. */
const MARGIN = 0.16;
/** Minimum width of their rules as a share of the page's width; they are as wide as the body. Drawings have many rules, but shorter ones. */
const MIN_WIDTH = 0.4;
/** Maximum distance of their one or two lines of text from their rule, in font sizes. */
const FARTHEST_LINE = 2.6;
/** Minimum distance of the body from their rule, in font sizes; the rows of a table are closer to its rules. */
const MIN_BODY_GAP = 1.2;
/** Maximum number of wide gaps: a running head has at most three parts, left, middle and right. */
const MAX_GAPS = 2;
/** Minimum ratio of the body's distance to the running head's distance from the rule. */
const MIN_GAP_RATIO = 1.3;

/** Finds the rules under a running head and above a running foot: together with any other rule they would bound the whole page as one table. */
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

/** Returns the words of a running head or foot at a rule; null if there are none, or they are no closer to it than the body. */
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

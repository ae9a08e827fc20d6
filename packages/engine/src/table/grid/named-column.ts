import type { Box } from "../../geometry/box.ts";
import { charsOf } from "../../text/word.ts";
import type { Grid } from "./edges-to-grids.ts";
import type { FilledPlace } from "./split-open-cells.ts";

// Shown by named-column.test.ts.

/** Maximum length of an entry, in chars; boxes contain sentences. */
const LONGEST_ENTRY = 60;
/** Maximum distance between a fill and the borders of the first field, in points. */
const SLACK = 3;
/** Maximum ratio of the highest row to the lowest; boxes with a title have any height. */
const MAX_HEIGHT_RATIO = 1.6;

/** Whether the cells are one column of drawn fields, each with one line, under a name that is shaded, or bold if they are not. */
export function isNamedColumn({ xs, ys }: Grid, cells: readonly FilledPlace[], fills: readonly Box[]): boolean {
  const [name, ...entries] = cells;
  if (name === undefined || !cells.every(isShortLine)) return false;
  const heights = ys.slice(1).map((bottom, row) => bottom - ys[row]!);
  if (Math.max(...heights) > MAX_HEIGHT_RATIO * Math.min(...heights)) return false;
  const isBold = ({ words }: FilledPlace): boolean => words.every(({ style }) => style.bold);
  if (isBold(name) && !entries.some(isBold)) return true;
  const field = { left: xs[0]!, top: ys[0]!, right: xs[1]!, bottom: ys[1]! };
  return fills.some((fill) => isSame(fill, field));
}

/** Whether a text has one line and is not a sentence. */
function isShortLine({ words }: FilledPlace): boolean {
  const [first] = words;
  if (first === undefined || charsOf(words) > LONGEST_ENTRY) return false;
  return words.every(({ baseline }) => Math.abs(baseline - first.baseline) < first.size / 2);
}

function isSame(a: Box, b: Box): boolean {
  const sides = ["left", "top", "right", "bottom"] as const;
  return sides.every((side) => Math.abs(a[side] - b[side]) <= SLACK);
}

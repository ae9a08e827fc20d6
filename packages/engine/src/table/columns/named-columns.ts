import type { Line } from "../../text/runs-to-lines.ts";
import { charsOf } from "../../text/word.ts";
import type { Tracks } from "./tracks.ts";
import { textStarts } from "./line-gaps.ts";
import { columnsOf } from "./track-cell.ts";

// Shown by named-columns.test.ts.

/** Columns of prose come in twos; if there are three, they have no header. */
const MIN_COLUMNS = 3;
/** Maximum number of lines of a header. */
const MAX_LINES = 3;
/** Minimum number of rules: above the header, below it, and below the rows. */
const MIN_RULES = 3;
const LONGEST_NAME = 36;

/** Whether a drawn line separates a name for each column from what is below. Then the columns are not prose, however the cells wrap. */
export function areNamed(lines: readonly Line[], tracks: Tracks, rules: readonly number[]): boolean {
  const columns = tracks.separators.length + 1;
  if (columns < MIN_COLUMNS || rules.length < MIN_RULES || rules[0]! > lines[0]!.baseline) return false;
  const rule = rules.find((at) => at > lines[0]!.baseline)!;
  const below = lines.findIndex(({ baseline }) => baseline > rule);
  if (below < 1 || below > MAX_LINES) return false;
  const header = lines.slice(0, below);
  // A newspaper prints its date, number and price under its title, wherever its columns are.
  if (header.some((line) => textStarts(line).length > tracks.cellsOf(line).length)) return false;
  const names = header.flatMap((line) => tracks.cellsOf(line));
  return columnsOf(names).size === columns && names.every(({ words }) => charsOf(words) <= LONGEST_NAME);
}

import type { Word } from "../../text/word.ts";
import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import { Tracks } from "../columns/tracks.ts";
import { type FoundTable, isApart, type TableInput } from "../found-table.ts";
import type { Edge } from "../grid/edges.ts";
import { tableFromLines } from "./borderless-tables.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by upright-ruled-tables.test.ts.

/** Maximum difference between ends of the rules of one table, each drawn cell by cell. */
const SAME_END = 4;
/** Minimum length of a rule: a row and its padding; shorter rules are ticks. */
const SHORTEST = 20;
/** A page with more rules is a drawing. */
const MAX_RULES = 200;
/** Maximum difference between baselines of texts in one row. */
const SAME_BASELINE = 2;
/** Minimum share of the rows with text in an outer column without an outer rule, and of its texts that are in a row. */
const MIN_ROWS = 0.6;
/** Minimum number of lines with text in two columns: a header and two rows. */
const MIN_PAIRED = 3;
/** Maximum white space between a rule and the text of an outer column, relative to that inside, plus an allowance in points. */
const MAX_WHITE = 2;
const WHITE_MORE = 3;
/** More texts next to the rules are no column of a table; each is compared with the others of its row. */
const MAX_OUTER_TEXTS = 1000;

/** Finds tables with rules only between the columns. Outer columns may lack their outer rule. */
export function findUprightRuledTables(input: TableInput, vertical: readonly Edge[]): FoundTable[] {
  if (vertical.length < 2 || vertical.length > MAX_RULES) return [];
  const found: FoundTable[] = [];
  const left = new Set(vertical.filter(({ start, end }) => end - start >= SHORTEST));
  for (const first of left) {
    const rules = [...left].filter(
      ({ start, end }) => Math.abs(start - first.start) <= SAME_END && Math.abs(end - first.end) <= SAME_END,
    );
    for (const rule of rules) left.delete(rule);
    const table = rules.length >= 2 ? fromRules(rules, input) : null;
    if (table !== null && isApart(table, found)) found.push(table);
  }
  return found;
}

function fromRules(rules: readonly Edge[], input: TableInput): FoundTable | null {
  const places = rules.map(({ position }) => position).sort((a, b) => a - b);
  const [left, right] = [places[0]!, places.at(-1)!];
  const top = Math.min(...rules.map(({ start }) => start));
  const bottom = Math.max(...rules.map(({ end }) => end));
  const level = wordsInside(input.words, { left: 0, top, right: input.width, bottom });
  const inside = level.filter((word) => word.left > left - 1 && word.right < right + 1);
  const isCrossed = level.some((word) => places.some((x) => word.left < x - 1 && word.right > x + 1));
  if (inside.length < 2 || isCrossed) return null;
  const before = outerWords(level, inside, places, -1);
  const after = outerWords(level, inside, places, 1);
  const separators = [...(before === null ? [] : [left]), ...places.slice(1, -1), ...(after === null ? [] : [right])];
  if (separators.length === 0) return null;
  const words = [...(before ?? []), ...inside, ...(after ?? [])];
  const sides = {
    left: Math.min(left, ...words.map((word) => word.left)),
    right: Math.max(right, ...words.map((word) => word.right)),
  };
  const tracks = new Tracks({ ...sides, separators: separators.map((at) => ({ start: at, end: at })) });
  const lines = runsToLines(wordsToRuns(words));
  const isRow = (line: Line): boolean => tracks.cellsOf(line).length > 1;
  // Shapes drawn side by side have rules and texts, but no rows.
  if (lines.filter(isRow).length < MIN_PAIRED) return null;
  const piece = tableFromLines(lines, { rules: [top, bottom], captioned: false, tracks }, input);
  return piece === null ? null : { piece: { ...piece, ...sides }, words: new Set(words) };
}

/** Returns words outside the first or last rule that are as near to it as those inside are to theirs, in the same rows. */
function outerWords(
  level: readonly Word[],
  inside: readonly Word[],
  places: readonly number[],
  side: -1 | 1,
): readonly Word[] | null {
  const edge = side < 0 ? places[0]! : places.at(-1)!;
  /** Distance of a word from the rule before it, or from the rule after it. */
  const whiteOf = (word: Word): number =>
    Math.min(
      ...places.flatMap((x) => {
        const white = side < 0 ? x - word.right : word.left - x;
        return white > -1 ? [white] : [];
      }),
    );
  const most = MAX_WHITE * Math.max(0, Math.min(...inside.map(whiteOf))) + WHITE_MORE;
  const runs = wordsToRuns(level.filter((word) => (side < 0 ? word.right < edge + 1 : word.left > edge - 1)));
  if (runs.length > MAX_OUTER_TEXTS) return null;
  const rows = [...new Set(inside.map(({ baseline }) => Math.round(baseline)))];
  const isInRow = (baseline: number): boolean => rows.some((row) => Math.abs(row - baseline) <= SAME_BASELINE);
  const nearest = runs.filter((run) => {
    const mates = runs.filter((other) => Math.abs(other.baseline - run.baseline) <= SAME_BASELINE);
    return mates.every((other) => (side < 0 ? other.right <= run.right : other.left >= run.left));
  });
  const inRows = nearest.filter((run) => isInRow(run.baseline));
  if (inRows.length === 0) return null;
  const from = Math.min(...inRows.map((run) => run.left));
  const to = Math.max(...inRows.map((run) => run.right));
  // Text further away belongs to the page's next column; one cell may have several lines.
  const own = nearest.filter((run) => run.left < to && run.right > from);
  const white = Math.min(...inRows.map((run) => (side < 0 ? edge - run.right : run.left - edge)));
  const filled = rows.filter((row) => inRows.some(({ baseline }) => Math.abs(row - baseline) <= SAME_BASELINE));
  const isColumn = white <= most && inRows.length >= MIN_ROWS * own.length && filled.length >= MIN_ROWS * rows.length;
  return isColumn ? own.flatMap(({ words }) => words) : null;
}

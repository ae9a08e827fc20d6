import { type Line, shareOfBold } from "../../text/runs-to-lines.ts";
import { byLeft, median } from "../../geometry/order.ts";
import type { Word } from "../../text/word.ts";
import type { Tracks } from "../columns/tracks.ts";
import { LONGEST_CELL, type LineCell } from "../columns/track-cell.ts";
import type { TrackEvidence } from "../columns/track-evidence.ts";
import { areRowsRuled } from "./are-rows-ruled.ts";

// Shown by is-running-text.test.ts.

/** Maximum share of lines across all columns; in a table these are group titles and notes. */
const MAX_SPANNING_LINES = 0.5;
/** Markers of list items. */
const MARKER = /^[•◦‣▪▫■□●○*·]$/u;
/** Markers of numbered lists; ranks in a table of more columns look the same. */
const COUNT = /^\(?\d{1,2}[.)]$/;
/** Minimum share of the texts of the first column that are such a marker, and minimum number; the others are below the list. */
const MIN_MARKED = 0.8;
const MIN_ITEMS = 2;
/**
 * Markers including dashes, which mean an empty value in columns with other values. Minimum share of them in a column; the others are titles of the
 * boxes.
 */
const SIGN = /^[•◦‣▪▫■□●○*·–—]$/u;
const MIN_SIGNS = 0.6;
/** Minimum number of rows of names; a table names its columns once, and once more if it continues with others. */
const MIN_CARDS = 3;
/** Minimum number of lines of a full column. */
const MIN_FULL = 5;
/** Minimum number of lines in a column of running text that are close below another; fewer may be wrapped cells. */
const MIN_FLOW = 10;
/** Maximum leading of columns, which is 1.1–1.6 sizes. */
const WIDEST_LEADING = 1.6;
/** Width of a space, in font sizes. */
const SPACE = 0.2;
/**
 * Minimum share of these lines whose first word had no room on the line before: measured 0.68 with headings and code between them, 0.8 or more
 * without.
 */
const MIN_FORCED = 0.6;
/** Maximum share of common baselines: measured under 0.1 for independent columns. */
const MAX_SHARED = 0.35;
const SAME_BASELINE = 0.15;

/**
 * Whether lines in columns cannot be a table, whatever their rows: columns of prose, a list. Checked before the rows are found, which is more
 * expensive.
 */
export function isRunningText(
  lines: readonly Line[],
  tracks: Tracks,
  { rules, everyRow = false, named = false }: Pick<TrackEvidence, "rules" | "everyRow" | "named">,
): boolean {
  if (isUnparted(lines, tracks)) return true;
  // Under a header that rules separate from its rows, signs are a column, such as rows marked as new or out of order.
  const columns = toColumns(lines, tracks);
  // The date of a newspaper is also between rules above its columns; but a table has some short columns.
  const areCells = everyRow || (named && !columns.every(isFull)) || areRowsRuled(lines, tracks, rules);
  return (
    (rules.length < 3 && isList(columns)) ||
    areLists(columns) ||
    areCards(lines, tracks) ||
    // Shaded rows, rows between rules, and rows under column names contain cells, however they wrap.
    (!areCells && (isNewspaper(columns) || hasFlows(columns)))
  );
}

/** Whether texts extend across all columns, as in lines of a single column that stretched spaces and indents sometimes split. */
function isUnparted(lines: readonly Line[], tracks: Tracks): boolean {
  let whole = 0;
  for (const line of lines) {
    if (tracks.cellsOf(line)[0]!.columnSpan <= tracks.separators.length) continue;
    // Group titles are short; a long line is followed by another.
    whole += line.text.length > LONGEST_CELL ? 2 : 1;
  }
  return whole > MAX_SPANNING_LINES * lines.length;
}

/** Whether the columns are a list, whose markers do not form a column. */
function isList([first = [], ...others]: readonly Column[]): boolean {
  const counts = others.length === 1;
  const marked = first.filter(
    ({ words: [word, ...more] }) =>
      more.length === 0 && (MARKER.test(word!.text) || (counts && COUNT.test(word!.text))),
  );
  return marked.length >= MIN_ITEMS && marked.length >= MIN_MARKED * first.length;
}

/** Whether the columns are lists side by side: every other column has only markers, including dashes, whatever boxes are drawn around them. */
function areLists(columns: readonly Column[]): boolean {
  if (columns.length % 2 !== 0) return false;
  return columns.every((column, index) => {
    if (index % 2 !== 0) return true;
    const texts = column.filter(({ columnSpan }) => columnSpan === 1);
    const marked = texts.filter(({ words: [word, ...more] }) => more.length === 0 && SIGN.test(word!.text));
    return marked.length >= MIN_ITEMS && marked.length >= MIN_SIGNS * texts.length;
  });
}

/** Whether lines are addresses, products or persons side by side: lines of equally many bold names recur above other lines. */
function areCards(lines: readonly Line[], tracks: Tracks): boolean {
  let titles = 0;
  let last = -2;
  for (const [at, line] of lines.entries()) {
    if (shareOfBold(line) < 1 || /\d/.test(line.text) || tracks.cellsOf(line).length < 2) continue;
    // Column names on two lines are a header.
    if (last === at - 1) return false;
    last = at;
    titles++;
  }
  return titles >= MIN_CARDS && last < lines.length - 1;
}

/** The cells that begin in a column, from top to bottom. */
type Column = readonly LineCell[];

function toColumns(lines: readonly Line[], tracks: Tracks): Column[] {
  const columns = Array.from({ length: tracks.separators.length + 1 }, (): LineCell[] => []);
  for (const line of lines) for (const cell of tracks.cellsOf(line)) columns[cell.column]!.push(cell);
  return columns;
}

/** Whether columns are text: their lines fill them, even between two rules. A table has at most one such column. */
function isNewspaper(columns: readonly Column[]): boolean {
  return columns.filter(isFull).length >= 2;
}

function isFull(column: Column): boolean {
  if (column.length < MIN_FULL) return false;
  const widths = column.map(({ box }) => box.right - box.left);
  const widest = Math.max(...widths);
  const wide = widths.filter((width) => width > 0.8 * widest);
  return wide.length >= 0.6 * column.length && median(column.map(({ words }) => countChars(words))) >= 20;
}

/** Number of chars without digits. */
function countChars(words: readonly Word[]): number {
  let chars = 0;
  for (const { text } of words) if (!/\d/.test(text)) chars += text.length + 1;
  return chars;
}

/** Whether columns are running text, each on its own baselines; cells of one row share theirs at the top or bottom. */
function hasFlows(columns: readonly Column[]): boolean {
  const flows = columns.map((column) => column.filter(({ columnSpan }) => columnSpan === 1)).filter(runsOn);
  return flows.some((flow, index) => flows.slice(index + 1).some((other) => sharedBaselines(flow, other) < MAX_SHARED));
}

/** Whether most lines are close under another that had no room for their first word. */
function runsOn(column: Column): boolean {
  if (column.length < MIN_FLOW) return false;
  const rights = column.map(({ box }) => box.right);
  const right = Math.max(...rights);
  let close = 0;
  let forced = 0;
  for (let at = 1; at < column.length; at++) {
    const first = byLeft(column[at]!.words)[0]!;
    if (first.baseline - column[at - 1]!.words[0]!.baseline > WIDEST_LEADING * first.size) continue;
    close++;
    if (rights[at - 1]! + SPACE * first.size + first.right - first.left > right) forced++;
  }
  return close >= MIN_FLOW && forced >= MIN_FORCED * close;
}

function sharedBaselines(a: Column, b: Column): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const baselines = Float64Array.from(many, ({ words }) => words[0]!.baseline).sort();
  let shared = 0;
  for (const { words } of few) {
    const { baseline, size } = words[0]!;
    let next = 0;
    while (next < baselines.length - 1 && baselines[next]! < baseline) next++;
    const nearest = Math.min(
      Math.abs(baselines[next]! - baseline),
      Math.abs(baseline - (baselines[next - 1] ?? Infinity)),
    );
    if (nearest <= SAME_BASELINE * size) shared++;
  }
  return shared / few.length;
}

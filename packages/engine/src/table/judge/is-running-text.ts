import { type Line, shareOfBold } from "../../text/runs-to-lines.ts";
import { byLeft, median } from "../../geometry/order.ts";
import type { Word } from "../../text/word.ts";
import type { Tracks } from "../columns/tracks.ts";
import { LONGEST_CELL, type LineCell } from "../columns/track-cell.ts";
import type { TrackEvidence } from "../columns/track-evidence.ts";
import { areRowsRuled } from "./are-rows-ruled.ts";

// Shown by is-running-text.test.ts.

/** Share of lines over all columns: titles of groups and notes are fewer in a table. */
const MAX_SPANNING_LINES = 0.5;
/** Signs that begin the items of a list. */
const MARKER = /^[•◦‣▪▫■□●○*·]$/u;
/** And those of lists that count; ranks in a table of more columns look alike. */
const COUNT = /^\(?\d{1,2}[.)]$/;
/** Share of the texts of the first column that are such a sign; what is below a list is the rest. */
const MIN_MARKED = 0.8;
const MIN_ITEMS = 2;
/** With dashes, which stand for no value in columns that have others; the rest are titles of the boxes. */
const SIGN = /^[•◦‣▪▫■□●○*·–—]$/u;
const MIN_SIGNS = 0.6;
/** Rows of names; a table names its columns once, and once more where it continues with others. */
const MIN_CARDS = 3;
/** A column of fewer lines fills none. */
const MIN_FULL = 5;
/** Lines of a column of running text that are close below another; fewer may be cells that wrap. */
const MIN_FLOW = 10;
/** Leading of columns is 1.1–1.6 sizes. */
const WIDEST_LEADING = 1.6;
/** A space of text, in font sizes. */
const SPACE = 0.2;
/** Share of these lines whose first word had no room on the line before: 0.68 with headings and code between, 0.8 and more without. */
const MIN_FORCED = 0.6;
/** Share of common baselines: flows side by side measured under 0.1. */
const MAX_SHARED = 0.35;
const SAME_BASELINE = 0.15;

/**
 * Returns whether lines in columns can be no table, whatever their rows: columns of prose, a list. Asked before the rows are
 * found, which costs more.
 */
export function isRunningText(
  lines: readonly Line[],
  tracks: Tracks,
  { rules, everyRow = false, named = false }: Pick<TrackEvidence, "rules" | "everyRow" | "named">,
): boolean {
  if (isUnparted(lines, tracks)) return true;
  // Under a header that drawn lines part from its rows a column of signs is one: rows marked as new, as out of order.
  const columns = toColumns(lines, tracks);
  // A newspaper's date is between lines over its columns, too; but of a table some columns are short.
  const areCells = everyRow || (named && !columns.every(isFull)) || areRowsRuled(lines, tracks, rules);
  return (
    (rules.length < 3 && isList(columns)) ||
    areLists(columns) ||
    areCards(lines, tracks) ||
    // Shaded rows, rows between drawn lines, and what is under names hold cells, however they wrap.
    (!areCells && (isNewspaper(columns) || hasFlows(columns)))
  );
}

/** Texts over all columns, as lines of one column are that stretched spaces and indents part here and there. */
function isUnparted(lines: readonly Line[], tracks: Tracks): boolean {
  let whole = 0;
  for (const line of lines) {
    if (tracks.cellsOf(line)[0]!.columnSpan <= tracks.separators.length) continue;
    // Titles of groups are short; under a long line is another.
    whole += line.text.length > LONGEST_CELL ? 2 : 1;
  }
  return whole > MAX_SPANNING_LINES * lines.length;
}

/** Items of a list: their markers are no column. */
function isList([first = [], ...others]: readonly Column[]): boolean {
  const counts = others.length === 1;
  const marked = first.filter(
    ({ words: [word, ...more] }) =>
      more.length === 0 && (MARKER.test(word!.text) || (counts && COUNT.test(word!.text))),
  );
  return marked.length >= MIN_ITEMS && marked.length >= MIN_MARKED * first.length;
}

/** Lists side by side: every other column is of their signs, dashes among them, whatever boxes are drawn around them. */
function areLists(columns: readonly Column[]): boolean {
  if (columns.length % 2 !== 0) return false;
  return columns.every((column, index) => {
    if (index % 2 !== 0) return true;
    const texts = column.filter(({ columnSpan }) => columnSpan === 1);
    const marked = texts.filter(({ words: [word, ...more] }) => more.length === 0 && SIGN.test(word!.text));
    return marked.length >= MIN_ITEMS && marked.length >= MIN_SIGNS * texts.length;
  });
}

/** Addresses, products, persons side by side: lines of bold names, as many side by side, come again over lines of their own. */
function areCards(lines: readonly Line[], tracks: Tracks): boolean {
  let titles = 0;
  let last = -2;
  for (const [at, line] of lines.entries()) {
    if (shareOfBold(line) < 1 || /\d/.test(line.text) || tracks.cellsOf(line).length < 2) continue;
    // Names of columns on two lines are a header.
    if (last === at - 1) return false;
    last = at;
    titles++;
  }
  return titles >= MIN_CARDS && last < lines.length - 1;
}

/** Its cells from top to bottom, those that it begins with. */
type Column = readonly LineCell[];

function toColumns(lines: readonly Line[], tracks: Tracks): Column[] {
  const columns = Array.from({ length: tracks.separators.length + 1 }, (): LineCell[] => []);
  for (const line of lines) for (const cell of tracks.cellsOf(line)) columns[cell.column]!.push(cell);
  return columns;
}

/** Columns whose lines fill them are text, even between two rules; a table has one such column at most. */
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

/** Without its numbers. */
function countChars(words: readonly Word[]): number {
  let chars = 0;
  for (const { text } of words) if (!/\d/.test(text)) chars += text.length + 1;
  return chars;
}

/** Columns of text that runs on, each on baselines of its own: cells of one row share theirs at its top or bottom. */
function hasFlows(columns: readonly Column[]): boolean {
  const flows = columns.map((column) => column.filter(({ columnSpan }) => columnSpan === 1)).filter(runsOn);
  return flows.some((flow, index) => flows.slice(index + 1).some((other) => sharedBaselines(flow, other) < MAX_SHARED));
}

/** Most lines are close under another that had no room for their first word. */
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

/**
 * Labels in a narrow column next to the texts they name: stages of a curriculum vitae, commands with descriptions, terms with definitions. Columns of
 * prose are read from top to bottom; these are read label by label.
 */
import type { Item, Region } from "./region.ts";
import { charsOf, type TextRun } from "../../text/word.ts";
import { type Box, unionBoxes } from "../../geometry/box.ts";
import { median, sortBy } from "../../geometry/order.ts";

// Shown by labelled-rows.test.ts.

/** Two labels next to two values may be two columns of a leaflet. */
const MIN_ROWS = 3;
/** Minimum share of the labels that are next to a value; the others are headings of several. */
const MIN_ALIGNED_SHARE = 0.6;
/** Minimum share of these that are at the first line of their value. */
const AT_BEGINNINGS = 0.8;
/** Maximum number of lines of a label. */
const MAX_LINES = 3;
const LONGEST = 36;
/**
 * Minimum ratio of text in values to text in labels. Entries of an index also share lines with their neighbours, but its columns have similar widths
 * and amounts of text.
 */
const MORE = 1.5;
/** Maximum number of texts per line of the values; with two or more, the values are columns next to a similar one. */
const ONE_TEXT = 1.25;
/** Maximum leading inside a paragraph, in font sizes. */
const CLOSE = 1.6;
/** Minimum share of the column's width that a line fills unless it is the last of its paragraph. */
const FULL = 0.85;
/** Maximum difference of baselines on one line, in font sizes. */
const SAME_LINE = 0.25;

/** How labels and values begin. */
const OPENING = /^[\p{Lu}\p{Lo}\d–•-]/u;

/**
 * Splits two columns into labels and values.
 *
 * @param least - number of labels that are enough
 * @returns labels and values in turn, after what is above the first; null if the left column has no labels
 */
export function labelledRows(left: readonly Item[], right: readonly Item[], least: number = MIN_ROWS): Region[] | null {
  if (Math.min(left.length, right.length) < least || left.some(({ run }) => run === null)) return null;
  const names = unionBoxes(left);
  const values = unionBoxes(right);
  if (values.right - values.left < MORE * (names.right - names.left)) return null;
  const rows = toRows(left);
  if (median(rows.map((row) => charsOf(row.words))) > LONGEST) return null;
  if (charsIn(right) < MORE * charsIn(left)) return null;
  const lines = toRows(right);
  if (right.length > ONE_TEXT * lines.length) return null;
  const tops = labelTops(rows, lines, values, least);
  if (tops === null) return null;
  const regions: Region[] = [];
  let from = -Infinity;
  for (const until of [...tops, Infinity]) {
    for (const side of [left, right]) {
      const part = side.filter((item) => lineOf(item) >= from && lineOf(item) < until);
      if (part.length > 0) regions.push(part);
    }
    from = until;
  }
  return regions;
}

function charsIn(side: Region): number {
  return side.reduce((sum, { run }) => sum + (run === null ? 0 : charsOf(run.words)), 0);
}

/** Returns heights just above the baselines of the labels' first lines; null if too few labels are at the first lines of values. */
function labelTops(names: readonly TextRun[], values: readonly TextRun[], column: Box, least: number): number[] | null {
  const full = column.left + FULL * (column.right - column.left);
  const tops: number[] = [];
  let aligned = 0;
  let atBeginnings = 0;
  let lines = 0;
  let at = 0;
  for (const [index, name] of names.entries()) {
    const slack = SAME_LINE * name.size;
    while (at < values.length && values[at]!.baseline < name.baseline - slack) at++;
    const value = at < values.length && values[at]!.baseline <= name.baseline + slack ? values[at] : undefined;
    const opens = value !== undefined && isOpening(value);
    if (isUnder(names[index - 1], name) && !(opens && isOpening(name))) {
      if (++lines > MAX_LINES) return null;
      continue;
    }
    lines = 1;
    tops.push(name.baseline - 2 * slack);
    if (value === undefined) continue;
    aligned++;
    const above = values[at - 1];
    if (opens && (!isUnder(above, value) || above.right < full)) atBeginnings++;
  }
  return aligned >= Math.max(least, MIN_ALIGNED_SHARE * tops.length) && atBeginnings >= AT_BEGINNINGS * aligned
    ? tops
    : null;
}

/** Returns the first text of each line, from top to bottom. */
function toRows(items: readonly Item[]): TextRun[] {
  const rows: TextRun[] = [];
  for (const { run } of sortBy(items, isHigher)) {
    if (run === null) continue;
    const last = rows.at(-1);
    if (last === undefined || run.baseline - last.baseline > SAME_LINE * run.size) rows.push(run);
    else if (run.left < last.left) rows[rows.length - 1] = run;
  }
  return rows;
}

function isHigher(a: Item, b: Item): boolean {
  return lineOf(a) < lineOf(b);
}

/** A piece without a baseline uses its top. */
function lineOf({ run, top }: Item): number {
  return run?.baseline ?? top;
}

function isOpening({ words }: TextRun): boolean {
  return OPENING.test(words[0]!.text);
}

/** Whether a line is below another in one paragraph. */
function isUnder(above: TextRun | undefined, line: TextRun): above is TextRun {
  return above !== undefined && line.baseline - above.baseline <= CLOSE * line.size;
}

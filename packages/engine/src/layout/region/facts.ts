/**
 * Facts: names at one side of a gutter with their values at the other, line by line, such as those of an invoice next to its address. They read
 * across.
 */
import type { Item } from "./region.ts";
import { charsOf, type TextRun } from "../../text/word.ts";

// Shown by facts.test.ts.

const MIN_PAIRS = 3;
/** Minimum share of the shorter side's lines that have both a name and a value. */
const PAIRED = 0.8;
/** Minimum share of the names, and of the values, that look like names or values. */
const MIN_SHARE = 0.8;
const FEW = 0.2;
const LONGEST_NAME = 30;
/** Maximum difference of baselines on one line, in font sizes. */
const SAME_LINE = 0.25;

/** Whether the texts next to the gutter on its left name those next to it on its right. */
export function areFacts(left: readonly Item[], right: readonly Item[]): boolean {
  if (Math.min(left.length, right.length) < MIN_PAIRS) return false;
  const names = nearest(left, (a, b) => a.right > b.right);
  const values = nearest(right, (a, b) => a.left < b.left);
  if (names === null || values === null) return false;
  const pairs = names.flatMap((name) => {
    const value = values.find((other) => Math.abs(other.baseline - name.baseline) <= SAME_LINE * name.size);
    return value === undefined ? [] : [{ name, value }];
  });
  if (pairs.length < Math.max(MIN_PAIRS, PAIRED * Math.min(names.length, values.length))) return false;
  const share = (contains: (pair: Pair) => boolean): number => pairs.filter(contains).length / pairs.length;
  if (share(({ name }) => charsOf(name.words) <= LONGEST_NAME) < MIN_SHARE) return false;
  return (
    share(({ name }) => name.words.at(-1)!.text.endsWith(":")) >= MIN_SHARE ||
    (share(({ value }) => hasDigit(value)) >= MIN_SHARE && share(({ name }) => hasDigit(name)) <= FEW)
  );
}

interface Pair {
  readonly name: TextRun;
  readonly value: TextRun;
}

/** Returns the text of each line that is nearest to the gutter; null if something other than text is there. */
function nearest(side: readonly Item[], isNearer: (a: TextRun, b: TextRun) => boolean): TextRun[] | null {
  const rows: TextRun[] = [];
  for (const { run } of side) {
    if (run === null) return null;
    const at = rows.findIndex((row) => Math.abs(row.baseline - run.baseline) <= SAME_LINE * run.size);
    if (at < 0) rows.push(run);
    else if (isNearer(run, rows[at]!)) rows[at] = run;
  }
  return rows;
}

function hasDigit({ words }: TextRun): boolean {
  return words.some(({ text }) => /\d/.test(text));
}

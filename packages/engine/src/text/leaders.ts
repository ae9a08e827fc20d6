import { sortBy } from "../geometry/order.ts";
import type { TextRun } from "./word.ts";
import { toRun } from "./words-to-runs.ts";

// Shown by leaders.test.ts.

/** Leaders from a title to its page number, as one word or as separate dots. */
const LEADERS = /^(?:[.·]{4,}|…{2,}|[.·])$/u;
const DOTS = ".·…";
/** Minimum number of separate dots: fewer may be an ellipsis. */
const MIN_DOTS = 4;
/** Maximum length of the text after the leaders: a page number, a price. */
const LONGEST_END = 8;
/** Runs of one line have baselines this close, in font sizes. */
const SAME_BASELINE = 0.3;

/**
 * Joins the title, the leaders and the number of an entry into one run. Right-aligned dots begin far after a
 * short title: by themselves they would look like a column of text next to a column of titles.
 */
export function joinLeaders(runs: readonly TextRun[]): readonly TextRun[] {
  const leaders = new Set(runs.filter(startsWithLeaders));
  // Most pages have no leaders.
  if (leaders.size === 0) return runs;
  const joined: TextRun[] = [];
  let last: TextRun | undefined;
  for (const run of inRows(runs)) {
    const isNext = last !== undefined && Math.abs(last.baseline - run.baseline) <= SAME_BASELINE * run.size;
    if (isNext && last!.right <= run.left + 1 && (leaders.has(run) || (endsInLeaders(last!) && isEnd(run)))) {
      last = toRun([...last!.words, ...run.words]);
      joined[joined.length - 1] = last;
    } else {
      joined.push(run);
      last = run;
    }
  }
  return joined;
}

/** Whether a run ends in leaders, or in the single text after them. */
export function hasLeadersAtEnd({ words }: TextRun): boolean {
  let at = words.length - 1;
  if (!isLeader(words[at]!.text)) at--;
  let dots = 0;
  for (; at >= 0 && isLeader(words[at]!.text) && dots < MIN_DOTS; at--) dots += words[at]!.text.length;
  return dots >= MIN_DOTS;
}

/** Line by line, each from left to right. */
function inRows(runs: readonly TextRun[]): readonly TextRun[] {
  const fromTop = sortBy(runs, (a, b) => a.baseline < b.baseline);
  const rows: TextRun[][] = [];
  let baseline = -Infinity;
  for (const run of fromTop) {
    if (run.baseline - baseline > SAME_BASELINE * run.size) {
      rows.push([]);
      ({ baseline } = run);
    }
    rows.at(-1)!.push(run);
  }
  return rows.flatMap((row) => sortBy(row, (a, b) => a.left < b.left));
}

function isLeader(text: string): boolean {
  return beginsWithDot(text) && LEADERS.test(text);
}

/** Hardly any word does, and this check needs no pattern. */
function beginsWithDot(text: string): boolean {
  return DOTS.includes(text.charAt(0));
}

function startsWithLeaders({ words }: TextRun): boolean {
  if (!beginsWithDot(words[0]!.text)) return false;
  let dots = 0;
  for (const { text } of words) {
    if (!LEADERS.test(text)) break;
    dots += text.length;
  }
  return dots >= MIN_DOTS || /^(?:[.·]{4,}|…{2,})/u.test(words[0]!.text);
}

function endsInLeaders({ words }: TextRun): boolean {
  return LEADERS.test(words.at(-1)!.text);
}

function isEnd({ words }: TextRun): boolean {
  return words.length === 1 && words[0]!.text.length <= LONGEST_END;
}

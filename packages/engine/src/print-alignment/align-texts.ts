import { type CommonRun, commonRuns, firstFrom, type Stretch } from "./common-run.ts";
import { longestRising } from "./longest-rising.ts";

/** A text to be aligned: only letters and digits, with the positions where words begin, rising. */
export interface ComparedText {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Numbers of letters searched for in the other text: a run that is unique in both is the same place; longest first. */
const ANCHORS = [24, 12, 6] as const;
/** Stretches whose lengths have a smaller product are compared letter by letter: 2 ms. */
const MAX_COMPARED = 250_000;

/**
 * Maps each letter of one text to a letter of another, in order; -1 for letters that the other does not have.
 *
 * Runs that are unique in both texts are anchors; the longest chain of them without crossings is kept (patience diff, after B. Cohen).
 * Gaps between anchors are aligned in the same way with shorter runs, and finally letter by letter. Nearly linear in the text length.
 */
export function alignTexts(one: ComparedText, other: ComparedText): Int32Array {
  const matches = new Int32Array(one.text.length).fill(-1);
  const take = ({ one: at, other: to, length }: CommonRun): void => {
    for (let step = 0; step < length; step += 1) matches[at + step] = to + step;
  };
  const waiting: Gap[] = [{ from: 0, until: one.text.length, otherFrom: 0, otherUntil: other.text.length, anchor: 0 }];
  for (let gap = waiting.pop(); gap !== undefined; gap = waiting.pop()) {
    const [left, right] = [stretch(one, gap.from, gap.until), stretch(other, gap.otherFrom, gap.otherUntil)];
    if (left.from >= left.until || right.from >= right.until) continue;
    if ((left.until - left.from) * (right.until - right.from) <= MAX_COMPARED) {
      for (const run of commonRuns(left, right)) take(run);
      continue;
    }
    const length = ANCHORS[gap.anchor];
    if (length === undefined) continue;
    const ends = commonEnds(one.text, other.text, gap);
    const runs = ends.length > 0 ? ends : chain(one, other, gap, length);
    for (const run of runs) take(run);
    waiting.push(...gapsBetween(runs, gap));
  }
  return matches;
}

/** A part of each text, to be aligned with anchors of one length. */
interface Gap {
  readonly from: number;
  readonly until: number;
  readonly otherFrom: number;
  readonly otherUntil: number;
  readonly anchor: number;
}

function stretch({ text, starts }: ComparedText, from: number, until: number): Stretch {
  return { text, starts, from, until };
}

/** The common prefix and suffix of both texts: repetitive text has no other anchors. */
function commonEnds(one: string, other: string, gap: Gap): readonly CommonRun[] {
  const least = ANCHORS.at(-1)!;
  const start = extend(one, other, { one: gap.from, other: gap.otherFrom, length: 0 }, gap);
  const rest = { ...gap, from: gap.from + start.length, otherFrom: gap.otherFrom + start.length };
  const end = extend(one, other, { one: gap.until, other: gap.otherUntil, length: 0 }, rest);
  return [start, end].filter((run) => run.length >= least);
}

/** The anchors of a gap, each extended as far as both texts agree. */
function chain(one: ComparedText, other: ComparedText, gap: Gap, length: number): readonly CommonRun[] {
  const here = uniqueRuns(one, gap.from, gap.until, length);
  const there = uniqueRuns(other, gap.otherFrom, gap.otherUntil, length);
  const pairs: { readonly one: number; readonly other: number }[] = [];
  for (const [key, at] of here) {
    const to = there.get(key);
    if (at >= 0 && to !== undefined && to >= 0) pairs.push({ one: at, other: to });
  }
  pairs.sort((a, b) => a.one - b.one);
  const kept = longestRising(
    pairs.map((pair) => pair.other),
    pairs.map(() => 1),
  );
  const runs: CommonRun[] = [];
  let [end, otherEnd] = [gap.from, gap.otherFrom];
  for (const index of kept) {
    const pair = pairs[index]!;
    // Part of the previous run.
    if (pair.one < end || pair.other < otherEnd) continue;
    const run = extend(one.text, other.text, { ...pair, length }, { ...gap, from: end, otherFrom: otherEnd });
    runs.push(run);
    [end, otherEnd] = [run.one + run.length, run.other + run.length];
  }
  return runs;
}

/** Positions of runs that begin at a word, by their letters; -1 for those that occur twice. */
function uniqueRuns({ text, starts }: ComparedText, from: number, until: number, length: number): Map<string, number> {
  const found = new Map<string, number>();
  for (let index = firstFrom(starts, from); index < starts.length; index += 1) {
    const at = starts[index]!;
    if (at + length > until) break;
    const key = text.slice(at, at + length);
    found.set(key, found.has(key) ? -1 : at);
  }
  return found;
}

function extend(one: string, other: string, { one: at, other: to, length }: CommonRun, gap: Gap): CommonRun {
  let before = 0;
  const mostBefore = Math.min(at - gap.from, to - gap.otherFrom);
  while (before < mostBefore && one[at - before - 1] === other[to - before - 1]) before += 1;
  let after = length;
  const mostAfter = Math.min(gap.until - at, gap.otherUntil - to);
  while (after < mostAfter && one[at + after] === other[to + after]) after += 1;
  return { one: at - before, other: to - before, length: before + after };
}

/** The gaps between anchors; if there are none, the whole gap with shorter anchors. */
function gapsBetween(runs: readonly CommonRun[], gap: Gap): readonly Gap[] {
  const gaps: Gap[] = [];
  let [from, otherFrom] = [gap.from, gap.otherFrom];
  const anchor = runs.length === 0 ? gap.anchor + 1 : gap.anchor;
  for (const run of runs) {
    gaps.push({ from, until: run.one, otherFrom, otherUntil: run.other, anchor });
    [from, otherFrom] = [run.one + run.length, run.other + run.length];
  }
  gaps.push({ from, until: gap.until, otherFrom, otherUntil: gap.otherUntil, anchor });
  return gaps;
}

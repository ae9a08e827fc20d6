import { type CommonRun, commonRuns, firstFrom, type Stretch } from "./common-run.ts";
import { longestRising } from "./longest-rising.ts";

/** A text to be aligned: letters and digits alone, and where in it words begin, rising. */
export interface ComparedText {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Letters of what is looked up in the other text: a run that is unique in both is taken for the same place, longest first. */
const ANCHORS = [24, 12, 6] as const;
/** Stretches whose lengths multiply to less are compared letter by letter: 2 ms. */
const MAX_COMPARED = 250_000;

/**
 * Says of each letter of one text which letter of another it is, in their order; -1 for those that it has not.
 *
 * Runs that are unique in both texts are anchors, of which the longest chain without a crossing holds (patience diff, after B. Cohen);
 * between two anchors the same with shorter runs, and then letter by letter. Near linear in the length of the texts.
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

/** A part of each text, to be aligned by anchors of one length. */
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

/** What both texts begin and end with: text that repeats itself has no other anchors. */
function commonEnds(one: string, other: string, gap: Gap): readonly CommonRun[] {
  const least = ANCHORS.at(-1)!;
  const start = extend(one, other, { one: gap.from, other: gap.otherFrom, length: 0 }, gap);
  const rest = { ...gap, from: gap.from + start.length, otherFrom: gap.otherFrom + start.length };
  const end = extend(one, other, { one: gap.until, other: gap.otherUntil, length: 0 }, rest);
  return [start, end].filter((run) => run.length >= least);
}

/** The anchors of a gap, each as long as both texts agree around it. */
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
    // Part of the run before it.
    if (pair.one < end || pair.other < otherEnd) continue;
    const run = extend(one.text, other.text, { ...pair, length }, { ...gap, from: end, otherFrom: otherEnd });
    runs.push(run);
    [end, otherEnd] = [run.one + run.length, run.other + run.length];
  }
  return runs;
}

/** Runs that begin a word, by their letters; -1 for those that come twice. */
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

/** What the anchors leave; where there are none, the whole of it with shorter ones. */
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

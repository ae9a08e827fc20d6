import type { Candidate } from "../candidates/candidate.ts";
import type { Field } from "../fields/field.ts";
import { withoutEnd } from "../fields/range-end.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";

/** Bonus for both ends if they are on one line, and close. */
const TOGETHER = 1.5;
/** Maximum words between the ends of a range. */
const MAX_BETWEEN = 6;

/** Raises candidates on one line, as both ends of a range are usually printed together. */
export function settleRanges(fields: readonly Field[], byField: readonly Candidate[][]): Candidate[][] {
  const settled = [...byField];
  for (const [first, last] of pairsOf(fields)) {
    const pair = bestPair(byField[first]!, byField[last]!);
    if (pair === null) continue;
    const [a, b, score] = pair;
    settled[first] = raised(settled[first]!, a, score);
    settled[last] = raised(settled[last]!, b, score);
  }
  return settled;
}

function raised(candidates: readonly Candidate[], one: Candidate, score: number): Candidate[] {
  return candidates
    .map((candidate) => (candidate === one ? { ...candidate, score } : candidate))
    .toSorted((a, b) => b.score - a.score);
}

/** Pairs of fields for the ends of one range: `flight_from` and `flight_to`. */
function pairsOf(fields: readonly Field[]): (readonly [first: number, last: number])[] {
  return fields.flatMap((field, first) => {
    if (field.end !== "first" || field.kind !== "date") return [];
    const own = rangeOf(field);
    const last = fields.findIndex((other) => other.end === "last" && other.kind === "date" && rangeOf(other) === own);
    return last < 0 ? [] : [[first, last] as const];
  });
}

function rangeOf({ path }: Field): string {
  const words = toKeys(wordsOfName(path.at(-1) ?? ""));
  const base = withoutEnd(words)[0] ?? [];
  return [...path.slice(0, -1), base.filter((word) => word !== "date").join(" ")].join("/");
}

/** The likeliest two on one line; evidence for one end counts for the other. */
function bestPair(
  firsts: readonly Candidate[],
  lasts: readonly Candidate[],
): readonly [Candidate, Candidate, score: number] | null {
  let best: readonly [Candidate, Candidate, number] | null = null;
  for (const a of firsts) {
    for (const b of lasts) {
      const [from, to] = [a.spans[0]!, b.spans[0]!];
      const isRange = from.place === to.place && from.to <= to.from && to.from - from.to <= MAX_BETWEEN;
      if (!isRange || String(a.value) > String(b.value)) continue;
      const score = Math.max(a.score, b.score);
      if (score > 0 && score + TOGETHER > (best?.[2] ?? 0)) best = [a, b, score + TOGETHER];
    }
  }
  return best;
}

import type { Candidate } from "../candidates/candidate.ts";
import { probability, SURENESS } from "../candidates/candidate-weights.ts";
import { largestMatching } from "./largest-matching.ts";

/** A field's value, and how sure it is. */
export interface Assigned {
  readonly candidate: Candidate;
  /** How far the field's next other value stands behind it. */
  readonly margin: number;
  /** That it is right, from 0 to 1: by its own signs and by how far the next best of the field stands behind. */
  readonly sureness: number;
}

/** Logarithm of the odds below which no value is better than a guess. */
const MIN_SCORE = 0;

/** On made pages of kinds that had no part in the learning less is left blank rightly below it, and as much is right. */
const MIN_SURENESS = 0.5;
/** What is told by where it stands has no label to part it from its rivals: the right one is seldom far ahead of them. */
const MIN_PLACED = 0.2;

/**
 * Chooses the values of all fields together: one place serves one field, and of all choices the likeliest is taken.
 *
 * @param byField - candidates of each field, the likeliest first
 * @returns of each field its value; null where none is likely
 */
export function assignFields(byField: readonly (readonly Candidate[])[]): (Assigned | null)[] {
  const places = new Map<string, number>();
  const placeOf = (candidate: Candidate): number => {
    const { place, from } = candidate.spans[0]!;
    const key = `${place.id}.${from}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, places.size);
    return places.size - 1;
  };
  const edges = byField.map((candidates) =>
    candidates
      .filter(({ score }) => score > MIN_SCORE)
      .map((candidate) => ({ to: placeOf(candidate), weight: candidate.score, candidate })),
  );
  const chosen = largestMatching(edges, places.size);
  return chosen.map((edge, field) => {
    if (edge === null) return null;
    const { candidate } = edge;
    const margin = marginOf(candidate, byField[field]!);
    const sureness = surenessOf(candidate.score, margin);
    const least = candidate.signs.placed === undefined ? MIN_SURENESS : MIN_PLACED;
    return sureness < least ? null : { candidate, margin, sureness };
  });
}

/** Scores from here on say the same: nothing else comes near. */
const WIDEST_MARGIN = 3;

function marginOf({ value, score }: Candidate, others: readonly Candidate[]): number {
  const rival = others.find((other) => other.value !== value);
  return rival === undefined ? WIDEST_MARGIN : Math.min(WIDEST_MARGIN, Math.max(-2, score - rival.score));
}

function surenessOf(score: number, margin: number): number {
  return probability(SURENESS.bias + SURENESS.score * score + SURENESS.margin * margin);
}

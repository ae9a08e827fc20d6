import type { Candidate } from "../candidates/candidate.ts";
import { largestMatching } from "./largest-matching.ts";

/** The chosen value of a field. */
export interface Assigned {
  readonly candidate: Candidate;
  /** Lead over the field's next other value. */
  readonly margin: number;
}

/** Minimum log odds; a value below is no better than a guess. */
const MIN_SCORE = 0;

/**
 * Chooses the values of all fields together: a place is used for one field, and the likeliest combination is taken.
 *
 * @param byField - candidates of each field, the likeliest first
 * @returns the value of each field; null if none is likely
 */
export function assignFields(byField: readonly (readonly Candidate[])[]): (Assigned | null)[] {
  const places = new Map<string, number>();
  const placeOf = (candidate: Candidate): number => {
    const { place, from, letters } = candidate.spans[0]!;
    // The sign of an amount can be a value of its own.
    const key = `${place.id}.${from}.${letters?.join("-") ?? ""}`;
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
    return { candidate, margin: marginOf(candidate, byField[field]!) };
  });
}

/** Upper limit of the margin: beyond it nothing else comes close. */
const WIDEST_MARGIN = 3;

function marginOf({ value, score }: Candidate, others: readonly Candidate[]): number {
  const rival = others.find((other) => other.value !== value);
  return rival === undefined ? WIDEST_MARGIN : Math.min(WIDEST_MARGIN, Math.max(-2, score - rival.score));
}

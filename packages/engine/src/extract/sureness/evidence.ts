import type { CandidateSigns } from "../candidates/candidate-signs.ts";
import type { Candidate } from "../candidates/candidate.ts";

/** A label that says so much of a field's name is one. */
const MIN_LABEL = 0.55;
const MIN_KINDRED = 0.7;
const MIN_SAID = 0.65;
/** Fields of a schema without evidence yet: a schema of one field says little of itself. */
const PRIOR = 1;
/** Shares that show nothing of a schema, and enough of it: a third of what is asked for is seldom found by chance. */
const NOTHING = 0.1;
const ENOUGH = 0.35;

/**
 * How much of a schema a document shows, from 0 to 1: fields with a label and a value, arrays with a table or a section.
 * Where it shows nothing, the schema is about something else, and what was found is so by chance.
 */
export function evidenceOf(chosen: readonly (Candidate | null)[], arrays: readonly boolean[]): number {
  const shown =
    chosen.filter((one) => one !== null && one.score > 1 && isShown(one.signs)).length + arrays.filter(Boolean).length;
  const share = (shown + PRIOR) / (chosen.length + arrays.length + 2 * PRIOR);
  return Math.min(1, Math.max(0, (share - NOTHING) / (ENOUGH - NOTHING)));
}

function isShown({ label = 0, kindred = 0, said = 0, underName = 0 }: CandidateSigns): boolean {
  return underName > 0 || label >= MIN_LABEL || kindred >= MIN_KINDRED || said >= MIN_SAID;
}

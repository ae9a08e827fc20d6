import type { CandidateSigns } from "../candidates/candidate-signs.ts";
import type { Candidate } from "../candidates/candidate.ts";

/** Minimum match of a label with a field's name. */
const MIN_LABEL = 0.55;
const MIN_KINDRED = 0.7;
const MIN_SAID = 0.65;
/** Prior count of fields with evidence and of fields without it: a schema of one field is little evidence for itself. */
const PRIOR = 1;
/** Shares of a schema that count as no evidence and as full evidence: a third of the requested values is seldom found by chance. */
const NOTHING = 0.1;
const ENOUGH = 0.35;

/**
 * How much of a schema a document shows, from 0 to 1: fields with a label and a value, arrays with a table or a section.
 * At 0 the schema is about something else, and values were found by chance. A value is not evidence for itself:
 * it is judged by the document's evidence for the other fields.
 */
export class Evidence {
  readonly #fields: readonly boolean[];
  readonly #arrays: readonly boolean[];
  readonly #count: number;

  constructor(chosen: readonly (Candidate | null)[], arrays: readonly boolean[]) {
    this.#fields = chosen.map((one) => one !== null && one.score > 1 && isShown(one.signs));
    this.#arrays = arrays;
    this.#count = [...this.#fields, ...arrays].filter(Boolean).length;
  }

  /** Evidence for the whole schema. */
  get ofAll(): number {
    return onScale(this.#count, this.size);
  }

  /** Number of requested fields and arrays. */
  get size(): number {
    return this.#fields.length + this.#arrays.length;
  }

  besidesField(index: number): number {
    return onScale(this.#count - (this.#fields[index] === true ? 1 : 0), this.size - 1);
  }

  besidesArray(index: number): number {
    return onScale(this.#count - (this.#arrays[index] === true ? 1 : 0), this.size - 1);
  }
}

function onScale(shown: number, asked: number): number {
  const share = (shown + PRIOR) / (asked + 2 * PRIOR);
  return Math.min(1, Math.max(0, (share - NOTHING) / (ENOUGH - NOTHING)));
}

function isShown({ label = 0, kindred = 0, said = 0, underName = 0 }: CandidateSigns): boolean {
  return underName > 0 || label >= MIN_LABEL || kindred >= MIN_KINDRED || said >= MIN_SAID;
}

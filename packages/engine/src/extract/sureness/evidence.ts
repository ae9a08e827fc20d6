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
 * Where it shows nothing, the schema is about something else, and what was found is so by chance. A value is no evidence for itself:
 * it is judged by what the document shows of the other fields.
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

  /** Of the whole schema. */
  get ofAll(): number {
    return onScale(this.#count, this.size);
  }

  /** Fields and arrays that are asked for. */
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

import type { Span } from "../line-index/span.ts";
import type { CandidateSigns } from "./candidate-signs.ts";

/** A possible value of a field, with its place. */
export interface Candidate {
  /** Index of the field. */
  readonly field: number;
  readonly value: unknown;
  readonly spans: readonly Span[];
  readonly signs: CandidateSigns;
  /** Log odds that it is the field's value. */
  readonly score: number;
}

import type { Span } from "../line-index/span.ts";
import type { CandidateSigns } from "./candidate-signs.ts";

/** A value that may be a field's, and where it is. */
export interface Candidate {
  /** Index of the field. */
  readonly field: number;
  readonly value: unknown;
  readonly spans: readonly Span[];
  readonly signs: CandidateSigns;
  /** Logarithm of the odds that it is the field's value. */
  readonly score: number;
}

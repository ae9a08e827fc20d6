import type { Run } from "../measure/run-of.ts";

/** The content of `trials.json`, by the names of the trials. */
export type TrialsResult = Readonly<Record<string, KeptTrial>>;

export interface KeptTrial extends Run {
  readonly seconds: number;
  readonly counts: Readonly<Record<string, number>>;
  /** Violations, one sentence each. Must be empty. */
  readonly faults: readonly string[];
}

import type { Run } from "../measure/run-of.ts";

/** What `trials.json` holds, by the names of the trials. */
export type TrialsResult = Readonly<Record<string, KeptTrial>>;

export interface KeptTrial extends Run {
  readonly seconds: number;
  readonly counts: Readonly<Record<string, number>>;
  /** What must not happen, a sentence each. Must be empty. */
  readonly faults: readonly string[];
}

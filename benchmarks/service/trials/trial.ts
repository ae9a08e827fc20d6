/**
 * Trials: failures around a running service, and attacks on it. Each starts the service, does one thing to it within
 * a minute or two, and counts the outcomes.
 */
export interface TrialResult {
  /** Counts by name: requests, answers by status, milliseconds. */
  readonly counts: Readonly<Record<string, number>>;
  /** Violations, one sentence each. Must be empty. */
  readonly faults: readonly string[];
}

/** @param folder - a temporary folder, removed afterwards */
export type Trial = (folder: string) => Promise<TrialResult>;

/**
 * Trials: what goes wrong around a running service, and who attacks it. Each starts the service as it is run, does one thing to it within
 * a minute or two, and counts what came of it.
 */
export interface TrialResult {
  /** By what was counted: requests, answers by status, milliseconds. */
  readonly counts: Readonly<Record<string, number>>;
  /** What must not happen, a sentence each. Must be empty. */
  readonly faults: readonly string[];
}

/** @param folder - of its own, removed afterwards */
export type Trial = (folder: string) => Promise<TrialResult>;

/** What one key used on one day (UTC). */
export interface DayUsage {
  readonly organisation: string;
  readonly keyId: string;
  /** `2026-11-20` */
  readonly day: string;
  readonly completed: number;
  /** Failed and cancelled jobs: they cost nothing. */
  readonly failed: number;
  readonly pages: number;
  readonly credits: number;
}

export interface UsageFilter {
  readonly organisation?: string | undefined;
  readonly keyId?: string | undefined;
  /** Days from this one on; days compare as text. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** Read only: usage is written by the end of a job alone. Engines are tested by `test/suites/job-store.suite.ts`. */
export interface UsageStore {
  /** Oldest day first. */
  list(filter: UsageFilter): Promise<readonly DayUsage[]>;
}

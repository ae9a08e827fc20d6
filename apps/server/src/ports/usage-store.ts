/** The usage of one key on one day (UTC). */
export interface DayUsage {
  readonly organisation: string;
  readonly keyId: string;
  /** `2026-11-20`. */
  readonly day: string;
  readonly completed: number;
  /** Failed and cancelled jobs, which are free of charge. */
  readonly failed: number;
  readonly pages: number;
  readonly credits: number;
}

export interface UsageFilter {
  readonly organisation?: string | undefined;
  readonly keyId?: string | undefined;
  /** Only this day and later ones; days compare as text. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** Read-only, because usage is written only by the end of a job. Implementations are tested by `test/suites/job-store.suite.ts`. */
export interface UsageStore {
  /** Oldest day first. */
  list(filter: UsageFilter): Promise<readonly DayUsage[]>;
}

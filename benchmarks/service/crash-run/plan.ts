/** The only argument of the processes of a crash run. */
export interface Plan {
  readonly dataDir: string;
  /** Absent for the embedded store. */
  readonly database?: string;
  readonly webhookUrl: string;
  /** Only for submitters. */
  readonly name: string;
  readonly jobs: number;
  readonly from: number;
}

/** Shared by all processes of a run. */
export const SECRET = "the secret of a crash run, told to all";

export function readPlan(): Plan {
  return JSON.parse(process.argv[2]!) as Plan;
}

/** Short, so that a killed process is detected soon. */
export const LEASE_MS = 3000;
/** No job may fail because it was unlucky: the run checks that none is lost. */
export const MAX_ATTEMPTS = 1000;
export const WEBHOOK_WAITS_MS: readonly number[] = Array<number>(100).fill(300);
export const ORGANISATION = "crash";
export const KEY_ID = "crash-key";
/** One in this many jobs is cancelled, or has priority. */
export const CANCEL_EVERY = 17;
export const PRIORITY_EVERY = 10;
/** One in this many jobs has a long document, which is read in slices. */
export const LONG_EVERY = 20;
export const LONG_PAGES = 48;

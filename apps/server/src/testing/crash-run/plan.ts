/** What the processes of a crash run are told, as their only argument. */
export interface Plan {
  readonly dataDir: string;
  readonly webhookUrl: string;
  /** Submitters only. */
  readonly name: string;
  readonly jobs: number;
  readonly from: number;
}

export function readPlan(): Plan {
  return JSON.parse(process.argv[2]!) as Plan;
}

/** Short, so that a killed process is missed soon. */
export const LEASE_MS = 3000;
/** No job may fail for being unlucky: what is asked is that none is lost. */
export const MAX_ATTEMPTS = 1000;
export const WEBHOOK_WAITS_MS: readonly number[] = Array<number>(100).fill(300);
export const ORGANISATION = "crash";
export const KEY_ID = "crash-key";
/** Every so many jobs one is cancelled, or has priority. */
export const CANCEL_EVERY = 17;
export const PRIORITY_EVERY = 10;

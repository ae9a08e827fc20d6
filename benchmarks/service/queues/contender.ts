import { setTimeout as sleep } from "node:timers/promises";

/** A queue engine in the form that the comparison uses. */
export interface Contender {
  readonly name: string;
  /** Fills the queue with this many waiting jobs of this many organisations, and its history with finished ones. */
  fill(waiting: number, organisations: number, finished: number): Promise<void>;
  /** Adds jobs of one organisation. */
  submit(organisation: string, count: number): Promise<void>;
  /**
   * Works on jobs, this many at a time, until this many have ended.
   *
   * @returns the organisations in the order in which they were served
   */
  work(jobs: number, slots: number): Promise<readonly string[]>;
  /** Takes a job and is killed with it. */
  lose(): Promise<void>;
  /** Milliseconds until a lost job is assigned again; null if that takes longer than the maximum. */
  found(maxMs: number): Promise<number | null>;
  close(): Promise<void>;
}

/** Organisation names used for all contenders. */
export function organisationName(index: number): string {
  return `org-${String(index).padStart(5, "0")}`;
}

/** Polls once a second, as workers do. */
export async function untilFound(maxMs: number, look: () => Promise<boolean>): Promise<number | null> {
  const started = performance.now();
  for (; performance.now() - started < maxMs; await sleep(1000)) {
    if (await look()) return Math.round(performance.now() - started);
  }
  return null;
}

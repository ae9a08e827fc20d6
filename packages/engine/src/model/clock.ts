import { setTimeout as wait } from "node:timers/promises";

/** Time, as far as the model port depends on it. */
export interface Clock {
  /** Milliseconds, from any start. */
  now(): number;
  /** Settles after a number of milliseconds; rejects as soon as the signal fires. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const MACHINE_CLOCK: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { signal }),
};

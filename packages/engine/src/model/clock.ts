import { setTimeout as wait } from "node:timers/promises";

/** The time functions that the model port needs. */
export interface Clock {
  /** Milliseconds since any fixed point. */
  now(): number;
  /** Settles after a number of milliseconds; rejects as soon as the signal fires. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const MACHINE_CLOCK: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { signal }),
};

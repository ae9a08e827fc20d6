import type { Clock } from "../src/model/clock.ts";

interface Waiting {
  readonly ms: number;
  readonly end: () => void;
}

/** A clock that advances only when a test advances it, and records the waits. */
export class ManualClock implements Clock {
  /** Durations of the waits so far, in milliseconds. */
  readonly waits: number[] = [];
  #now = 0;
  #waiting: Waiting[] = [];
  readonly #passing = new Set<number>();

  now(): number {
    return this.#now;
  }

  wait(ms: number, signal: AbortSignal): Promise<void> {
    this.waits.push(ms);
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const one: Waiting = {
        ms,
        end: () => {
          this.#waiting = this.#waiting.filter((other) => other !== one);
          this.#now += ms;
          resolve();
        },
      };
      signal.addEventListener("abort", () => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
        reject(signal.reason as Error);
      });
      this.#waiting.push(one);
      if (this.#passing.has(ms)) one.end();
    });
  }

  /** Ends the running waits of this many milliseconds. */
  pass(ms: number): void {
    for (const one of this.#waiting.filter((waiting) => waiting.ms === ms)) one.end();
  }

  /** Ends every wait of this many milliseconds as soon as it begins. */
  skip(...ms: readonly number[]): void {
    for (const one of ms) this.#passing.add(one);
  }
}

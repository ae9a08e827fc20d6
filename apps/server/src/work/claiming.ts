import { randomUUID } from "node:crypto";
import type { Claim, JobQueue } from "../ports/job-store.ts";
import type { Expected } from "./returning.ts";
import type { WorkerLog } from "./worker-log.ts";

export interface ClaimingOptions {
  readonly queue: JobQueue;
  readonly leaseMs: number;
  readonly log: WorkerLog;
  /** Number of claims that can be worked on in addition to the current ones. */
  readonly free: () => number;
  /** The organisations for which the last free slot is kept, and for how long. */
  readonly expected: () => Expected;
  readonly begin: (claim: Claim) => void;
}

/** Claims work from the queue while there is some and a slot is free, one query at a time. */
export class Claiming {
  readonly #options: ClaimingOptions;
  readonly #worker = `${process.pid}-${randomUUID()}`;
  #claiming: Promise<void> | undefined;
  #wanted = false;
  #stopped = false;
  #pausedUntil = 0;
  #kept: NodeJS.Timeout | undefined;

  constructor(options: ClaimingOptions) {
    this.#options = options;
  }

  /** Called when something may be due, or a slot has become free. */
  checkNow(): void {
    this.#wanted = true;
    this.#claiming ??= this.#claimAll().finally(() => {
      this.#claiming = undefined;
      // Another look was requested between the last claim and here.
      if (this.#mayClaim()) this.checkNow();
    });
  }

  /** Claims nothing for a while. */
  pause(ms: number): void {
    this.#pausedUntil = performance.now() + ms;
  }

  /** Claims nothing any more. When this settles, a claim in progress has begun its run. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#kept);
    await this.#claiming;
  }

  #mayClaim(): boolean {
    return this.#wanted && !this.#stopped && this.#options.free() > 0 && performance.now() >= this.#pausedUntil;
  }

  async #claimAll(): Promise<void> {
    try {
      while (this.#mayClaim()) {
        this.#wanted = false;
        await this.#claimFree();
      }
    } catch (error) {
      this.#options.log.error({ err: error }, "could not claim jobs");
    }
  }

  async #claimFree(): Promise<void> {
    const { queue, leaseMs, free, begin, expected } = this.#options;
    const claim = async (slots: number, keptFor?: readonly string[]): Promise<void> => {
      if (slots > 0) for (const one of await queue.claim(this.#worker, slots, leaseMs, keptFor)) begin(one);
    };
    // Whoever gets a slot here is running something, so no other slot has to be kept for them.
    if (expected().ms > 0) await claim(free() - 1);
    const { organisations, ms } = expected();
    if (ms <= 0) return claim(free());
    await claim(free(), organisations);
    clearTimeout(this.#kept);
    this.#kept = setTimeout(() => this.checkNow(), ms).unref();
  }
}

import type { JobStore } from "../ports/job-store.ts";

/** How long a count of the waiting jobs is added to instead of counted again: counting takes longer the more there are. */
const COUNT_MS = 250;

/** Whether more jobs wait than may. Other processes' submissions are seen with the next count. */
export class Backlog {
  readonly #jobs: Pick<JobStore, "counts">;
  readonly #mostPending: number;
  #pending = 0;
  #countedAt = Number.NEGATIVE_INFINITY;

  constructor(jobs: Pick<JobStore, "counts">, mostPending: number) {
    this.#jobs = jobs;
    this.#mostPending = mostPending;
  }

  /** Asked before each submission, which it counts when there is room. */
  async isFull(): Promise<boolean> {
    // Workers take jobs meanwhile: only a fresh count may refuse.
    if (this.#pending >= this.#mostPending || performance.now() - this.#countedAt > COUNT_MS) {
      const { PENDING } = await this.#jobs.counts();
      this.#pending = PENDING;
      this.#countedAt = performance.now();
    }
    if (this.#pending >= this.#mostPending) return true;
    this.#pending += 1;
    return false;
  }
}

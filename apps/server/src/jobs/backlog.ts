import type { JobStore } from "../ports/job-store.ts";

/** Milliseconds for which a count of the waiting jobs is adjusted instead of repeated: counting takes longer the more there are. */
const COUNT_MS = 250;
/** Number of jobs of an organisation that are accepted even if others fill the queue. */
const MIN_ACCEPTED_JOBS = 16;
/** Maximum number of organisations whose counts are kept. */
const MAX_COUNTS = 1000;

export interface BacklogLimits {
  readonly pendingJobs: number;
  /** The share of that which one organisation may use, 0–1. */
  readonly pendingShare: number;
}

/**
 * Limits the waiting jobs, in total and for each organisation, so that a flood of one leaves capacity for the others. Submissions of other
 * processes are noticed with the next count.
 */
export class Backlog {
  readonly #mostPending: number;
  readonly #mostOfOne: number;
  readonly #all: Counted;
  readonly #countOf: (organisation: string) => Promise<number>;
  readonly #each = new Map<string, Counted>();

  constructor(jobs: Pick<JobStore, "counts" | "pendingOf">, { pendingJobs, pendingShare }: BacklogLimits) {
    this.#mostPending = pendingJobs;
    this.#mostOfOne = Math.max(1, Math.floor(pendingJobs * pendingShare));
    this.#all = new Counted(async () => (await jobs.counts()).PENDING);
    this.#countOf = (organisation) => jobs.pendingOf(organisation);
  }

  /** Called before each submission. Counts it if it is accepted. */
  async refusal(organisation: string): Promise<"all" | "own" | undefined> {
    const own = this.#of(organisation);
    if (await own.isAtLeast(this.#mostOfOne)) return "own";
    const isFull = await this.#all.isAtLeast(this.#mostPending);
    if (isFull && (await own.isAtLeast(Math.min(MIN_ACCEPTED_JOBS, this.#mostOfOne)))) return "all";
    this.#all.add();
    own.add();
    return undefined;
  }

  #of(organisation: string): Counted {
    const known = this.#each.get(organisation);
    if (known !== undefined) return known;
    if (this.#each.size >= MAX_COUNTS) this.#each.clear();
    const counted = new Counted(() => this.#countOf(organisation));
    this.#each.set(organisation, counted);
    return counted;
  }
}

class Counted {
  readonly #count: () => Promise<number>;
  #known = 0;
  #countedAt = Number.NEGATIVE_INFINITY;

  constructor(count: () => Promise<number>) {
    this.#count = count;
  }

  async isAtLeast(most: number): Promise<boolean> {
    // Workers take jobs in the meantime, so only a fresh count may cause a refusal.
    if (this.#known >= most || performance.now() - this.#countedAt > COUNT_MS) {
      this.#known = await this.#count();
      this.#countedAt = performance.now();
    }
    return this.#known >= most;
  }

  add(): void {
    this.#known += 1;
  }
}

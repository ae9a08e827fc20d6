import type { JobStore } from "../ports/job-store.ts";

/** How long a count of the waiting jobs is added to instead of counted again: counting takes longer the more there are. */
const COUNT_MS = 250;
/** So few of an organisation find room also while others fill the queue. */
const ALWAYS_ROOM_FOR = 16;
/** Counts of organisations that are kept. */
const MAX_COUNTS = 1000;

export interface BacklogLimits {
  readonly pendingJobs: number;
  /** How much of that one organisation may fill, 0..1. */
  readonly pendingShare: number;
}

/**
 * Whether more jobs wait than may: in all, or of one organisation, so that a flood of one leaves room for the others. Other processes'
 * submissions are seen with the next count.
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

  /** Asked before each submission, which it counts when there is room. */
  async refusal(organisation: string): Promise<"all" | "own" | undefined> {
    const own = this.#of(organisation);
    if (await own.isAtLeast(this.#mostOfOne)) return "own";
    const isFull = await this.#all.isAtLeast(this.#mostPending);
    if (isFull && (await own.isAtLeast(Math.min(ALWAYS_ROOM_FOR, this.#mostOfOne)))) return "all";
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
    // Workers take jobs meanwhile: only a fresh count may refuse.
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

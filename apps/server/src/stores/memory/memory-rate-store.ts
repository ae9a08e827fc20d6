import type { Rate, RateStore } from "../../ports/rate-store.ts";

/** Full buckets carry no information; they are dropped once there are this many. */
const MAX_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** The buckets of a single process, for a service that has only one. */
export class MemoryRateStore implements RateStore {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  /** @param now milliseconds on a clock that never goes backwards */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async take(keyId: string, { count, seconds }: Rate): Promise<number> {
    const msEach = (seconds * 1000) / count;
    const at = this.#now();
    const bucket = this.#buckets.get(keyId) ?? { tokens: count, at };
    bucket.tokens = Math.min(count, bucket.tokens + (at - bucket.at) / msEach);
    bucket.at = at;
    if (this.#buckets.size >= MAX_BUCKETS) this.#buckets.clear();
    this.#buckets.set(keyId, bucket);
    if (bucket.tokens < 1) return (1 - bucket.tokens) * msEach;
    bucket.tokens -= 1;
    return 0;
  }
}

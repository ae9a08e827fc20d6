import type { KeyLimits } from "./key-store.ts";

export type Rate = NonNullable<KeyLimits["rate"]>;

/**
 * A token bucket for each key with a rate limit: it holds as many requests as the rate counts and is refilled evenly. Every implementation
 * passes `test/suites/rate-store.suite.ts`.
 */
export interface RateStore {
  /** Takes one request from the key's bucket. Returns 0, or the milliseconds until one is available. */
  take(keyId: string, rate: Rate): Promise<number>;
}

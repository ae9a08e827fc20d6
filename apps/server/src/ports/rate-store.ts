import type { KeyLimits } from "./key-store.ts";

export type Rate = NonNullable<KeyLimits["rate"]>;

/**
 * A token bucket for each key that has a rate: as many requests at once as the rate counts, and refilled evenly. Every engine runs
 * `test/suites/rate-store.suite.ts`.
 */
export interface RateStore {
  /** Takes a request out of the key's bucket: 0, or the milliseconds until there is one to take. */
  take(keyId: string, rate: Rate): Promise<number>;
}

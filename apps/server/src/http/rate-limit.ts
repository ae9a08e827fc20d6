import type { Identity } from "../auth/authenticator.ts";
import { ServiceError } from "../errors.ts";

/** @throws {@link ServiceError} `rate_limited`, when the key has used up what it may */
export type LimitRate = (identity: Pick<Identity, "keyId" | "limits">) => void;

/** Full buckets say nothing; they are dropped when there are this many. */
const MOST_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * A token bucket for each key that has a rate: as many requests at once as the rate counts, and refilled evenly. Kept by this
 * process, so that a service of several processes lets each of them give as much.
 *
 * @param now milliseconds on a clock that never goes back
 */
export function createRateLimit(now: () => number = () => performance.now()): LimitRate {
  const buckets = new Map<string, Bucket>();
  return ({ keyId, limits: { rate } }) => {
    if (rate === null) return;
    const msEach = (rate.seconds * 1000) / rate.count;
    const at = now();
    const bucket = buckets.get(keyId) ?? { tokens: rate.count, at };
    bucket.tokens = Math.min(rate.count, bucket.tokens + (at - bucket.at) / msEach);
    bucket.at = at;
    if (buckets.size >= MOST_BUCKETS) buckets.clear();
    buckets.set(keyId, bucket);
    if (bucket.tokens < 1) throw rateLimited(rate, Math.ceil(((1 - bucket.tokens) * msEach) / 1000));
    bucket.tokens -= 1;
  };
}

function rateLimited({ count, seconds }: { count: number; seconds: number }, retrySeconds: number): ServiceError {
  return new ServiceError(
    "rate_limited",
    `This key may make ${count} requests in ${seconds} seconds. Try again in ${retrySeconds} seconds.`,
    { headers: { "retry-after": String(retrySeconds) } },
  );
}

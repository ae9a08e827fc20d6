import type { Identity } from "../auth/authenticator.ts";
import { ServiceError } from "../errors/service-error.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { Rate, RateStore } from "../ports/rate-store.ts";

/** @throws {@link ServiceError} `rate_limited` if the key has used up its rate */
export type LimitRate = (identity: Pick<Identity, "keyId" | "limits">) => MaybePromise<void>;

/** Counts the requests of each key that has a rate limit; other keys cost nothing. */
export function createRateLimit(rates: RateStore): LimitRate {
  return ({ keyId, limits: { rate } }) => {
    if (rate === null) return undefined;
    return takeOne(rates, keyId, rate);
  };
}

async function takeOne(rates: RateStore, keyId: string, rate: Rate): Promise<void> {
  const waitMs = await rates.take(keyId, rate);
  if (waitMs > 0) throw rateLimited(rate, Math.ceil(waitMs / 1000));
}

function rateLimited({ count, seconds }: Rate, retrySeconds: number): ServiceError {
  return new ServiceError(
    "rate_limited",
    `This key may make ${count} requests in ${seconds} seconds. Try again in ${retrySeconds} seconds.`,
    { headers: { "retry-after": String(retrySeconds) } },
  );
}

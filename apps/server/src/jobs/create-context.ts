import { createGuardedFetch } from "../fetch/guarded-fetch.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { DEFAULT_LIMITS, DEFAULT_PRICES, DEFAULT_WEBHOOK_WAITS_MS } from "../options.ts";
import type { ServiceOptions } from "../options.ts";
import type { Stores } from "../stores.ts";
import { Backlog } from "./backlog.ts";
import type { Context } from "./context.ts";

/** The context of one process over open stores. */
export function createContext(
  options: Pick<ServiceOptions, "allowAddress" | "limits" | "prices" | "webhookWaitsMs">,
  stores: Stores,
  life: Pick<Context, "isDraining" | "stopping">,
): Context {
  const allowAddress = options.allowAddress ?? (() => false);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  return {
    ...life,
    stores,
    limits,
    backlog: new Backlog(stores.jobs, limits.pendingJobs),
    prices: { ...DEFAULT_PRICES, ...options.prices },
    allowAddress,
    fetch: createGuardedFetch(allowAddress),
    metrics: createMetrics(stores),
    webhookWaitsMs: options.webhookWaitsMs ?? DEFAULT_WEBHOOK_WAITS_MS,
  };
}

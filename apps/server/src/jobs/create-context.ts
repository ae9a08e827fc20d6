import { createGuardedFetch } from "../fetch/guarded-fetch.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { DEFAULT_LIMITS, DEFAULT_PRICES, DEFAULT_WEBHOOK_WAITS_MS } from "../settings/options.ts";
import type { ServiceOptions } from "../settings/options.ts";
import { createJobModels } from "../models/job-models.ts";
import type { Stores } from "../ports/stores.ts";
import { Backlog } from "./backlog.ts";
import type { Context } from "./context.ts";
import { PageImages } from "./page-images.ts";

/** Creates the context of a process from its open stores. */
export function createContext(
  options: Pick<
    ServiceOptions,
    "allowAddress" | "proxy" | "noProxy" | "limits" | "model" | "prices" | "webhookWaitsMs"
  >,
  stores: Stores,
  life: Pick<Context, "isDraining" | "stopping">,
): Context {
  const allowAddress = options.allowAddress ?? (() => false);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  return {
    ...life,
    stores,
    limits,
    backlog: new Backlog(stores.jobs, limits),
    prices: { ...DEFAULT_PRICES, ...options.prices },
    allowAddress,
    fetch: createGuardedFetch(allowAddress, undefined, options),
    metrics: createMetrics(stores),
    pageImages: new PageImages(),
    models: options.model && createJobModels(options.model),
    webhookWaitsMs: options.webhookWaitsMs ?? DEFAULT_WEBHOOK_WAITS_MS,
  };
}

import type { AllowAddress } from "../fetch/guarded-agent.ts";
import type { GuardedFetch } from "../fetch/guarded-fetch.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Limits, Prices } from "../settings/options.ts";
import type { Stores } from "../ports/stores.ts";
import type { JobModels } from "../models/job-models.ts";
import type { Backlog } from "./backlog.ts";
import type { PageImages } from "./page-images.ts";

/** The dependencies of routes and workers. */
export interface Context {
  readonly stores: Stores;
  readonly limits: Limits;
  readonly prices: Prices;
  readonly backlog: Backlog;
  readonly allowAddress: AllowAddress;
  readonly fetch: GuardedFetch;
  readonly metrics: Metrics;
  readonly pageImages: PageImages;
  /** Undefined if the operator has configured no model. */
  readonly models: JobModels | undefined;
  readonly webhookWaitsMs: readonly number[];
  /** True while the service is stopping and accepts no new work. */
  readonly isDraining: () => boolean;
  /** Aborted when all waiting must end because the stores are about to close. */
  readonly stopping: AbortSignal;
}

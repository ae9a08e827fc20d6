import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { ModelUsage } from "@docsvc/engine/model";
import type { Stores } from "../ports/stores.ts";

/** The service's own counters, in Prometheus format. Labels never contain ids, names or addresses of callers. */
export interface Metrics {
  readonly contentType: string;
  /** Seconds that a job waited for its first claim. */
  claimed(priority: boolean, seconds: number): void;
  attemptEnded(ending: string, pages: number): void;
  /** The maximum memory of a run and its programs, in bytes. */
  peakMemory(bytes: number): void;
  /** The language model usage of an attempt. */
  modelUsed(usage: ModelUsage): void;
  webhookTried(state: string): void;
  answered(method: string, route: string, status: number, seconds: number): void;
  /** The text of `/metrics`. Queue lengths are read from the stores, so that every process reports the same. */
  text(): Promise<string>;
}

const CLAIM_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 1800];
const MIB = 1024 ** 2;
const MEMORY_BUCKETS = [64, 128, 256, 384, 512, 768, 1024, 1536, 3072].map((mebibytes) => mebibytes * MIB);
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 30, 120];

type WatchedStores = Pick<Stores, "jobs" | "slices" | "webhooks">;

export function createMetrics(stores: WatchedStores): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addQueueGauges(registry, stores);

  const claimSeconds = new Histogram({
    name: "docsvc_job_claim_seconds",
    help: "Time from the submission of a job to its first claim.",
    labelNames: ["lane"],
    buckets: CLAIM_BUCKETS,
    registers,
  });
  const attempts = new Counter({
    name: "docsvc_attempts_total",
    help: "Attempts at jobs, and at the parts of long ones, by how they ended.",
    labelNames: ["ending"],
    registers,
  });
  const pages = new Counter({ name: "docsvc_pages_total", help: "Pages of completed jobs.", registers });
  const peakBytes = new Histogram({
    name: "docsvc_run_peak_memory_bytes",
    help: "The most resident memory of a run in a child process, with the programs that it started.",
    buckets: MEMORY_BUCKETS,
    registers,
  });
  const modelRequests = new Counter({
    name: "docsvc_model_requests_total",
    help: "Calls of the language model.",
    registers,
  });
  const modelTokens = new Counter({
    name: "docsvc_model_tokens_total",
    help: "Tokens that the language model was sent, and that it wrote.",
    labelNames: ["direction"],
    registers,
  });
  const webhookTries = new Counter({
    name: "docsvc_webhook_tries_total",
    help: "Tries of webhooks, by the state that the webhook had afterwards.",
    labelNames: ["state"],
    registers,
  });
  const requestSeconds = new Histogram({
    name: "docsvc_http_request_seconds",
    help: "Time to answer a request.",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  return {
    contentType: registry.contentType,
    claimed: (priority, seconds) => claimSeconds.observe({ lane: laneOf(priority) }, Math.max(0, seconds)),
    attemptEnded: (ending, count) => {
      attempts.inc({ ending });
      pages.inc(count);
    },
    peakMemory: (bytes) => peakBytes.observe(bytes),
    modelUsed: ({ requests, inputTokens, outputTokens }) => {
      modelRequests.inc(requests);
      modelTokens.inc({ direction: "in" }, inputTokens);
      modelTokens.inc({ direction: "out" }, outputTokens);
    },
    webhookTried: (state) => webhookTries.inc({ state }),
    answered: (method, route, status, seconds) =>
      requestSeconds.observe({ method: METHODS.has(method) ? method : "other", route, status }, seconds),
    text: () => registry.metrics(),
  };
}

/** A caller may send any method, but the number of labels must stay small. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "DELETE"]);

function laneOf(priority: boolean): string {
  return priority ? "priority" : "normal";
}

function addQueueGauges(registry: Registry, { jobs, slices, webhooks }: WatchedStores): void {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []): Gauge =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  const depth = gauge("docsvc_jobs", "Jobs that wait or run.", ["lane", "status"]);
  const age = gauge("docsvc_oldest_pending_job_seconds", "Age of the job that has waited longest.", ["lane"]);
  const parts = gauge("docsvc_job_parts", "Parts of long jobs that wait or run: slices of pages, and assemblies.", [
    "lane",
    "state",
  ]);
  const partAge = gauge("docsvc_oldest_waiting_part_seconds", "Age of the part that has waited longest.", ["lane"]);
  const pending = gauge("docsvc_webhooks_pending", "Webhooks that no receiver has taken yet.");
  const webhookAge = gauge("docsvc_oldest_pending_webhook_seconds", "Age of the oldest of them.");
  // A part waits from the end of its backoff, which may be in the future.
  const ageOf = (since: number | null): number => (since === null ? 0 : Math.max(0, Date.now() - since) / 1000);
  // One gauge collects all values, because a registry calls each metric once for each scrape.
  Object.assign(depth, {
    async collect(): Promise<void> {
      for (const lane of await jobs.lanes()) {
        const label = laneOf(lane.priority);
        depth.set({ lane: label, status: "PENDING" }, lane.waiting);
        depth.set({ lane: label, status: "RUNNING" }, lane.running);
        age.set({ lane: label }, ageOf(lane.oldestWaiting));
      }
      for (const lane of await slices.lanes()) {
        const label = laneOf(lane.priority);
        parts.set({ lane: label, state: "waiting" }, lane.waiting);
        parts.set({ lane: label, state: "running" }, lane.running);
        partAge.set({ lane: label }, ageOf(lane.oldestWaiting));
      }
      const counts = await webhooks.counts();
      pending.set(counts.pending);
      webhookAge.set(ageOf(counts.oldestPending));
    },
  });
}

/**
 * The hostile run: damaged documents and bombs go through the running service, while a client of another organisation sends small sound
 * documents at a steady rate. Its usual latency is measured in alternation, next to the same number of sound documents at a time.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readFixture } from "@docsvc/fixtures";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { quantile } from "../load/http-load.ts";
import { runService } from "../load/running-service.ts";
import type { Caller } from "../load/running-service.ts";
import { hostileDocuments, soundDocuments } from "./hostile-documents.ts";
import type { HostileDocument } from "./hostile-documents.ts";
import { EDITS, PARSE, REQUESTS, withEveryEdit, withOperations } from "./requests.ts";

export interface HostilePlan {
  readonly documents: number;
  readonly seed: number;
  /** Sends each document to an operation, or its PDFs to every kind of edit, instead of parsing it. */
  readonly operations?: boolean | "every edit";
  /** Documents that are sent at the same time. */
  readonly atOnce: number;
  /** Maximum seconds per document. */
  readonly deadlineSeconds: number;
  readonly memoryMb: number;
  /** Interval between two documents of the steady client. */
  readonly steadyMs: number;
  /**
   * Allowance for work outside the engine: storing, killing, committing. A long document that is divided waits once more for a slot, which
   * others may hold until their own deadline; the time of its slices begins with the first.
   */
  readonly graceSeconds: number;
  /** Leaves out the steady client's usual latency, which takes as long as the hostile documents: tests need no latencies. */
  readonly withoutUsual?: true;
}

export interface HostileResult {
  readonly plan: HostilePlan;
  /** Hostile documents by outcome: `completed` or the code of their error. */
  readonly byEnding: Readonly<Record<string, number>>;
  readonly byKind: Readonly<Record<string, number>>;
  /** Number of documents sent to each operation. */
  readonly byOperation: Readonly<Record<string, number>>;
  /** Each must be empty: documents without an outcome, with a defect, with a process lost three times, or late. */
  readonly faults: Readonly<Record<Fault, readonly string[]>>;
  /** Time of the slowest hostile document, without its wait in the queue. */
  readonly slowestSeconds: number;
  /** Peak resident memory, sampled: of the service, and of the largest child with its programs. */
  readonly peakServiceMb: number;
  readonly peakChildMb: number;
  readonly seconds: number;
  /** Latency of the steady client in milliseconds: next to sound documents, and next to hostile ones. */
  readonly usual: Latency;
  readonly underLoad: Latency;
}

export type Fault = "unanswered" | "defect" | "process lost" | "late" | "steady caller refused";

export interface Latency {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

const SAMPLE_MS = 50;

export async function hostileRun(plan: HostilePlan): Promise<HostileResult> {
  const dataDir = await mkdtemp(join(tmpdir(), "docsvc-hostile-"));
  try {
    const limits = { memoryBytes: plan.memoryMb * 1e6, syncMs: 600_000 };
    await using service = await runService({ dataDir, slots: 2, limits });
    await using stores = await openStores(dataDir);
    const { key } = await issueApiKey(stores.keys, { name: "steady", organisation: "steady" });
    const caller = service.as(key);
    const sound = soundDocuments(plan.seed);
    const submitSound = async (document: HostileDocument): Promise<void> => {
      await submit(service, document, plan.deadlineSeconds);
    };
    // Not measured: the children start, and their code is compiled.
    if (!plan.withoutUsual) await inParallel(take(sound, WARM_UP), plan.atOnce, submitSound);
    const faults = { unanswered: [], defect: [], "process lost": [], late: [], "steady caller refused": [] } as Record<
      Fault,
      string[]
    >;
    const byEnding: Record<string, number> = {};
    const byKind: Record<string, number> = {};
    const byOperation: Record<string, number> = {};
    const peak = { service: 0, child: 0 };
    let slowest = 0;
    const submitHostile = async (document: HostileDocument): Promise<void> => {
      const end = await submit(service, document, plan.deadlineSeconds);
      byKind[document.kind] = (byKind[document.kind] ?? 0) + 1;
      const { operation = "parse" } = document;
      byOperation[operation] = (byOperation[operation] ?? 0) + 1;
      byEnding[end.ending] = (byEnding[end.ending] ?? 0) + 1;
      slowest = Math.max(slowest, end.seconds);
      if (end.ending === "unanswered") faults.unanswered.push(document.name);
      if (end.ending === "internal_error") faults.defect.push(document.name);
      if (end.ending === "worker_lost") faults["process lost"].push(document.name);
      if (end.seconds > 2 * plan.deadlineSeconds + plan.graceSeconds) faults.late.push(document.name);
    };
    const documents = hostileDocuments(plan.documents, plan.seed);
    const hostile = asPlanned(documents, plan);
    const sent = plan.documents * (plan.operations === "every edit" ? EDITS.length : 1);
    const rounds = Math.max(1, Math.round(sent / DOCUMENTS_A_ROUND));
    const usual: number[] = [];
    const underLoad: number[] = [];
    let seconds = 0;
    for (let round = 0; round < rounds; round++) {
      const sampler = setInterval(() => {
        const now = service.memory();
        peak.service = Math.max(peak.service, now.service);
        peak.child = Math.max(peak.child, now.child);
      }, SAMPLE_MS);
      const started = performance.now();
      const steady = steadyCaller(caller, plan.steadyMs);
      await inParallel(take(hostile, Math.ceil(sent / rounds)), plan.atOnce, submitHostile);
      const met = await steady.stop();
      clearInterval(sampler);
      seconds += (performance.now() - started) / 1000;
      underLoad.push(...met.latencies);
      faults["steady caller refused"].push(...met.refused);
      if (plan.withoutUsual) continue;
      const compared = steadyCaller(caller, plan.steadyMs, met.sent);
      await inParallel(
        take(sound, () => compared.isSending()),
        plan.atOnce,
        submitSound,
      );
      const used = await compared.stop();
      usual.push(...used.latencies);
      faults["steady caller refused"].push(...used.refused);
    }
    return {
      plan,
      byEnding,
      byKind,
      byOperation,
      faults,
      slowestSeconds: slowest,
      peakServiceMb: Math.round(peak.service / 1e6),
      peakChildMb: Math.round(peak.child / 1e6),
      seconds,
      usual: latencyOf(usual),
      underLoad: latencyOf(underLoad),
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

const STEADY = "letter/letter.pdf";
const WARM_UP = 30;
/** Hostile and sound documents alternate this often, so that other load on the machine affects both. */
const DOCUMENTS_A_ROUND = 250;

function asPlanned(
  documents: AsyncGenerator<HostileDocument>,
  { operations = false, seed }: HostilePlan,
): AsyncGenerator<HostileDocument> {
  if (operations === "every edit") return withEveryEdit(documents);
  return operations ? withOperations(documents, seed) : documents;
}

/** Yields the next items: this many, or as long as needed. */
async function* take<T>(items: AsyncGenerator<T>, wanted: number | (() => boolean)): AsyncGenerator<T> {
  for (let taken = 0; typeof wanted === "number" ? taken < wanted : wanted(); taken++) {
    const next = await items.next();
    if (next.done === true) return;
    yield next.value;
  }
}

async function submit(
  service: Caller,
  { bytes, operation }: HostileDocument,
  timeout: number,
): Promise<{ readonly ending: string; readonly seconds: number }> {
  try {
    const input = await service.upload(bytes, "document");
    const settings = { timeout, force_url_result: true };
    const { path, body } = operation === undefined ? PARSE : REQUESTS[operation]!;
    const withSettings =
      path === "/extract_async" || path === "/split_async" ? { parsing: { settings } } : { settings };
    const { json: submitted } = await service.ask("POST", path, { json: { ...body(input), ...withSettings } });
    for (;;) {
      const { json: job } = await service.ask("GET", `/job/${String(submitted["job_id"])}?wait=30`);
      if (job["status"] === "COMPLETED") return { ending: "completed", seconds: Number(job["duration"]) };
      if (job["status"] === "FAILED") return { ending: String(job["error_code"]), seconds: Number(job["duration"]) };
      if (job["status"] === undefined) return { ending: "unanswered", seconds: 0 };
    }
  } catch {
    return { ending: "unanswered", seconds: 0 };
  }
}

interface SteadyCaller {
  /** Whether it still has documents to send. */
  isSending(): boolean;
  /** Resolves once it has sent the planned number; without one, at once. */
  stop(): Promise<{
    readonly sent: number;
    readonly latencies: readonly number[];
    readonly refused: readonly string[];
  }>;
}

/** Sends a small document at a fixed rate, whether or not the previous ones are answered. */
function steadyCaller(service: Caller, everyMs: number, most?: number): SteadyCaller {
  const latencies: number[] = [];
  const refused: string[] = [];
  let stopped = false;
  let sent = 0;
  const isSending = (): boolean => (most === undefined ? !stopped : sent < most);
  const one = async (document: Uint8Array): Promise<void> => {
    const started = performance.now();
    const input = await service.upload(document, "letter.pdf");
    const { status } = await service.ask("POST", "/parse", { json: { input } });
    latencies.push(performance.now() - started);
    if (status !== 200) refused.push(String(status));
  };
  const run = async (): Promise<void> => {
    const document = await readFixture(STEADY);
    const all: Promise<void>[] = [];
    while (isSending()) {
      sent += 1;
      all.push(one(document).catch((error: unknown) => void refused.push(String(error))));
      await sleep(everyMs);
    }
    await Promise.all(all);
  };
  const running = run();
  return {
    isSending,
    stop: async () => {
      stopped = true;
      await running;
      return { sent, latencies, refused };
    },
  };
}

function latencyOf(unordered: readonly number[]): Latency {
  const latencies = unordered.toSorted((a, b) => a - b);
  return {
    requests: latencies.length,
    p50Ms: quantile(latencies, 0.5),
    p95Ms: quantile(latencies, 0.95),
    p99Ms: quantile(latencies, 0.99),
  };
}

async function inParallel<T>(items: AsyncGenerator<T>, most: number, work: (item: T) => Promise<void>): Promise<void> {
  const worker = async (): Promise<void> => {
    for (let next = await items.next(); next.done !== true; next = await items.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

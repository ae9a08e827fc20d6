import { mkdir } from "node:fs/promises";
import type { Isolation } from "../isolation/isolation.ts";
import { clearEndedDivisions } from "../jobs/clear-slices.ts";
import type { Context } from "../jobs/context.ts";
import type { Claim } from "../ports/job-store.ts";
import { ChildPool } from "./child-pool.ts";
import { Claiming } from "./claiming.ts";
import { drawPage, isStopping } from "./draw-page.ts";
import { beat } from "./heartbeat.ts";
import { Inputs } from "./inputs.ts";
import { PageAnswers } from "./page-answers.ts";
import { perform } from "./perform.ts";
import type { Performance } from "./perform.ts";
import { Returning } from "./returning.ts";
import type { Expected } from "./returning.ts";
import { Runs } from "./runs.ts";
import type { WorkerLog } from "./worker-log.ts";

export interface WorkerOptions {
  readonly slots: number;
  /** Temporary files of running jobs. */
  readonly scratch: string;
  /** The module that a child process runs. */
  readonly childEntry: URL;
  readonly log: WorkerLog;
  readonly isolation: Isolation;
  /** Milliseconds for which a claim is valid without a heartbeat, which is sent once a second. @defaultValue 15 s */
  readonly leaseMs?: number;
}

const NONE: Expected = { organisations: [], ms: 0 };
/** Long enough for a stalled disk, short enough that another worker soon takes over. */
const LEASE_MS = 15_000;
/** Milliseconds before a full disk is checked again. */
const STORAGE_PAUSE_MS = 2000;
/** Also the maximum delay of noticing a cancellation by another process. */
const BEAT_MS = 1000;
const RUNS_PER_CHILD = 1000;

/**
 * Works on jobs, as many at a time as it has slots: claims them (`claiming.ts`), performs them in child processes (`perform.ts`,
 * `child-pool.ts`), and extends its leases (`heartbeat.ts`).
 */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #leaseMs: number;
  readonly #claiming: Claiming;
  readonly #runs = new Runs();
  readonly #returning = new Returning();
  readonly #performance: Performance;
  readonly #pageAnswers: PageAnswers;
  #unsubscribe = (): void => {};
  #beats: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #clearing: Promise<void> | undefined;
  #draining = false;
  readonly #stopping = new AbortController();

  constructor(context: Context, options: WorkerOptions) {
    const { slots, scratch, childEntry, log, isolation, leaseMs = LEASE_MS } = options;
    this.#options = options;
    this.#leaseMs = leaseMs;
    const children = new ChildPool({
      entry: childEntry,
      scratch,
      memoryBytes: context.limits.memoryBytes,
      runsPerChild: RUNS_PER_CHILD,
      isolation,
      onPeakMemory: (bytes) => context.metrics.peakMemory(bytes),
    });
    this.#performance = {
      context,
      children,
      inputs: new Inputs(context.stores.files, scratch),
      scratch,
      log,
      onStoresInTrouble: () => this.#claiming.pause(STORAGE_PAUSE_MS),
      onSlicesLeft: () => this.#clear(),
    };
    this.#pageAnswers = new PageAnswers(context, log);
    this.#claiming = new Claiming({
      queue: context.stores.queue,
      leaseMs,
      log,
      // The same number again may wait for the commit of their ending, and no more, however slow the disk is.
      free: () => Math.min(slots - this.#runs.working, 2 * slots - this.#runs.size),
      // A single slot is never kept free.
      expected: () => (slots > 1 ? this.#returning.expected() : NONE),
      begin: (claim) => this.#begin(claim),
    });
  }

  async start(): Promise<void> {
    await mkdir(this.#options.scratch, { recursive: true, mode: 0o700 });
    this.#unsubscribe = this.#performance.context.stores.queue.onChange(({ id, status, partsDue }) => {
      if (status === "PENDING" || partsDue) this.#claiming.checkNow();
      else if (status === "FAILED") this.#runs.abort(({ job }) => job.id === id);
    });
    this.#beats = setInterval(() => {
      this.#beating = this.#beating.then(() => this.#beat());
    }, BEAT_MS);
    this.#beats.unref();
    const { children, inputs, context, scratch } = this.#performance;
    const drawing = { children, inputs, scratch, signal: this.#stopping.signal };
    context.pageImages.drawWith((page) => drawPage(page, drawing));
    this.#pageAnswers.start();
    this.#warm();
    this.#claiming.checkNow();
  }

  /** Claims nothing new, lets running jobs finish within the time, and returns the others to the queue. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true;
    this.#performance.context.pageImages.drawWith(() => Promise.reject(isStopping()));
    this.#stopping.abort();
    await this.#pageAnswers.stop();
    await this.#claiming.stop();
    const grace = setTimeout(() => this.#runs.abort(() => true), graceMs);
    await this.#runs.ended();
    clearTimeout(grace);
    clearInterval(this.#beats);
    await this.#beating;
    this.#unsubscribe();
    await this.#performance.children.stop();
    await this.#clearing;
    await this.#performance.inputs.close();
  }

  #begin(claim: Claim): void {
    const { organisation } = claim.job;
    const startedAt = performance.now();
    this.#returning.began(organisation, waitedMs(claim));
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.#returning.ended(organisation, performance.now() - startedAt);
      isOver = true;
      this.#claiming.checkNow();
    };
    const ended = this.#runs.add(claim, (run) =>
      perform(run, this.#performance, () => {
        this.#runs.settles(run);
        // Called now, so that the next claim may be in the same transaction as this end.
        end();
      }),
    );
    void ended.finally(() => {
      end();
      // A killed child is replaced now, not when the next document waits for it.
      if (!this.#draining) this.#warm();
    });
  }

  #warm(): void {
    this.#performance.children
      .warm()
      .catch((error: unknown) => this.#options.log.error({ err: error }, "could not start a child process"));
  }

  async #beat(): Promise<void> {
    try {
      this.#performance.children.endIdle();
      this.#pageAnswers.look();
      await beat(this.#performance.context.stores, this.#runs, this.#leaseMs);
      this.#clear();
      this.#claiming.checkNow();
    } catch (error) {
      this.#options.log.error({ err: error }, "heartbeat failed");
    }
  }

  /** Deletes slices in the background, because they may be many files of a remote store. */
  #clear(): void {
    this.#clearing ??= clearEndedDivisions(this.#performance.context)
      .catch((error: unknown) => this.#options.log.error({ err: error }, "could not delete slices"))
      .finally(() => (this.#clearing = undefined));
  }
}

/** Milliseconds from the submission to the claim, by one clock. Later attempts waited for a backoff, and parts for each other. */
function waitedMs({ job, part }: Claim): number {
  if (job.attempt !== 1 || part !== undefined) return 0;
  return Math.max(0, (job.startedAt ?? job.createdAt) - job.createdAt);
}

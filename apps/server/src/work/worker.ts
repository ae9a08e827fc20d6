import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import type { Isolation, IsolationLevel } from "../isolation/isolation.ts";
import type { Context } from "../jobs/context.ts";
import type { Claim, Held } from "../ports/job-store.ts";
import { isStorageFull } from "../storage-full.ts";
import { attemptJob } from "./attempt.ts";
import type { Ending } from "./attempt.ts";
import { Slot } from "./slot.ts";

export interface WorkerOptions {
  readonly slots: number;
  /** Temporary files of running jobs. */
  readonly scratch: string;
  /** The module that a child process runs. */
  readonly childEntry: URL;
  readonly log: WorkerLog;
  /** Exactly this level. @defaultValue the best that works here */
  readonly isolation?: IsolationLevel | undefined;
  /** How long a claim holds without a heartbeat, which comes once a second. @defaultValue 15 s */
  readonly leaseMs?: number;
}

export interface WorkerLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Long enough for a stalled disk, short enough that another worker takes over soon. */
const LEASE_MS = 15_000;
/** A full disk is not looked at again before this. */
const STORAGE_PAUSE_MS = 2000;
/** Also how soon a cancellation by another process is noticed. */
const TICK_MS = 1000;
const RUNS_PER_CHILD = 100;

interface Run {
  readonly claim: Claim;
  readonly slot: Slot;
  readonly controller: AbortController;
  progress: number;
  ended: Promise<void>;
}

/** Claims jobs and runs them, as many at a time as it has slots. */
export class Worker {
  readonly #context: Context;
  readonly #options: WorkerOptions;
  readonly #leaseMs: number;
  #pausedUntil = 0;
  readonly #name = `${process.pid}-${randomUUID()}`;
  readonly #isolation: Promise<Isolation>;
  readonly #idle: Slot[];
  readonly #runs = new Map<string, Run>();
  #unsubscribe = (): void => {};
  #ticker: NodeJS.Timeout | undefined;
  #ticking: Promise<void> = Promise.resolve();
  #draining = false;
  #claiming: Promise<void> | undefined;
  #wanted = false;

  constructor(context: Context, options: WorkerOptions) {
    this.#context = context;
    this.#options = options;
    this.#leaseMs = options.leaseMs ?? LEASE_MS;
    this.#isolation = chooseIsolation(options.childEntry, options.isolation);
    this.#idle = Array.from(
      { length: options.slots },
      () =>
        new Slot({
          entry: options.childEntry,
          scratch: options.scratch,
          memoryBytes: context.limits.memoryBytes,
          runsPerChild: RUNS_PER_CHILD,
          isolation: this.#isolation,
          onPeakMemory: (bytes) => context.metrics.peakMemory(bytes),
        }),
    );
  }

  /** @throws {@link IsolationUnavailableError} when the isolation that was asked for does not work here */
  async start(): Promise<void> {
    const { level, shortfall } = await this.#isolation;
    this.#options.log.info({ isolation: level, shortfall }, "child processes are isolated");
    await mkdir(this.#options.scratch, { recursive: true, mode: 0o700 });
    this.#unsubscribe = this.#context.stores.queue.onChange(({ id, status }) => {
      if (status === "PENDING") this.#fill();
      else if (status === "FAILED") this.#runs.get(id ?? "")?.controller.abort();
    });
    this.#ticker = setInterval(() => {
      this.#ticking = this.#ticking.then(() => this.#tick());
    }, TICK_MS);
    this.#ticker.unref();
    void this.#idle[0]?.warm().catch((error: unknown) => {
      this.#options.log.error({ err: error }, "could not start a child process");
    });
    this.#fill();
  }

  /** Takes nothing new, lets running jobs finish within the time, and gives back those that do not. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true;
    await this.#claiming;
    const all = Promise.all([...this.#runs.values()].map(({ ended }) => ended));
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise((resolve) => (timer = setTimeout(resolve, graceMs)));
    await Promise.race([all, grace]);
    clearTimeout(timer);
    for (const run of this.#runs.values()) run.controller.abort();
    await all;
    clearInterval(this.#ticker);
    await this.#ticking;
    this.#unsubscribe();
    for (const slot of this.#idle) slot.stop();
  }

  #fill(): void {
    this.#wanted = true;
    this.#claiming ??= this.#claimAll().finally(() => {
      this.#claiming = undefined;
      // Wanted again between the last claim and here.
      if (this.#wanted && !this.#draining && this.#idle.length > 0 && Date.now() >= this.#pausedUntil) this.#fill();
    });
  }

  async #claimAll(): Promise<void> {
    try {
      while (this.#wanted && !this.#draining && this.#idle.length > 0 && Date.now() >= this.#pausedUntil) {
        this.#wanted = false;
        const { queue } = this.#context.stores;
        const claims = await queue.claim(this.#name, this.#idle.length, this.#leaseMs);
        for (const claim of claims) this.#begin(claim);
      }
    } catch (error) {
      this.#options.log.error({ err: error }, "could not claim jobs");
    }
  }

  #begin(claim: Claim): void {
    const slot = this.#idle.pop()!;
    const run: Run = {
      claim,
      slot,
      controller: new AbortController(),
      progress: 0,
      ended: Promise.resolve(),
    };
    this.#runs.set(claim.job.id, run);
    const { priority, attempt, createdAt, startedAt } = claim.job;
    // Later attempts waited for a crash and a backoff, not for a slot.
    if (attempt === 1) this.#context.metrics.claimed(priority, ((startedAt ?? createdAt) - createdAt) / 1000);
    run.ended = this.#perform(run).finally(() => {
      this.#runs.delete(claim.job.id);
      this.#idle.push(slot);
      this.#fill();
    });
  }

  async #perform(run: Run): Promise<void> {
    const { job } = run.claim;
    const fields = { job_id: job.id, request_id: job.requestId, attempt: job.attempt };
    try {
      const ending = await attemptJob(this.#context, run.claim, {
        slot: run.slot,
        scratch: join(this.#options.scratch, `${job.id}-${job.token}`),
        signal: run.controller.signal,
        onProgress: (progress) => (run.progress = progress),
      });
      await this.#settle(run, ending);
      this.#context.metrics.attemptEnded(ending.kind, ending.kind === "completed" ? ending.completion.numPages : 0);
      const code = ending.kind === "failed" ? ending.failure.code : undefined;
      this.#options.log.info({ ...fields, ending: ending.kind, code }, "attempt ended");
    } catch (error) {
      this.#options.log.error({ ...fields, err: error }, "attempt broke");
      await this.#giveBack(run, error).catch((cause: unknown) => {
        // The store does not answer; the lease runs out and another attempt is made then.
        this.#options.log.error({ ...fields, err: cause }, "could not give the job back");
      });
    }
  }

  /** A full disk is no fault of the document: the attempt does not count, and the next one waits. */
  async #giveBack(run: Run, error: unknown): Promise<void> {
    const { queue } = this.#context.stores;
    if (!isStorageFull(error)) {
      await queue.retry(heldBy(run));
      return;
    }
    this.#pausedUntil = Date.now() + STORAGE_PAUSE_MS;
    await queue.release(heldBy(run));
  }

  async #settle(run: Run, ending: Ending): Promise<void> {
    const { queue, files } = this.#context.stores;
    const held = heldBy(run);
    const fields = { job_id: held.id, request_id: run.claim.job.requestId };
    switch (ending.kind) {
      case "completed":
        // Refused: cancelled or taken over meanwhile. The row never pointed to this blob.
        if (!(await queue.complete(held, ending.completion))) {
          await files.remove(ending.completion.result.key);
        }
        return;
      case "failed":
        if (ending.defect !== undefined) {
          this.#options.log.error({ ...fields, stack: ending.defect }, "defect in the engine");
        }
        await queue.fail(held, ending.failure);
        return;
      case "lost":
        this.#options.log.error({ ...fields, how: ending.how }, "child process lost");
        await queue.retry(held);
        return;
      case "stopped":
        // A cancelled job refuses this; a drained one goes back to the queue.
        await queue.release(held);
    }
  }

  async #tick(): Promise<void> {
    try {
      const { queue } = this.#context.stores;
      const held = [...this.#runs.values()].map(heldBy);
      const refused = held.length === 0 ? [] : await queue.heartbeat(held, this.#leaseMs);
      for (const id of refused) this.#runs.get(id)?.controller.abort();
      await queue.recover("expired");
      this.#fill();
    } catch (error) {
      this.#options.log.error({ err: error }, "heartbeat failed");
    }
  }
}

function heldBy({ claim, progress }: Run): Held {
  return { id: claim.job.id, token: claim.job.token, progress };
}

import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import type { Isolation, IsolationLevel } from "../isolation/isolation.ts";
import type { Context } from "../jobs/context.ts";
import { clearEndedDivisions } from "../jobs/clear-slices.ts";
import type { Claim } from "../ports/job-store.ts";
import { isStorageFull } from "../storage-full.ts";
import { isStoreUnavailable } from "../store-unavailable.ts";
import { traceAttempt } from "../telemetry/attempt-span.ts";
import { attempt } from "./attempt.ts";
import type { Ending } from "./ending.ts";
import { heldJob, heldPart, holdOf } from "./hold.ts";
import { Inputs } from "./inputs.ts";
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
  progress: { readonly done: number; readonly total: number };
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
  readonly #inputs: Inputs;
  readonly #runs = new Set<Run>();
  #unsubscribe = (): void => {};
  #ticker: NodeJS.Timeout | undefined;
  #ticking: Promise<void> = Promise.resolve();
  #draining = false;
  #claiming: Promise<void> | undefined;
  #clearing: Promise<void> | undefined;
  #wanted = false;

  constructor(context: Context, options: WorkerOptions) {
    this.#context = context;
    this.#options = options;
    this.#leaseMs = options.leaseMs ?? LEASE_MS;
    this.#inputs = new Inputs(context.stores.files, options.scratch);
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
    this.#unsubscribe = this.#context.stores.queue.onChange(({ id, status, partsDue }) => {
      if (status === "PENDING" || partsDue) this.#fill();
      else if (status === "FAILED") this.#abort(({ claim }) => claim.job.id === id);
    });
    this.#ticker = setInterval(() => {
      this.#ticking = this.#ticking.then(() => this.#tick());
    }, TICK_MS);
    this.#ticker.unref();
    if (this.#idle[0] !== undefined) this.#warm(this.#idle[0]);
    this.#fill();
  }

  /** Takes nothing new, lets running jobs finish within the time, and gives back those that do not. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true;
    await this.#claiming;
    const all = Promise.all([...this.#runs].map(({ ended }) => ended));
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise((resolve) => (timer = setTimeout(resolve, graceMs)));
    await Promise.race([all, grace]);
    clearTimeout(timer);
    this.#abort(() => true);
    await all;
    clearInterval(this.#ticker);
    await this.#ticking;
    this.#unsubscribe();
    await Promise.all(this.#idle.map((slot) => slot.stop()));
    await this.#clearing;
    await this.#inputs.close();
  }

  #abort(which: (run: Run) => boolean): void {
    for (const run of this.#runs) if (which(run)) run.controller.abort();
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
      progress: { done: 0, total: 0 },
      ended: Promise.resolve(),
    };
    this.#runs.add(run);
    const { priority, createdAt, startedAt } = claim.job;
    // Later attempts waited for a crash and a backoff, not for a slot; parts waited for each other.
    const isFirst = claim.job.attempt === 1 && claim.part === undefined;
    if (isFirst) this.#context.metrics.claimed(priority, ((startedAt ?? createdAt) - createdAt) / 1000);
    run.ended = this.#perform(run).finally(() => {
      this.#runs.delete(run);
      this.#idle.push(slot);
      this.#fill();
      // A child that had to be killed is replaced now, not when the next document waits for it.
      if (!this.#draining) this.#warm(slot);
    });
  }

  #warm(slot: Slot): void {
    slot.warm().catch((error: unknown) => this.#options.log.error({ err: error }, "could not start a child process"));
  }

  async #perform(run: Run): Promise<void> {
    const { job, part } = run.claim;
    const fields = {
      job_id: job.id,
      request_id: job.requestId,
      ...(part === undefined ? { attempt: job.attempt } : { part: part.number, attempt: part.attempt }),
    };
    const traced = traceAttempt(run.claim);
    try {
      const ending = await attempt(this.#context, run.claim, {
        slot: { run: (assignment, options) => run.slot.run(assignment, { ...options, onStage: traced.onStage }) },
        inputs: this.#inputs,
        scratch: join(
          this.#options.scratch,
          `${job.id}-${job.token}${part === undefined ? "" : `-${part.number}-${part.token}`}`,
        ),
        signal: run.controller.signal,
        onProgress: (done, total) => (run.progress = { done, total }),
      });
      await this.#settle(run.claim, ending);
      traced.end(ending);
      this.#context.metrics.attemptEnded(ending.kind, ending.kind === "completed" ? ending.completion.numPages : 0);
      const code = ending.kind === "failed" ? ending.failure.code : undefined;
      this.#options.log.info({ ...fields, ending: ending.kind, code }, "attempt ended");
      if (part !== undefined && ending.kind !== "read") this.#clear();
    } catch (error) {
      traced.end("broke");
      this.#options.log.error({ ...fields, err: error }, "attempt broke");
      await this.#giveBack(run.claim, error).catch((cause: unknown) => {
        // The store does not answer; the lease runs out and another attempt is made then.
        this.#options.log.error({ ...fields, err: cause }, "could not give the job back");
      });
    }
  }

  /** A full disk or a lost database is no fault of the document: the attempt does not count, and the next one waits. */
  async #giveBack(claim: Claim, error: unknown): Promise<void> {
    const hold = holdOf(this.#context.stores, claim);
    if (!isStorageFull(error) && !isStoreUnavailable(error)) {
      await hold.retry();
      return;
    }
    this.#pausedUntil = Date.now() + STORAGE_PAUSE_MS;
    await hold.release();
  }

  async #settle(claim: Claim, ending: Ending): Promise<void> {
    const { files, slices } = this.#context.stores;
    const hold = holdOf(this.#context.stores, claim);
    const held = heldPart(claim, 0);
    const fields = { job_id: claim.job.id, request_id: claim.job.requestId, part: held?.number };
    // Refused: cancelled or taken over meanwhile. No row ever pointed to this blob.
    const unless = async (accepted: boolean, key: string | null): Promise<void> => {
      if (!accepted && key !== null) await files.remove(key);
    };
    switch (ending.kind) {
      case "completed":
        return unless(await hold.complete(ending.completion), ending.completion.result.key);
      case "divided":
        return unless(await slices.divide(heldJob(claim, 0), ending.division), ending.division.inputKey);
      case "read":
        return unless(held !== undefined && (await slices.finish(held)), ending.key);
      case "reread":
        if (held !== undefined) await slices.reread(held, ending.numbers);
        return undefined;
      case "failed":
        if (ending.defect !== undefined) {
          this.#options.log.error({ ...fields, stack: ending.defect }, "defect in the engine");
        }
        await hold.fail(ending.failure);
        return undefined;
      case "lost":
        this.#options.log.error({ ...fields, how: ending.how }, "child process lost");
        await hold.retry();
        return undefined;
      case "stopped":
        // A cancelled job refuses this; a drained one goes back to the queue.
        await hold.release();
        return undefined;
    }
  }

  /** Beside the work, since it may be many files of a store that is far. */
  #clear(): void {
    this.#clearing ??= clearEndedDivisions(this.#context)
      .catch((error: unknown) => this.#options.log.error({ err: error }, "could not delete slices"))
      .finally(() => (this.#clearing = undefined));
  }

  async #tick(): Promise<void> {
    try {
      const { queue, slices } = this.#context.stores;
      const runs = [...this.#runs];
      const jobs = runs.flatMap(({ claim, progress: { done, total } }) =>
        claim.part === undefined ? [heldJob(claim, total > 0 ? Math.min(1, done / total) : 0)] : [],
      );
      const parts = runs.flatMap(({ claim, progress }) => heldPart(claim, progress.done) ?? []);
      const lost = new Set(jobs.length === 0 ? [] : await queue.heartbeat(jobs, this.#leaseMs));
      const lostParts = parts.length === 0 ? [] : await slices.heartbeat(parts, this.#leaseMs);
      this.#abort(({ claim: { job, part } }) =>
        part === undefined
          ? lost.has(job.id)
          : lostParts.some(({ id, number, token }) => id === job.id && number === part.number && token === part.token),
      );
      await queue.recover("expired");
      await slices.recover("expired");
      this.#clear();
      this.#fill();
    } catch (error) {
      this.#options.log.error({ err: error }, "heartbeat failed");
    }
  }
}

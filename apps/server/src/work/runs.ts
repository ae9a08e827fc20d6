import type { HeldPart } from "../ports/job-parts.ts";
import type { Claim, Held } from "../ports/job-store.ts";
import { heldJob, heldPart } from "./hold.ts";
import type { PagesRead } from "./hold.ts";

/** A claim that is being worked on. */
export interface Run {
  readonly claim: Claim;
  readonly controller: AbortController;
  progress: PagesRead;
}

/** The runs of this process. */
export class Runs {
  readonly #ended = new Map<Run, Promise<void>>();
  readonly #settling = new Set<Run>();

  get size(): number {
    return this.#ended.size;
  }

  /** Number of runs that use a slot. */
  get working(): number {
    return this.#ended.size - this.#settling.size;
  }

  /** Marks a run of which only the end must be committed. */
  settles(run: Run): void {
    if (this.#ended.has(run)) this.#settling.add(run);
  }

  /** Adds a run until its work is over. */
  add(claim: Claim, work: (run: Run) => Promise<void>): Promise<void> {
    const run: Run = { claim, controller: new AbortController(), progress: { done: 0, total: 0 } };
    const ended = work(run).finally(() => {
      this.#ended.delete(run);
      this.#settling.delete(run);
    });
    this.#ended.set(run, ended);
    return ended;
  }

  abort(which: (claim: Claim) => boolean): void {
    for (const { claim, controller } of this.#ended.keys()) if (which(claim)) controller.abort();
  }

  /** Resolves when all current runs have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#ended.values());
  }

  heldJobs(): readonly Held[] {
    return [...this.#ended.keys()].flatMap(({ claim, progress: { done, total } }) =>
      claim.part === undefined ? [heldJob(claim, { done, total })] : [],
    );
  }

  heldParts(): readonly HeldPart[] {
    return [...this.#ended.keys()].flatMap(({ claim, progress }) => heldPart(claim, progress.done) ?? []);
  }
}

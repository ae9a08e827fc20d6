import type { HeldPart } from "../ports/job-parts.ts";
import type { Claim, Completion, Held, JobFailure } from "../ports/job-store.ts";
import type { Stores } from "../ports/stores.ts";

/** What can be done with a claim of a whole job or a part. Each is refused if the claim is no longer valid. */
export interface Hold {
  complete(completion: Completion): Promise<boolean>;
  fail(failure: JobFailure): Promise<boolean>;
  retry(): Promise<unknown>;
  release(): Promise<boolean>;
}

export function holdOf({ queue, slices }: Pick<Stores, "queue" | "slices">, claim: Claim): Hold {
  const part = heldPart(claim, 0);
  if (part === undefined) {
    const held = heldJob(claim, { done: 0, total: 0 });
    return {
      complete: (completion) => queue.complete(held, completion),
      fail: (failure) => queue.fail(held, failure),
      retry: () => queue.retry(held),
      release: () => queue.release(held),
    };
  }
  return {
    complete: (completion) => slices.complete(part, completion),
    fail: (failure) => slices.fail(part, failure),
    retry: () => slices.retry(part),
    release: () => slices.release(part),
  };
}

export interface PagesRead {
  readonly done: number;
  /** 0 until the document is open. */
  readonly total: number;
}

/** Proves a claim of a whole job to the queue. */
export function heldJob({ job }: Claim, { done, total }: PagesRead): Held {
  const progress = total > 0 ? Math.min(1, done / total) : 0;
  return { id: job.id, token: job.token, progress, numPages: total > 0 ? total : null };
}

/** A claim of a part; undefined if the whole job was claimed. */
export function heldPart({ job, part }: Claim, pagesDone: number): HeldPart | undefined {
  return part === undefined ? undefined : { id: job.id, number: part.number, token: part.token, pagesDone };
}

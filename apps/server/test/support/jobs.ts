import type { Claim, Completion, Held, NewJob } from "../../src/ports/job-store.ts";
import { newId } from "../../src/ports/identifiers.ts";

/** A job with default values. */
export function newJob(options: Partial<NewJob> = {}): NewJob {
  return {
    id: newId(),
    organisation: "org",
    keyId: "key",
    requestId: null,
    type: "parse",
    priority: false,
    request: {},
    metadata: undefined,
    secret: null,
    webhook: null,
    idempotency: null,
    ...options,
  };
}

export function newCompletion(): Completion {
  const id = newId();
  return { result: { id, key: `results/${id}.1.json`, bytes: 12 }, numPages: 3, credits: 3 };
}

export function heldBy({ job }: Claim): Held {
  return { id: job.id, token: job.token, progress: 0, numPages: null };
}

/** Divided jobs for the suites of the ports. */
import { expect } from "vitest";
import type { Division, HeldPart } from "../../src/ports/job-parts.ts";
import type { Claim, JobQueue, JobStore, NewJob } from "../../src/ports/job-store.ts";
import type { KeyStore } from "../../src/ports/key-store.ts";
import type { SliceQueue } from "../../src/ports/slice-queue.ts";
import type { UsageStore } from "../../src/ports/usage-store.ts";
import type { WebhookStore } from "../../src/ports/webhook-store.ts";
import { heldBy, newJob } from "./jobs.ts";

export interface OpenedSlices {
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  readonly slices: SliceQueue;
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly webhooks: WebhookStore;
  close(): Promise<void>;
}

/** Parameters of a divided job: the number of slices, and changes to the default job and division. */
export type JobToDivide = readonly [count: number, options?: Partial<NewJob>, division?: Partial<Division>];

export interface Divisions {
  submit(options?: Partial<NewJob>): Promise<string>;
  claims(limit: number, leaseMs?: number): Promise<readonly Claim[]>;
  claim(leaseMs?: number): Promise<Claim>;
  part(leaseMs?: number): Promise<HeldPart>;
  /** Jobs with 4 pages in each slice, nothing claimed. */
  dividedAll(...wanted: readonly JobToDivide[]): Promise<readonly string[]>;
  divided(...wanted: JobToDivide): Promise<string>;
  job(id: string): Promise<unknown>;
  announced(): Promise<unknown>;
  counted(): Promise<unknown>;
}

export function divisions(opened: () => OpenedSlices): Divisions {
  const submit = async (options: Partial<NewJob> = {}): Promise<string> => {
    const job = newJob({ webhook: Buffer.from("sealed target"), ...options });
    await opened().jobs.submit(job);
    return job.id;
  };
  const claims = (limit: number, leaseMs = 60_000): Promise<readonly Claim[]> =>
    opened().queue.claim("worker", limit, leaseMs);
  const claim = async (leaseMs?: number): Promise<Claim> => (await claims(1, leaseMs))[0]!;
  const part = async (leaseMs?: number): Promise<HeldPart> => heldPart(await claim(leaseMs));
  /** Jobs with 4 pages in each slice, nothing claimed. */
  const dividedAll = async (...wanted: readonly JobToDivide[]): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (const [, options] of wanted) ids.push(await submit(options));
    const wholes = await claims(wanted.length);
    expect(wholes.every(({ part: claimed }) => claimed === undefined)).toBe(true);
    for (const [index, [count, , division]] of wanted.entries()) {
      const whole = wholes.find(({ job: { id } }) => id === ids[index])!;
      expect(await opened().slices.divide(heldBy(whole), { ...divisionOf(count), ...division })).toBe(true);
    }
    return ids;
  };
  const divided = async (...wanted: JobToDivide): Promise<string> => (await dividedAll(wanted))[0]!;
  const job = (id: string): Promise<unknown> => opened().jobs.get("org", id);
  const announced = async (): Promise<unknown> =>
    (await opened().webhooks.list({ limit: 10 })).map(({ jobId, type }) => [jobId, type]);
  const counted = async (): Promise<unknown> =>
    (await opened().usage.list({})).map(({ completed, failed, pages, credits }) => [completed, failed, pages, credits]);

  return { submit, claims, claim, part, dividedAll, divided, job, announced, counted };
}

export const COMPLETION = { result: { id: "result-1", key: "results/a.1.json", bytes: 12 }, numPages: 8, credits: 8 };
export const FAILURE = { code: "timeout", message: "over" } as const;
const PAGES_A_SLICE = 4;

export function divisionOf(count: number): Division {
  const slices = Array.from({ length: count }, (_, index) => ({
    first: index * PAGES_A_SLICE + 1,
    last: (index + 1) * PAGES_A_SLICE,
  }));
  return { slices, inputKey: null, budgetMs: 60_000 };
}

export function heldPart({ job, part }: Claim): HeldPart {
  return { id: job.id, number: part!.number, token: part!.token, pagesDone: 0 };
}

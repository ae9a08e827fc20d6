import type { Stores } from "@docsvc/server/src/ports/stores.ts";
import type { Job } from "@docsvc/server/src/ports/job-store.ts";
import { ORGANISATION } from "./plan.ts";
import type { Received } from "./receiver.ts";

/** Counts that must be 0 after a crash run. */
export interface Faults {
  /** Acknowledged jobs that are missing or not final. */
  readonly lost: number;
  /** Jobs created twice by requests with the same idempotency key. */
  readonly doneTwice: number;
  /** Completed jobs whose result belongs to another document. */
  readonly wrongResults: number;
  readonly webhooksMissing: number;
  /** Jobs that were announced under more than one id, or with a wrong status. */
  readonly webhooksWrong: number;
  readonly badSignatures: number;
  readonly resultsAfterCancel: number;
  /** Difference of the recorded usage, in jobs, pages or credits. */
  readonly usageOff: number;
}

export interface Acknowledged {
  readonly jobs: ReadonlySet<string>;
  readonly cancelled: ReadonlySet<string>;
}

export async function allJobs(stores: Stores): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  for (let before: string | undefined; ;) {
    const page = await stores.jobs.list(ORGANISATION, { limit: 500, before });
    jobs.push(...page);
    before = page.at(-1)?.id;
    if (page.length < 500) return jobs;
  }
}

export async function tally(
  stores: Stores,
  jobs: readonly Job[],
  acknowledged: Acknowledged,
  received: Received,
): Promise<Faults> {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const final = (job: Job | undefined): boolean => job?.status === "COMPLETED" || job?.status === "FAILED";
  const completed = jobs.filter(({ status }) => status === "COMPLETED");
  const announced = [...received.byJob];
  return {
    lost: [...acknowledged.jobs].filter((id) => !final(byId.get(id))).length,
    doneTwice: jobs.length - new Set(jobs.map(({ requestId }) => requestId)).size,
    wrongResults: (await Promise.all(completed.map((job) => isOwnResult(stores, job)))).filter((own) => !own).length,
    webhooksMissing: jobs.filter(({ id }) => !received.byJob.has(id)).length,
    webhooksWrong: announced.filter(([id, { ids, types }]) => {
      const type = byId.get(id)?.status === "COMPLETED" ? "job.completed" : "job.failed";
      return ids.size !== 1 || types.size !== 1 || !types.has(type);
    }).length,
    badSignatures: received.badSignatures,
    resultsAfterCancel: [...acknowledged.cancelled].filter((id) => {
      const job = byId.get(id);
      return job?.failure?.code !== "cancelled" || job.result !== null || job.credits !== 0;
    }).length,
    usageOff: await usageOff(stores, jobs, completed),
  };
}

async function isOwnResult(stores: Stores, { result, requestId }: Job): Promise<boolean> {
  const bytes = result === null ? undefined : await stores.files.read(result.key);
  return bytes !== undefined && Buffer.from(bytes).toString("utf8").includes(`${requestId}"`);
}

async function usageOff(stores: Stores, jobs: readonly Job[], completed: readonly Job[]): Promise<number> {
  const days = await stores.usage.list({ organisation: ORGANISATION });
  const sum = (count: (day: (typeof days)[number]) => number): number =>
    days.reduce((total, day) => total + count(day), 0);
  const pages = completed.reduce((total, { numPages }) => total + (numPages ?? 0), 0);
  const differences = [
    sum((day) => day.completed) - completed.length,
    sum((day) => day.failed) - (jobs.length - completed.length),
    sum((day) => day.pages) - pages,
    sum((day) => day.credits) - pages,
  ];
  return Math.max(...differences.map(Math.abs));
}

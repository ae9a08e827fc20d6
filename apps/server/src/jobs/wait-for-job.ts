import type { Job, JobQueue, JobStore } from "../ports/job-store.ts";
import { isStoreUnavailable } from "../ports/store-unavailable.ts";

/** Changes made by other processes (a command line, another worker) are not announced here. */
const POLL_MS = 500;

export function isFinal({ status }: Pick<Job, "status">): boolean {
  return status === "COMPLETED" || status === "FAILED";
}

/** Returns the job's record when the job is final, the time is over, or a signal fires because no one waits any more. */
export async function waitForJob(
  ports: { readonly jobs: JobStore; readonly queue: JobQueue },
  organisation: string,
  id: string,
  timeoutMs: number,
  signals: readonly AbortSignal[],
): Promise<Job | undefined> {
  const until = performance.now() + timeoutMs;
  let wake = (): void => {};
  const unsubscribe = ports.queue.onChange((event) => {
    // Only the end of the job matters to this caller.
    if (event.id === id && isFinal(event)) wake();
  });
  const onAbort = (): void => wake();
  // Separate listeners, because combining the signals costs as much as reading the record.
  for (const signal of signals) signal.addEventListener("abort", onAbort);
  try {
    for (;;) {
      const changed = new Promise<void>((resolve) => (wake = resolve));
      const left = (): number => (signals.some(({ aborted }) => aborted) ? 0 : until - performance.now());
      const job = await ports.jobs.get(organisation, id).catch((error: unknown) => {
        // The job continues and its caller may not know its id yet, so this also waits through an outage.
        if (!isStoreUnavailable(error) || left() <= 0) throw error;
        return "unknown" as const;
      });
      if (job !== "unknown" && (job === undefined || isFinal(job) || left() <= 0)) return job;
      const timer = setTimeout(() => wake(), Math.min(left(), POLL_MS));
      await changed;
      clearTimeout(timer);
    }
  } finally {
    unsubscribe();
    for (const signal of signals) signal.removeEventListener("abort", onAbort);
  }
}

/** Runs an operation on the open document. */
import type { JobRecord } from "@docsvc/openapi";
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { resultOf } from "../document/open-document.ts";
import { inWords } from "../service/ask.ts";
import { client } from "../service/client.ts";

export type Running<Result> =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly share: number; readonly jobId: string }
  | { readonly state: "failed"; readonly why: string }
  | { readonly state: "done"; readonly result: Result; readonly record: JobRecord };

/** By operation and document, so that a result is kept while something else is shown. */
const kept = new Map<string, Signal<Running<unknown>>>();

export function runOf<Result>(operation: string, jobId: string): Signal<Running<Result>> {
  const name = `${operation} ${jobId}`;
  const known = kept.get(name) ?? signal<Running<unknown>>({ state: "idle" });
  kept.set(name, known);
  return known as Signal<Running<Result>>;
}

/** Submits an operation, follows its job and shows the result. */
export async function run<Result>(
  target: Signal<Running<Result>>,
  submit: () => Promise<{ readonly job_id: string }>,
): Promise<void> {
  target.value = { state: "running", share: 0, jobId: "" };
  try {
    const { job_id: jobId } = await submit();
    let record: JobRecord | undefined;
    for await (record of client.jobs.attach(jobId).watch()) {
      target.value = { state: "running", share: record.progress ?? 0, jobId };
    }
    if (record === undefined || record.status === "FAILED") {
      target.value = { state: "failed", why: record?.error ?? "The job is gone." };
      return;
    }
    target.value = { state: "done", result: (await resultOf(record)) as Result, record };
  } catch (error) {
    target.value = { state: "failed", why: inWords(error) };
  }
}

import { Docsvc, type DocumentInput } from "@docsvc/client";
import { finishTask } from "./finish-task.ts";
import { tellClientFailure } from "../client-failure.ts";
import type { Report, RunOptions, Source, Task, TaskRunner } from "./task.ts";

/** Has a service do the parsing; files are uploaded, addresses are fetched by the service. */
export function serviceRunner(options: { readonly apiKey: string; readonly baseUrl: string }): TaskRunner {
  const client = new Docsvc(options);
  return {
    run: (task, options) => runAgainst(client, task, options).catch(tellClientFailure),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

async function runAgainst(client: Docsvc, task: Task, { signal, onProgress }: RunOptions): Promise<Report> {
  const input = await toInput(client, task.source, signal);
  const job = await client.parseAsync({ ...task.config, input }, { signal });
  const finished = await client.jobs
    .wait(job, { signal, onProgress: ({ progress }) => onProgress(Math.round((progress ?? 0) * 100), 100) })
    .catch(async (error: unknown) => {
      // Whoever stops waiting does not want the work done either.
      if (signal.aborted) await client.jobs.cancel(job).catch(() => undefined);
      throw error;
    });
  const result = await client.fullResult(finished, { signal });
  return finishTask(task, { job_id: job.job_id, duration: finished.duration, usage: finished.usage, result });
}

async function toInput(client: Docsvc, source: Source, signal: RunOptions["signal"]): Promise<DocumentInput> {
  if (source.kind === "url") return source.url;
  if (source.kind === "reference") return source.reference;
  return client.upload(source.path, { signal });
}

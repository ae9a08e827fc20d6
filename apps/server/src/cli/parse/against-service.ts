import { pathToFileURL } from "node:url";
import { Docsvc } from "@docsvc/client";
import { tellClientFailure } from "../client-failure.ts";
import { finishTask } from "./finish-task.ts";
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
  const job = await client.parse.submit(toDocument(task.source), task.config, { signal });
  const parsed = await job
    .wait({ signal, onProgress: ({ progress }) => onProgress(Math.round((progress ?? 0) * 100), 100) })
    .catch(async (error: unknown) => {
      // Whoever stops waiting does not want the work done either.
      if (signal.aborted) await job.cancel().catch(() => undefined);
      throw error;
    });
  return finishTask(task, parsed);
}

function toDocument(source: Source): string | URL {
  if (source.kind === "url") return source.url;
  if (source.kind === "reference") return source.reference;
  // As an address, because a path may look like one.
  return pathToFileURL(source.path);
}

import { pathToFileURL } from "node:url";
import type { Docsvc } from "@docsvc/client";
import { throwClientFailure } from "../client-failure.ts";
import { openServiceClient, RESTART_MS } from "../service-client.ts";
import { finishTask } from "./finish-task.ts";
import type { RunOptions, Source, TaskRunner } from "./task.ts";

/** Parses documents with a service: files are uploaded, and the service fetches addresses. */
export function serviceRunner(options: { readonly apiKey: string; readonly baseUrl: string }): TaskRunner {
  const client = openServiceClient(options);
  let hasAnswered = false;
  return {
    run: async (task, run) => {
      try {
        const outageTimeout = hasAnswered ? RESTART_MS : undefined;
        const job = await client.parse.submit(toDocument(task.source), task.config, {
          signal: run.signal,
          outageTimeout,
        });
        hasAnswered = true;
        return await finishTask(task, await parsed(job, run));
      } catch (error) {
        return throwClientFailure(error);
      }
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

function parsed(job: Submitted, { signal, onProgress }: RunOptions): ReturnType<Submitted["wait"]> {
  return job
    .wait({
      signal,
      outageTimeout: RESTART_MS,
      onProgress: ({ progress }) => onProgress(Math.round((progress ?? 0) * 100), 100),
    })
    .catch(async (error: unknown) => {
      // If the caller stops waiting, the work is no longer wanted.
      if (signal.aborted) await job.cancel().catch(() => undefined);
      throw error;
    });
}

type Submitted = Awaited<ReturnType<Docsvc["parse"]["submit"]>>;

/** A document as the client accepts it. */
export function toDocument(source: Source): string | URL {
  if (source.kind === "url") return source.url;
  if (source.kind === "reference") return source.reference;
  // A URL, because a path may look like an address.
  return pathToFileURL(source.path);
}

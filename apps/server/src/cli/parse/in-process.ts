import { readFile } from "node:fs/promises";
import { EngineError, parse } from "@docsvc/engine";
import { createGuardedFetch, type GuardedFetch } from "../../fetch/guarded-fetch.ts";
import { DEFAULT_LIMITS } from "../../options.ts";
import { finishTask } from "./finish-task.ts";
import type { Source, TaskRunner } from "./task.ts";
import { timeoutError } from "./timeout-error.ts";

/** Runs the engine in this process: no service, no port, nothing stored. */
export function inProcessRunner(): TaskRunner {
  const guarded = createGuardedFetch(() => false);
  return {
    run: async (task, { signal, onProgress }) => {
      const bytes = await readSource(task.source, guarded, signal);
      const { debug } = task;
      const inspection = debug === null ? undefined : (await import("@docsvc/engine/inspect")).openInspection();
      const start = performance.now();
      const deadline = deadlineOf(task.config.settings?.timeout);
      const both = deadline ? AbortSignal.any([signal, deadline]) : signal;
      const options = { signal: both, onProgress, ocr: task.ocr, inspect: inspection?.inspect };
      const { result, numPages } = await parse(bytes, task.config, options).catch((error: unknown) => {
        if (deadline?.aborted && !signal.aborted) throw timeoutError();
        throw error;
      });
      const duration = Math.round(performance.now() - start) / 1000;
      const report = await finishTask(task, { duration, usage: { num_pages: numPages, credits: null }, result });
      if (inspection === undefined || debug === null) return report;
      const password = task.config.settings?.document_password ?? null;
      return { ...report, debugPath: await inspection.write(bytes, { ...debug, password }) };
    },
    [Symbol.asyncDispose]: () => guarded.close(),
  };
}

async function readSource(source: Source, guarded: GuardedFetch, signal: AbortSignal): Promise<Uint8Array> {
  if (source.kind === "file") return readFile(source.path, { signal });
  if (source.kind === "reference") {
    throw new EngineError("unsupported_document", `${source.reference} is known to a service alone: give --server.`);
  }
  const limits = { maxBytes: DEFAULT_LIMITS.documentBytes, deadlineMs: DEFAULT_LIMITS.fetchMs };
  const chunks: Uint8Array[] = [];
  for await (const chunk of guarded.document(source.url, limits, signal)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function deadlineOf(seconds: number | null | undefined): AbortSignal | undefined {
  return seconds ? AbortSignal.timeout(seconds * 1000) : undefined;
}

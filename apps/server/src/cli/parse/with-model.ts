/**
 * `docsvc parse` with a model, used as in a service: for tables and recognised text in every format, and for figures if the format shows
 * their summaries.
 */
import {
  asksToRevise,
  enhanceResult,
  type ParsedDocument,
  type ParseOptions,
  reviseDocument,
  withoutPasses,
} from "@docsvc/engine";
import type { ParseConfig } from "@docsvc/client";
import type { ModelOptions } from "../../settings/model-options.ts";
import { finishTask, writeDocument } from "./finish-task.ts";
import type { Report, Task } from "./task.ts";

/** A result with more pages is written in pieces, and the model is not used. */
const MAX_PAGES = 1000;

/** How the engine reads a task's document. Passes of a model come afterwards. */
export function readingOf({ config, model }: Task): {
  readonly config: ParseConfig;
  readonly keeps: Pick<ParseOptions, "keepsWords">;
} {
  if (model === null) return { config, keeps: {} };
  return { config: withoutPasses(config), keeps: asksToRevise(config) ? { keepsWords: true } : {} };
}

/** Writes a document that was parsed here to the task's output, after the passes of a model. */
export async function finishParsed(
  task: Task,
  document: ParsedDocument,
  {
    seconds,
    ...source
  }: {
    readonly bytes: () => Promise<Uint8Array>;
    readonly signal: AbortSignal;
    /** Seconds of work so far. */
    readonly seconds: () => number;
  },
): Promise<Report> {
  const { model } = task;
  if (model === null || document.numPages > MAX_PAGES) return writeDocument(task, document, seconds());
  return finishWithModel({ ...task, model }, document, { ...source, seconds });
}

async function finishWithModel(
  task: Task & { readonly model: ModelOptions },
  document: ParsedDocument,
  { bytes, signal, seconds }: Parameters<typeof finishParsed>[2],
): Promise<Report> {
  const { createJobModels } = await import("../../models/job-models.ts");
  const model = createJobModels(task.model).forJob(task.config.settings?.timeout ?? null);
  const tools = { model, bytes, signal };
  const revised = await reviseDocument(document, task.config, tools);
  if (task.format !== "json") return writeDocument(task, revised, seconds());
  const result = await enhanceResult(revised.toResult(), task.config, tools);
  const { toWireUsage } = await import("../../models/wire-usage.ts");
  const asked = model.usage.requests > 0 ? { model: toWireUsage(model.usage) } : {};
  return finishTask(task, {
    duration: seconds(),
    usage: { num_pages: document.numPages, credits: null, ...asked },
    result,
  });
}

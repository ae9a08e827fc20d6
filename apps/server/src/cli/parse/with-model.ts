/** `docsvc parse` with a model, as a service asks it: tables and recognised texts for every format, figures where their summaries have a place. */
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

/** A result of more pages is written piece by piece, and shown to no one. */
const MAX_PAGES = 1000;

/** How the engine reads the document of a task: passes of a model come after it. */
export function readingOf({ config, model }: Task): {
  readonly config: ParseConfig;
  readonly keeps: Pick<ParseOptions, "keepsWords">;
} {
  if (model === null) return { config, keeps: {} };
  return { config: withoutPasses(config), keeps: asksToRevise(config) ? { keepsWords: true } : {} };
}

/** Writes a document that was parsed here where the task says, with what a model has to say of it. */
export async function finishParsed(
  task: Task,
  document: ParsedDocument,
  {
    seconds,
    ...source
  }: {
    readonly bytes: () => Promise<Uint8Array>;
    readonly signal: AbortSignal;
    /** Of work up to now. */
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

import type { ParseConfig } from "@docsvc/client";
import { delayOptimisation, type FileHints } from "@docsvc/engine";
import type { InspectionTarget } from "@docsvc/engine/inspect";
import type { MeteredModel, Model } from "@docsvc/engine/model";
import type { EditOutput, ExtractOutput, SplitOutput } from "@docsvc/openapi";
import type { Task } from "../../jobs/task.ts";
import { toWireUsage } from "../../models/wire-usage.ts";
import type { CommandContext } from "../command-context.ts";
import { performTask, type TaskOutcome, type TaskSource } from "../../work/perform-task.ts";
import { AddressFetch } from "../parse/address-fetch.ts";
import { boundHeap } from "../parse/bound-heap.ts";
import { parseInTime } from "../parse/parse-in-time.ts";
import { readSource } from "../parse/read-source.ts";
import type { Performer, RunOptions } from "./operation.ts";
import { operatorsModel } from "./operators-model.ts";

/** Performs tasks in this process, with the code that a service runs in its child processes. */
export function performInProcess(model: MeteredModel | undefined): Performer<Task> {
  return async ({ source, task, config, debug }, options) => {
    const start = performance.now();
    boundHeap();
    delayOptimisation();
    await using addresses = new AddressFetch();
    const { bytes, hints } = await readSource(source, addresses, options.signal);
    const tools = { ...options, ...(model !== undefined && { model }) };
    const { result, numPages, edited } = await perform(task, bytes, config, { ...tools, ...hints });
    const duration = Math.round(performance.now() - start) / 1000;
    const password = config.settings?.document_password ?? null;
    const debugPath = debug === null ? null : await drawResult(task, result, bytes, { ...debug, password });
    const asked = model !== undefined && model.usage.requests > 0 ? { model: toWireUsage(model.usage) } : {};
    const response = { duration, usage: { num_pages: numPages, credits: null, ...asked }, result };
    return { response, edited, ...(debugPath !== null && { debugPath }) };
  };
}

/** Null if the result has no places. */
async function drawResult(
  { op }: Task,
  result: object,
  bytes: Uint8Array,
  target: InspectionTarget,
): Promise<string | null> {
  const { drawFindings, findingsOfEdit, findingsOfExtract, findingsOfSplit } = await import("@docsvc/engine/inspect");
  if (op === "extract") return drawFindings(bytes, findingsOfExtract(result as ExtractOutput), target);
  if (op === "split") return drawFindings(bytes, findingsOfSplit(result as SplitOutput), target);
  if (op === "edit") return drawFindings(bytes, findingsOfEdit(result as EditOutput), target);
  return null;
}

/** Opens the model of the environment, within the limits of one job. */
export async function openModel(context: CommandContext): Promise<MeteredModel | undefined> {
  const options = await operatorsModel(context);
  if (options === null) return undefined;
  const { createJobModels } = await import("../../models/job-models.ts");
  return createJobModels(options).forJob(null);
}

async function perform(
  task: Task,
  bytes: Uint8Array,
  config: ParseConfig,
  options: RunOptions & FileHints & { readonly model?: Model },
): Promise<TaskOutcome> {
  const password = config.settings?.document_password ?? null;
  const source = { ...options, bytes: () => Promise.resolve(bytes), password, warnings: [] };
  if (task.op === "edit") return performTask(task, { ...source, transcript: notRead, parsed: notRead });
  using document = await parseInTime(bytes, config, { ...options, print: "auto", keepsWords: true });
  const transcript = document.toTranscript();
  const { warnings } = document;
  const read: TaskSource = { ...source, warnings, transcript: () => transcript, parsed: () => document.toResult() };
  // Awaited here, because the document must stay open until the task is done.
  return await performTask(task, read);
}

/** Never called: an edit reads the bytes itself. */
function notRead(): never {
  throw new Error("An edit has no parse.");
}

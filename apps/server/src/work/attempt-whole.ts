import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileHints } from "@docsvc/engine";
import { fileBytes } from "../files/disk/disk-file-store.ts";
import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import type { JobRequest, JobSecret } from "../jobs/job-request.ts";
import { sliceInputKey } from "../jobs/slice-key.ts";
import type { PageRun } from "../ports/job-parts.ts";
import type { EditTask } from "../jobs/task.ts";
import type { Claim } from "../ports/job-store.ts";
import type { AttemptOptions } from "./attempt-options.ts";
import { MAX_PAGES_PER_SLICE, cutSlices } from "./cut-slices.ts";
import { deadlineMs } from "./deadline.ts";
import { endingOf } from "./ending.ts";
import type { Ending } from "./ending.ts";
import { findUpload, uploadGone } from "./find-upload.ts";
import { billOf, furtherPaths, outputsOf } from "./outputs.ts";
import { storeOutputs } from "./store-result.ts";

export interface Whole {
  readonly request: JobRequest;
  readonly config: JobRequest["config"];
  /** The address of an input that is fetched. */
  readonly url: NonNullable<JobSecret["url"]>;
}

/** Runs the engine on a whole document; for a long one it only determines the pages. */
export async function attemptWhole(
  context: Context,
  claim: Claim,
  { request, config, url }: Whole,
  options: AttemptOptions,
): Promise<Ending> {
  const started = performance.now();
  const { job } = claim;
  const { run, inputs, signal, onProgress } = options;
  const timeout = config.settings?.timeout;
  const { key, inputPath, isFetched, hints } = await bringInput(context, claim, { request, url }, options);
  const outputs = outputsOf(options.scratch, request.task, config);
  const outcome = await run(
    {
      kind: "parse",
      requestId: job.requestId,
      documentId: isFetched ? key : job.id,
      inputPath,
      hints,
      outputPath: outputs.resultPath,
      ...furtherPaths(outputs),
      ...(request.task && { task: request.task }),
      config,
      maxPages: context.limits.pages,
      mostPages: MAX_PAGES_PER_SLICE,
      maxMs: context.limits.jobMs,
    },
    { deadlineMs: (pages) => deadlineMs(timeout, pages, context.limits.jobMs), onProgress, signal },
  );
  if (outcome.kind === "done") return storeOutputs(context, claim, outputs, billOf(context, outcome, request.task));
  if (outcome.kind !== "long") return endingOf(outcome, context);
  // Another fetch might return other bytes, or none.
  if (isFetched) await context.stores.files.put(key, fileBytes(inputPath));
  await inputs.adopt(key, inputPath);
  const budgetMs = deadlineMs(timeout, countPages(outcome.pages), context.limits.jobMs) - (performance.now() - started);
  return {
    kind: "divided",
    division: {
      slices: cutSlices(outcome.pages),
      inputKey: isFetched ? key : null,
      budgetMs: Math.max(0, budgetMs),
    },
  };
}

/** An edit needs the original bytes, and runs in one process. */
export async function attemptEdit(
  context: Context,
  claim: Claim,
  whole: Whole,
  task: EditTask,
  options: AttemptOptions,
): Promise<Ending> {
  const { run, signal, onProgress } = options;
  const { config } = whole;
  const { inputPath } = await bringInput(context, claim, whole, options);
  const outputs = outputsOf(options.scratch, task);
  const outcome = await run(
    {
      kind: "edit",
      requestId: claim.job.requestId,
      documentId: claim.job.id,
      inputPath,
      outputPath: outputs.resultPath,
      editedPath: join(options.scratch, "edited"),
      task,
      config,
      maxPages: context.limits.pages,
    },
    { deadlineMs: (pages) => deadlineMs(config.settings?.timeout, pages, context.limits.jobMs), onProgress, signal },
  );
  if (outcome.kind !== "done") return endingOf(outcome, context);
  return storeOutputs(context, claim, outputs, billOf(context, outcome, task));
}

interface Input {
  readonly key: string;
  readonly inputPath: string;
  readonly isFetched: boolean;
  readonly hints: FileHints;
}

/** Makes a document's bytes available as a local file. */
async function bringInput(
  context: Context,
  claim: Claim,
  { request, url }: Pick<Whole, "request" | "url">,
  options: AttemptOptions,
): Promise<Input> {
  const { input } = request;
  if (input.from === "url") {
    const key = sliceInputKey(claim.job.id, claim.job.token);
    return { key, isFetched: true, ...(await fetchInput(context, url, options)) };
  }
  const key = await findUpload(context, claim, request);
  const inputPath = await context.stores.files.localPath(key, options.scratch);
  if (inputPath === undefined) throw uploadGone();
  return { key, inputPath, isFetched: false, hints: input.from === "upload" ? { fileName: input.fileId } : {} };
}

async function fetchInput(
  { limits, fetch }: Context,
  url: string,
  options: AttemptOptions,
): Promise<Pick<Input, "inputPath" | "hints">> {
  const inputPath = join(options.scratch, "input");
  const { documentBytes: maxBytes, fetchMs } = limits;
  let hints: FileHints = {};
  const onDescribed = (described: FileHints): void => {
    hints = described;
  };
  const bytes = fetch.document(url, { maxBytes, deadlineMs: fetchMs }, options.signal, onDescribed);
  await pipeline(bytes, createWriteStream(inputPath));
  if ((await stat(inputPath)).size === 0) {
    throw new ServiceError("document_empty", "The input address delivered no data. Check the address.");
  }
  return { inputPath, hints };
}

function countPages({ first, last }: PageRun): number {
  return last - first + 1;
}

import { join } from "node:path";
import { fileBytes } from "../files/disk/disk-file-store.ts";
import type { Context } from "../jobs/context.ts";
import type { JobRequest } from "../jobs/job-request.ts";
import { sliceKey } from "../jobs/slice-key.ts";
import { editsDocument } from "../jobs/task.ts";
import { ASSEMBLY } from "../ports/job-parts.ts";
import type { ClaimedAssembly, ClaimedPart, ClaimedSlice } from "../ports/job-parts.ts";
import type { Claim } from "../ports/job-store.ts";
import type { AttemptOptions } from "./attempt-options.ts";
import { endingOf, timedOut } from "./ending.ts";
import type { Ending } from "./ending.ts";
import { findUpload, uploadGone } from "./find-upload.ts";
import type { RunOptions } from "./supervise-run.ts";
import { billOf, furtherPaths, outputsOf } from "./outputs.ts";
import { storeOutputs } from "./store-result.ts";

type PartClaim<Part> = Claim & { readonly part: ClaimedPart & Part };

interface Asked {
  readonly request: JobRequest;
  /** Including its secrets. */
  readonly config: JobRequest["config"];
}

/** One attempt at a part of a divided job. */
export async function attemptPart(
  context: Context,
  claim: PartClaim<object>,
  asked: Asked,
  options: AttemptOptions,
): Promise<Ending> {
  if (claim.part.leftMs <= 0) return timedOut();
  return "slices" in claim.part
    ? attemptAssembly(context, { ...claim, part: claim.part }, asked, options)
    : attemptSlice(context, { ...claim, part: claim.part }, asked, options);
}

/** Input → local file → child process → stored slice. */
async function attemptSlice(
  context: Context,
  claim: PartClaim<ClaimedSlice>,
  { request, config }: Asked,
  options: AttemptOptions,
): Promise<Ending> {
  const { job, part } = claim;
  const run = runOptions(part, options);
  const outputPath = join(options.scratch, "slice");
  const input = await options.inputs.borrow(await findUpload(context, claim, request));
  if (input === undefined) throw uploadGone();
  try {
    const outcome = await options.run(
      {
        kind: "slice",
        requestId: job.requestId,
        documentId: part.inputKey ?? job.id,
        inputPath: input.path,
        outputPath,
        config,
        maxPages: context.limits.pages,
        pages: part.pages,
      },
      run,
    );
    if (outcome.kind !== "done") return endingOf(outcome, context);
    const key = sliceKey(job.id, part.number, part.token);
    await context.stores.files.put(key, fileBytes(outputPath));
    return { kind: "read", key };
  } finally {
    input.giveBack();
  }
}

/** Stored slices → local files → child process → stored result. */
async function attemptAssembly(
  context: Context,
  claim: PartClaim<ClaimedAssembly>,
  { request, config }: Asked,
  options: AttemptOptions,
): Promise<Ending> {
  const { job, part } = claim;
  const { task } = request;
  const run = runOptions(part, options);
  const slicePaths: string[] = [];
  const missing: number[] = [];
  for (const { number, token } of part.slices) {
    const path = await context.stores.files.localPath(sliceKey(job.id, number, token), options.scratch);
    if (path === undefined) missing.push(number);
    else slicePaths.push(path);
  }
  if (missing.length > 0) return { kind: "reread", numbers: missing };
  const outputs = outputsOf(options.scratch, task, config);
  const isDrawn = outputs.imagesPath !== undefined;
  // A model reads the figures of the document.
  const needsDocument = editsDocument(task) || (task === undefined && (isDrawn || context.models !== undefined));
  const input = needsDocument ? await options.inputs.borrow(await findUpload(context, claim, request)) : undefined;
  try {
    if (needsDocument && input === undefined) throw uploadGone();
    const outcome = await options.run(
      {
        kind: "assembly",
        requestId: job.requestId,
        outputPath: outputs.resultPath,
        ...furtherPaths(outputs),
        ...(input && { inputPath: input.path }),
        ...(task && { task }),
        config,
        slicePaths,
      },
      run,
    );
    if (outcome.kind === "unreadable") {
      return { kind: "reread", numbers: outcome.slices.map((index) => part.slices[index]?.number ?? ASSEMBLY) };
    }
    if (outcome.kind !== "done") return endingOf(outcome, context);
    return await storeOutputs(context, claim, outputs, billOf(context, outcome, task));
  } finally {
    input?.giveBack();
  }
}

function runOptions({ leftMs }: ClaimedPart, { signal, onProgress }: AttemptOptions): RunOptions {
  const claimed = performance.now();
  let leftAtStart: number | undefined;
  return {
    // First called when the run begins, because fetching the document has taken some of the time.
    deadlineMs: () => (leftAtStart ??= leftMs - (performance.now() - claimed)),
    onProgress,
    signal,
  };
}

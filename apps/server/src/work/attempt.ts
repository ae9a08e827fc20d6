import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileBytes } from "../disk/disk-file-store.ts";
import { ServiceError } from "../errors.ts";
import type { ErrorCode } from "../errors.ts";
import { newId } from "../identifiers.ts";
import type { Context } from "../jobs/context.ts";
import { joinSecret, unsealSecret } from "../jobs/parse-job.ts";
import type { ParseJobRequest, ParseJobSecret } from "../jobs/parse-job.ts";
import { resultKey } from "../jobs/result-key.ts";
import { requireParsed } from "../jobs/resolve-input.ts";
import type { Claim, Completion, JobFailure } from "../ports/job-store.ts";
import { deadlineMs } from "./deadline.ts";
import type { RunOutcome } from "./protocol.ts";
import type { Slot } from "./slot.ts";

/** How one attempt at a job ended. */
export type Ending =
  | { readonly kind: "completed"; readonly completion: Completion }
  | { readonly kind: "failed"; readonly failure: JobFailure; readonly defect?: string }
  /** The child crashed: worth another attempt. */
  | { readonly kind: "lost"; readonly how: string }
  | { readonly kind: "stopped" };

export interface AttemptOptions {
  readonly slot: Slot;
  /** An empty directory of this attempt alone; removed afterwards. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
}

/** Input → local file → child process → stored result. */
export async function attemptJob(context: Context, claim: Claim, options: AttemptOptions): Promise<Ending> {
  await mkdir(options.scratch, { recursive: true, mode: 0o700 });
  try {
    const request = claim.job.request as ParseJobRequest;
    if (request.input.from === "job") return await reuseResult(context, claim, request.input.jobId);
    const secret = unsealSecret(context.stores.secrets.sealing, claim.secret, claim.job.id);
    const inputPath = await fetchInput(context, claim, request, secret, options);
    return await runEngine(context, claim, { request, secret, inputPath }, options);
  } catch (error) {
    if (options.signal.aborted) return { kind: "stopped" };
    if (ServiceError.isInstance(error)) {
      return failed(error.code, error.message);
    }
    throw error;
  } finally {
    await rm(options.scratch, { recursive: true, force: true });
  }
}

/** `jobid://` in a parse: the earlier result again, unchanged and without a bill. */
async function reuseResult(context: Context, claim: Claim, sourceId: string): Promise<Ending> {
  const source = await requireParsed(context, claim.job.organisation, sourceId);
  const blob = source.result === null ? undefined : await context.stores.files.open(source.result.key);
  if (blob === undefined) {
    throw new ServiceError("job_gone", `The result of job ${sourceId} is gone. Submit the document again.`);
  }
  return {
    kind: "completed",
    completion: await storeResult(context, claim, blob.stream, source.numPages ?? 0, 0),
  };
}

async function fetchInput(
  context: Context,
  { job }: Claim,
  { input }: ParseJobRequest,
  secret: ParseJobSecret,
  { scratch, signal }: AttemptOptions,
): Promise<string> {
  if (input.from === "upload") {
    const upload = await context.stores.uploads.get(job.organisation, input.fileId);
    const stored =
      upload === undefined || upload.gone ? undefined : await context.stores.files.localPath(upload.key, scratch);
    if (stored === undefined) {
      throw new ServiceError("file_gone", "The file of the input is gone. Upload it again.");
    }
    return stored;
  }
  const path = join(scratch, "input");
  const { documentBytes: maxBytes, fetchMs } = context.limits;
  await pipeline(
    context.fetch.document(secret.url ?? "", { maxBytes, deadlineMs: fetchMs }, signal),
    createWriteStream(path),
  );
  if ((await stat(path)).size === 0) {
    throw new ServiceError("document_empty", "The input address delivered no data. Check the address.");
  }
  return path;
}

interface EngineInput {
  readonly request: ParseJobRequest;
  readonly secret: ParseJobSecret;
  readonly inputPath: string;
}

async function runEngine(
  context: Context,
  claim: Claim,
  { request, secret, inputPath }: EngineInput,
  { slot, scratch, signal, onProgress }: AttemptOptions,
): Promise<Ending> {
  const outputPath = join(scratch, "result.json");
  const timeout = request.config.settings?.timeout;
  const outcome = await slot.run(
    {
      requestId: claim.job.requestId,
      inputPath,
      outputPath,
      config: joinSecret(request.config, secret),
      maxPages: context.limits.pages,
    },
    {
      deadlineMs: (pages) => deadlineMs(timeout, pages),
      onProgress: (done, total) => onProgress(total > 0 ? Math.min(1, done / total) : 0),
      signal,
    },
  );
  if (outcome.kind !== "done") return endingOf(outcome, context);
  const credits = outcome.numPages * context.prices.parse;
  return {
    kind: "completed",
    completion: await storeResult(context, claim, fileBytes(outputPath), outcome.numPages, credits),
  };
}

function endingOf(outcome: Exclude<RunOutcome, { kind: "done" }>, { limits }: Context): Ending {
  if (outcome.kind === "stopped") return { kind: "stopped" };
  if (outcome.kind === "crashed") return { kind: "lost", how: outcome.how };
  if (outcome.kind === "refused") return failed(outcome.code, outcome.message);
  if (outcome.kind === "defect") return { ...failed("internal_error", "internal error"), defect: outcome.stack };
  if (outcome.kind === "timeout") {
    return failed(
      "timeout",
      "The job ran longer than it may. Raise settings.timeout, or process a smaller settings.page_range.",
    );
  }
  return failed(
    "document_too_complex",
    `The document needs more than the ${Math.round(limits.memoryBytes / 1024 ** 2)} MiB of memory that a job may use. Process a smaller settings.page_range.`,
  );
}

function failed(code: ErrorCode, message: string): Extract<Ending, { kind: "failed" }> {
  return { kind: "failed", failure: { code, message } };
}

async function storeResult(
  context: Context,
  { job }: Claim,
  bytes: AsyncIterable<Uint8Array>,
  numPages: number,
  credits: number,
): Promise<Completion> {
  const key = resultKey(job.id, job.token);
  const stored = await context.stores.files.put(key, bytes);
  return { result: { id: newId(), key, bytes: stored.bytes }, numPages, credits };
}

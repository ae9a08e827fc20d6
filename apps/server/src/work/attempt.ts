import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileBytes } from "../disk/disk-file-store.ts";
import { ServiceError } from "../errors.ts";
import type { Context } from "../jobs/context.ts";
import { joinSecret, unsealSecret } from "../jobs/parse-job.ts";
import type { ParseJobRequest, ParseJobSecret } from "../jobs/parse-job.ts";
import { requireParsed } from "../jobs/resolve-input.ts";
import { sliceInputKey } from "../jobs/slice-key.ts";
import type { PageRun } from "../ports/job-parts.ts";
import type { Claim } from "../ports/job-store.ts";
import type { AttemptOptions } from "./attempt-options.ts";
import { attemptPart } from "./attempt-part.ts";
import { MOST_PAGES_A_SLICE, cutSlices } from "./cut-slices.ts";
import { deadlineMs } from "./deadline.ts";
import { endingOf, failed } from "./ending.ts";
import type { Ending } from "./ending.ts";
import { findUpload, uploadGone } from "./find-upload.ts";
import { storeResult } from "./store-result.ts";

/** One attempt at what was claimed: input → local file → child process → stored result. */
export async function attempt(context: Context, claim: Claim, options: AttemptOptions): Promise<Ending> {
  await mkdir(options.scratch, { recursive: true, mode: 0o700 });
  try {
    const request = claim.job.request as ParseJobRequest;
    const secret = unsealSecret(context.stores.secrets.sealing, claim.secret, claim.job.id);
    const config = joinSecret(request.config, secret);
    if (claim.part !== undefined) {
      return await attemptPart(context, { ...claim, part: claim.part }, { request, config }, options);
    }
    if (request.input.from === "job") return await reuseResult(context, claim, request.input.jobId);
    return await attemptWhole(context, claim, { request, config, url: secret.url ?? "" }, options);
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
  return storeResult(context, claim, blob.stream, { numPages: source.numPages ?? 0, credits: 0 });
}

interface Whole {
  readonly request: ParseJobRequest;
  readonly config: ParseJobRequest["config"];
  /** Of an input that is fetched. */
  readonly url: NonNullable<ParseJobSecret["url"]>;
}

/** Runs the engine on a whole document; of a long one it only learns its pages. */
async function attemptWhole(
  context: Context,
  claim: Claim,
  { request, config, url }: Whole,
  options: AttemptOptions,
): Promise<Ending> {
  const started = performance.now();
  const { job } = claim;
  const { slot, inputs, scratch, signal, onProgress } = options;
  const timeout = config.settings?.timeout;
  const isFetched = request.input.from === "url";
  const key = isFetched ? sliceInputKey(job.id, job.token) : await findUpload(context, claim, request);
  const inputPath = isFetched
    ? await fetchInput(context, url, options)
    : await context.stores.files.localPath(key, scratch);
  if (inputPath === undefined) throw uploadGone();
  const outputPath = join(scratch, "result");
  const outcome = await slot.run(
    {
      kind: "parse",
      requestId: job.requestId,
      documentId: isFetched ? key : job.id,
      inputPath,
      outputPath,
      config,
      maxPages: context.limits.pages,
      mostPages: MOST_PAGES_A_SLICE,
    },
    { deadlineMs: (pages) => deadlineMs(timeout, pages), onProgress, signal },
  );
  if (outcome.kind === "done") {
    const { numPages } = outcome;
    return storeResult(context, claim, fileBytes(outputPath), { numPages, credits: numPages * context.prices.parse });
  }
  if (outcome.kind !== "long") return endingOf(outcome, context);
  // Another fetch might give other bytes, or none.
  if (isFetched) await context.stores.files.put(key, fileBytes(inputPath));
  await inputs.adopt(key, inputPath);
  const budgetMs = deadlineMs(timeout, countPages(outcome.pages)) - (performance.now() - started);
  return {
    kind: "divided",
    division: {
      slices: cutSlices(outcome.pages),
      inputKey: isFetched ? key : null,
      budgetMs: Math.max(0, budgetMs),
    },
  };
}

async function fetchInput({ limits, fetch }: Context, url: string, options: AttemptOptions): Promise<string> {
  const path = join(options.scratch, "input");
  const { documentBytes: maxBytes, fetchMs } = limits;
  await pipeline(fetch.document(url, { maxBytes, deadlineMs: fetchMs }, options.signal), createWriteStream(path));
  if ((await stat(path)).size === 0) {
    throw new ServiceError("document_empty", "The input address delivered no data. Check the address.");
  }
  return path;
}

function countPages({ first, last }: PageRun): number {
  return last - first + 1;
}

import type { FullResult, JobRecord, ParseResponse, UrlResult, Usage } from "@docsvc/openapi";
import { ServiceError } from "../errors.ts";
import type { Job } from "../ports/job-store.ts";
import type { Context } from "./context.ts";
import { jobGone } from "./find-job.ts";
import type { ParseJobRequest } from "./parse-job.ts";
import { resultAddress } from "./signed-addresses.ts";

/** `url`: never inline. Otherwise inline unless the job asked for an address or the result is large: `auto` means the service's limit. */
export type ResultForm = "auto" | "url" | { readonly inlineBytes: number };

/** A job as the contract shows it. */
export async function toJobRecord(context: Context, job: Job, baseUrl: string, form: ResultForm): Promise<JobRecord> {
  const shared = {
    job_id: job.id,
    type: job.type,
    created_at: new Date(job.createdAt).toISOString(),
    ...(job.metadata === undefined ? {} : { metadata: job.metadata }),
  };
  if (job.status === "PENDING") return { ...shared, status: "PENDING", progress: 0 };
  const started = job.startedAt === null ? {} : { started_at: toTime(job.startedAt) };
  if (job.status === "RUNNING") {
    return { ...shared, ...started, status: "RUNNING", progress: job.progress };
  }
  const ended = {
    ...shared,
    ...started,
    duration: durationOf(job),
    usage: usageOf(job),
    progress: job.progress,
    ...(job.finishedAt === null ? {} : { finished_at: toTime(job.finishedAt) }),
    ...(job.expiresAt === null ? {} : { expires_at: toTime(job.expiresAt) }),
  };
  if (job.status === "COMPLETED") {
    return { ...ended, status: "COMPLETED", result: await resultOf(context, job, baseUrl, form) };
  }
  // Of a job that is gone only the code is left.
  const failure = job.failure ?? { code: "internal_error", message: "internal error" };
  return { ...ended, status: "FAILED", error: failure.message || failure.code, error_code: failure.code };
}

/**
 * The answer of a synchronous parse.
 *
 * @throws {@link ServiceError} with the code of the job's failure
 */
export async function toParseResponse(context: Context, job: Job, baseUrl: string): Promise<ParseResponse> {
  if (job.failure !== null) {
    throw new ServiceError(job.failure.code, job.failure.message, { jobId: job.id });
  }
  const result = await resultOf(context, job, baseUrl, "auto");
  return { job_id: job.id, duration: durationOf(job), usage: usageOf(job), result };
}

async function resultOf(
  context: Context,
  job: Job,
  baseUrl: string,
  form: ResultForm,
): Promise<FullResult | UrlResult> {
  const { result } = job;
  if (result === null) throw jobGone();
  const { config } = job.request as ParseJobRequest;
  const mostInline = typeof form === "object" ? form.inlineBytes : context.limits.inlineBytes;
  const asUrl = form === "url" || config.settings?.force_url_result === true || result.bytes > mostInline;
  if (asUrl) {
    return { type: "url", url: await resultAddress(context, baseUrl, result), result_id: result.id };
  }
  const bytes = await context.stores.files.read(result.key);
  if (bytes === undefined) throw jobGone();
  return JSON.parse(Buffer.from(bytes).toString("utf8")) as FullResult;
}

function durationOf({ startedAt, finishedAt }: Job): number {
  return startedAt === null || finishedAt === null ? 0 : (finishedAt - startedAt) / 1000;
}

function usageOf({ numPages, credits }: Job): Usage {
  return { num_pages: numPages ?? 0, credits };
}

function toTime(ms: number): string {
  return new Date(ms).toISOString();
}

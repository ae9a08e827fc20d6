import type { EditOutput, FullResult, JobRecord, PipelineOutput, UrlResult, Usage } from "@docsvc/openapi";
import { ServiceError } from "../errors/service-error.ts";
import { toWireUsage } from "../models/wire-usage.ts";
import type { Job } from "../ports/job-store.ts";
import type { Context } from "./context.ts";
import { jobGone } from "./find-job.ts";
import { editsDocument } from "./task.ts";
import { documentNameOf } from "./job-request.ts";
import type { JobRequest } from "./job-request.ts";
import { fileAddress, resultAddress } from "./signed-addresses.ts";

/** `url`: never inline. Otherwise inline, unless the job requested an address or the result is large: `auto` uses the service's limit. */
export type ResultForm = "auto" | "url" | { readonly inlineBytes: number };

/** JSON as a string or in UTF-8. */
export type JsonText = string | Uint8Array;

/** A job as in the contract. */
export async function toJobRecord(context: Context, job: Job, baseUrl: string, form: ResultForm): Promise<JobRecord> {
  if (job.status !== "COMPLETED") return toRecordWithoutResult(job);
  const result = await resultOf(context, job, baseUrl, form);
  const shown = result instanceof Uint8Array ? (JSON.parse(Buffer.from(result).toString()) as FullResult) : result;
  return { ...endOf(job), status: "COMPLETED", result: shown };
}

/** For a job that is waiting, running or failed. */
function toRecordWithoutResult(job: Job): JobRecord {
  if (job.status === "PENDING") return { ...beginningOf(job), status: "PENDING", progress: 0 };
  if (job.status === "RUNNING") {
    const pages = job.numPages === null ? {} : { num_pages: job.numPages };
    return { ...beginningOf(job), ...startOf(job), status: "RUNNING", progress: job.progress, ...pages };
  }
  // Of a deleted job, only the code remains.
  const failure = job.failure ?? { code: "internal_error", message: "internal error" };
  return { ...endOf(job), status: "FAILED", error: failure.message || failure.code, error_code: failure.code };
}

/**
 * The answer of a synchronous operation, such as a `ParseResponse`, as JSON text.
 *
 * @throws {@link ServiceError} with the code of the job's failure
 */
export async function toResponseJson(context: Context, job: Job, baseUrl: string): Promise<JsonText> {
  if (job.failure !== null) {
    throw new ServiceError(job.failure.code, job.failure.message, { jobId: job.id });
  }
  const result = await resultOf(context, job, baseUrl, "auto");
  return withResult({ job_id: job.id, duration: durationOf(job), usage: usageOf(job) }, result);
}

/**
 * {@link toJobRecord} as JSON text.
 *
 * An inline result is inserted as it is stored: parsing and serialising megabytes would block all other callers.
 */
export async function toJobJson(context: Context, job: Job, caller: { readonly baseUrl: string }): Promise<JsonText> {
  if (job.status !== "COMPLETED") return JSON.stringify(toRecordWithoutResult(job));
  return withResult({ ...endOf(job), status: "COMPLETED" }, await resultOf(context, job, caller.baseUrl, "auto"));
}

function beginningOf(job: Job): Pick<JobRecord, "job_id" | "type" | "document_name" | "created_at" | "metadata"> {
  const { id, type, createdAt, metadata } = job;
  const name = documentNameOf(job);
  return {
    job_id: id,
    type,
    ...(name !== undefined && { document_name: name }),
    created_at: toTime(createdAt),
    ...(metadata !== undefined && { metadata }),
  };
}

function startOf({ startedAt }: Job): { readonly started_at?: string } {
  return startedAt === null ? {} : { started_at: toTime(startedAt) };
}

/** The fields of every final job. */
function endOf(job: Job): Omit<CompletedJob, "status" | "result"> {
  return {
    ...beginningOf(job),
    ...startOf(job),
    duration: durationOf(job),
    usage: usageOf(job),
    progress: job.progress,
    ...(job.finishedAt === null ? {} : { finished_at: toTime(job.finishedAt) }),
    ...(job.expiresAt === null ? {} : { expires_at: toTime(job.expiresAt) }),
  };
}

type CompletedJob = Extract<JobRecord, { readonly status: "COMPLETED" }>;

/** An object as JSON text, with the result as its last member. */
function withResult(record: object, result: Uint8Array | UrlResult): JsonText {
  const beginning = `${JSON.stringify(record).slice(0, -1)},"result":`;
  if (!(result instanceof Uint8Array)) return `${beginning}${JSON.stringify(result)}}`;
  // A short text is sent in one piece with the headers, which bytes are not; converting a long one is not worthwhile.
  if (result.length <= SHORT_BYTES) return `${beginning}${Buffer.from(result).toString()}}`;
  return Buffer.concat([Buffer.from(beginning), result, Buffer.from("}")]);
}

const SHORT_BYTES = 64 * 1024;

/** The bytes of the full result, or its address. */
async function resultOf(
  context: Context,
  job: Job,
  baseUrl: string,
  form: ResultForm,
): Promise<Uint8Array | UrlResult> {
  const { result } = job;
  if (result === null) throw jobGone();
  const { config, task } = job.request as JobRequest;
  const mostInline = typeof form === "object" ? form.inlineBytes : context.limits.inlineBytes;
  const asUrl = form === "url" || config.settings?.force_url_result === true || result.bytes > mostInline;
  if (asUrl) {
    return { type: "url", url: await resultAddress(context, baseUrl, result), result_id: result.id };
  }
  const bytes = await context.stores.files.read(result.key);
  if (bytes === undefined) throw jobGone();
  return editsDocument(task) ? withAddress(context, job, baseUrl, bytes) : bytes;
}

/** The address of an edited document is signed at each read; only its id is stored. */
async function withAddress(
  context: Context,
  { organisation }: Job,
  baseUrl: string,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const result = JSON.parse(Buffer.from(bytes).toString()) as EditOutput | PipelineOutput;
  const edited = "edits" in result ? result : result.edit;
  if (typeof edited?.file_id !== "string") return bytes;
  const upload = await context.stores.uploads.get(organisation, edited.file_id.replace(/^docsvc:\/\//, ""));
  if (upload === undefined || upload.gone) return bytes;
  edited.document_url = await fileAddress(context, baseUrl, upload);
  return Buffer.from(JSON.stringify(result));
}

function durationOf({ startedAt, finishedAt }: Job): number {
  return startedAt === null || finishedAt === null ? 0 : (finishedAt - startedAt) / 1000;
}

function usageOf({ status, numPages, credits, modelUsage }: Job): Usage {
  // For a failed job, the number is that of its document, and no pages are billed.
  const pages = status === "COMPLETED" ? (numPages ?? 0) : 0;
  return { num_pages: pages, credits, ...(modelUsage !== null && { model: toWireUsage(modelUsage) }) };
}

function toTime(ms: number): string {
  return new Date(ms).toISOString();
}

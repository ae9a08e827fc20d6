import type { DocumentInput, ParseAsyncRequest, ParseConfig } from "@docsvc/openapi";
import { ServiceError, ValidationError } from "../errors.ts";
import { checkInputUrl } from "../fetch/input-url.ts";
import { isFileId, isId, newId } from "../identifiers.ts";
import type { Job } from "../ports/job-store.ts";
import type { Context } from "./context.ts";
import { readDocumentInput } from "./document-input.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { findJob } from "./find-job.ts";
import { sealSecret, splitSecret } from "./parse-job.ts";
import type { ParseJobRequest, StoredInput } from "./parse-job.ts";

export interface Submitter {
  readonly organisation: string;
  /** The operation that was called: an idempotency key belongs to one. */
  readonly operationId: string;
  readonly idempotencyKey: string | undefined;
}

const MAX_METADATA_BYTES = 16 * 1024;

/**
 * Stores a parse job and returns its id: everything that can be refused without the document is refused here.
 *
 * @throws {@link ServiceError}, {@link ValidationError}
 */
export async function submitParse(context: Context, submitter: Submitter, body: ParseAsyncRequest): Promise<string> {
  const { jobs, secrets } = context.stores;
  refuseUnavailable(body);
  checkConfig(body);
  const { stored, url } = await resolveInput(context, submitter.organisation, body.input);
  await refuseOverload(context);
  const { config, secret } = splitSecret(body, url);
  const request: ParseJobRequest = { input: stored, config };
  const id = newId();
  const submission = await jobs.submit({
    id,
    organisation: submitter.organisation,
    type: "parse",
    priority: body.async?.priority ?? false,
    request,
    metadata: body.async?.metadata,
    secret: sealSecret(secrets.sealing, secret, id),
    idempotency:
      submitter.idempotencyKey === undefined
        ? null
        : {
            key: submitter.idempotencyKey,
            fingerprint: fingerprintOf(secrets.fingerprint, submitter.operationId, body),
          },
  });
  if (submission.outcome === "conflict") throw keyReused();
  return submission.id;
}

/** The idempotency key stands for another request. */
export function keyReused(): ValidationError {
  return new ValidationError([
    {
      loc: ["header", "Idempotency-Key"],
      msg: "was used before for another request; use a new key for a new request",
      type: "idempotency_key_reused",
    },
  ]);
}

function refuseUnavailable({ async: envelope }: ParseAsyncRequest): void {
  if (envelope?.webhook?.url !== undefined) {
    throw new ServiceError(
      "not_implemented",
      "Webhooks are not available in this version. Leave async.webhook out and read GET /job/{job_id}?wait=30 instead.",
    );
  }
  const { metadata } = envelope ?? {};
  if (metadata !== undefined && Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    throw new ServiceError(
      "metadata_too_large",
      "async.metadata has more than 16 KiB as JSON. Keep a short reference in it instead.",
    );
  }
}

function checkConfig({ enhance, settings }: ParseConfig): void {
  if ((enhance?.agentic?.length ?? 0) > 0) {
    throw new ServiceError(
      "model_not_configured",
      "enhance.agentic needs a vision model and this service has none configured. Leave enhance.agentic empty.",
    );
  }
  const { start = 1, end } = settings?.page_range ?? {};
  if (end !== undefined && start > end) {
    throw new ServiceError(
      "invalid_page_range",
      `settings.page_range starts at page ${start}, after its end at page ${end}. Swap them.`,
    );
  }
}

async function resolveInput(
  context: Context,
  organisation: string,
  input: DocumentInput,
): Promise<{ readonly stored: StoredInput; readonly url?: string }> {
  const reference = readDocumentInput(input);
  if (reference.kind === "url") {
    checkInputUrl(reference.url, context.allowAddress);
    return { stored: { from: "url" }, url: reference.url };
  }
  if (reference.kind === "file") {
    await requireUpload(context, organisation, reference.fileId);
    return { stored: { from: "upload", fileId: reference.fileId } };
  }
  await requireParsed(context, organisation, reference.jobId);
  return { stored: { from: "job", jobId: reference.jobId } };
}

async function requireUpload(context: Context, organisation: string, fileId: string): Promise<void> {
  const upload = isFileId(fileId) ? await context.stores.uploads.get(organisation, fileId) : undefined;
  if (upload === undefined) {
    throw new ServiceError(
      "file_not_found",
      "The input refers to a file that does not exist. Upload the document and use the file_id of the answer.",
    );
  }
  if (upload.gone) {
    throw new ServiceError("file_gone", "The file of the input is past its retention. Upload it again.");
  }
}

/** @throws {@link ServiceError} unless the id is that of a completed parse job whose result is still there */
export async function requireParsed(context: Context, organisation: string, jobId: string): Promise<Job> {
  if (!isId(jobId)) {
    throw new ServiceError(
      "job_not_found",
      "The input refers to a job that does not exist. Use the job_id that a parse returned.",
    );
  }
  const job = await findJob(context, organisation, jobId);
  if (job.type !== "parse" || job.status === "FAILED") {
    throw new ServiceError(
      "invalid_input",
      `The input refers to job ${jobId}, which is not a completed parse job. Use the job_id of one, or the document itself.`,
    );
  }
  if (job.result === null) {
    throw new ServiceError(
      "job_not_finished",
      `Job ${jobId}, which the input refers to, has not finished. Wait for it with GET /job/${jobId}?wait=30.`,
    );
  }
  return job;
}

async function refuseOverload(context: Context): Promise<void> {
  if (context.isDraining()) {
    throw new ServiceError("not_ready", "The service is stopping. Try again in 5 seconds.", {
      headers: { "retry-after": "5" },
    });
  }
  const { PENDING } = await context.stores.jobs.counts();
  if (PENDING >= context.limits.pendingJobs) {
    throw new ServiceError("overloaded", "Too many jobs are waiting. Try again in 10 seconds.", {
      headers: { "retry-after": "10" },
    });
  }
}

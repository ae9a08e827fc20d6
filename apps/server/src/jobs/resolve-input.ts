import { ServiceError } from "../errors/service-error.ts";
import { checkInputUrl } from "../fetch/input-url.ts";
import { isId } from "../ports/identifiers.ts";
import type { Job } from "../ports/job-store.ts";
import type { Context } from "./context.ts";
import { readDocumentInput } from "./document-input.ts";
import { findJob } from "./find-job.ts";
import type { Order } from "./operations.ts";
import { editsDocument } from "./task.ts";
import { documentNameOf } from "./job-request.ts";
import type { JobRequest, StoredInput } from "./job-request.ts";
import { requireUpload } from "./require-upload.ts";

/**
 * Resolves an input and checks it as far as possible without fetching it. The address of a `url` is returned separately, because it is
 * stored sealed.
 *
 * @throws {@link ServiceError}
 */
export async function resolveInput(
  context: Context,
  organisation: string,
  { input, task }: Pick<Order, "input" | "task">,
): Promise<{ readonly stored: StoredInput; readonly url?: string }> {
  const reference = readDocumentInput(input);
  if (reference.kind === "url") {
    checkInputUrl(reference.url, context.allowAddress);
    return { stored: { from: "url" }, url: reference.url };
  }
  if (reference.kind === "file") {
    const { name } = await requireUpload(context, organisation, reference.fileId);
    return { stored: { from: "upload", fileId: reference.fileId, ...(name !== null && { name }) } };
  }
  const job = await requireParsed(context, organisation, reference.jobId);
  // An edit changes the document itself, which the earlier job still refers to.
  if (editsDocument(task)) return { stored: await requireDocumentOf(context, job) };
  const name = documentNameOf(job);
  return { stored: { from: "job", jobId: reference.jobId, ...(name !== undefined && { name }) } };
}

/** The upload that an earlier job read. @throws {@link ServiceError} if it read an address, or the result of an earlier job */
export async function requireDocumentOf(context: Context, { id, organisation, request }: Job): Promise<StoredInput> {
  const { input } = request as JobRequest;
  if (input.from !== "upload") {
    throw new ServiceError(
      "invalid_input",
      `The document of job ${id} is not kept, because it was no upload. Upload it and give its file_id.`,
    );
  }
  await requireUpload(context, organisation, input.fileId);
  return input;
}

/** @throws {@link ServiceError} unless the id is that of a completed parse job whose result still exists */
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

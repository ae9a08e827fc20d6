import type { JobRecord, WebhookEvent } from "@docsvc/openapi";
import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import { toJobRecord } from "../jobs/job-record.ts";
import { SIGNED_URL_MS } from "../jobs/signed-addresses.ts";
import type { Job } from "../ports/job-store.ts";
import type { WebhookClaim } from "../ports/webhook-store.ts";
import { signPath } from "../secrets/signed-path.ts";

/** Results up to this size are included in the event: the maximum that Standard Webhooks recommends for a whole payload. */
const INLINE_BYTES = 20_000;

/**
 * The body of a webhook. Created for each try, because the address of a result is valid for an hour and tries continue for days. Only that
 * address differs between tries.
 */
export async function toWebhookEvent(
  context: Context,
  claim: Pick<WebhookClaim, "type" | "createdAt">,
  job: Job,
  baseUrl: string,
): Promise<WebhookEvent> {
  const timestamp = new Date(claim.createdAt).toISOString();
  return { type: claim.type, timestamp, data: await recordOf(context, job, baseUrl) } as WebhookEvent;
}

async function recordOf(context: Context, job: Job, baseUrl: string): Promise<JobRecord> {
  if (job.gone && job.status === "COMPLETED") return goneRecord(context, job, baseUrl);
  try {
    return await toJobRecord(context, job, baseUrl, { inlineBytes: INLINE_BYTES });
  } catch (error) {
    // Deleted between the two reads.
    if (ServiceError.isInstance(error) && error.code === "job_gone") return goneRecord(context, job, baseUrl);
    throw error;
  }
}

/** The event of a completed job that has been deleted: it did complete, and its result's address answers 410. */
async function goneRecord(context: Context, job: Job, baseUrl: string): Promise<JobRecord> {
  const id = job.resultId ?? job.id;
  const path = signPath(context.stores.secrets.signing, `/results/${id}`, Date.now() + SIGNED_URL_MS);
  return {
    job_id: job.id,
    type: job.type,
    created_at: new Date(job.createdAt).toISOString(),
    status: "COMPLETED",
    progress: 1,
    usage: { num_pages: job.numPages ?? 0, credits: job.credits },
    duration: job.startedAt === null || job.finishedAt === null ? 0 : (job.finishedAt - job.startedAt) / 1000,
    result: { type: "url", url: baseUrl + path, result_id: id },
  };
}

import { ServiceError } from "../errors/service-error.ts";
import { json, organisationOf } from "../http/handler.ts";
import type { Answer, Call, Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";
import { jobGone } from "../jobs/find-job.ts";
import { toResponseJson } from "../jobs/job-record.ts";
import { OPERATIONS } from "../jobs/operations.ts";
import type { RequestBodies } from "../jobs/operations.ts";
import { submitJob } from "../jobs/submit-job.ts";
import { isFinal, waitForJob } from "../jobs/wait-for-job.ts";
import type { JobType } from "../ports/job-store.ts";
import { traceHeadersOf } from "../telemetry/spans.ts";
import { readPreferredWait } from "./prefer.ts";

/** The handlers of both forms of every operation. */
export function operationHandlers(context: Context): Readonly<Record<string, Handler>> {
  const types = Object.keys(OPERATIONS) as JobType[];
  return Object.fromEntries(
    types.flatMap((type): [string, Handler][] => [
      [type, async (call) => waitAndAnswer(context, call, await submit(context, call, type))],
      [`${type}Async`, async (call) => ({ body: { job_id: await submit(context, call, type) } })],
    ]),
  );
}

async function submit(context: Context, call: Call, type: JobType): Promise<string> {
  const submitter = {
    organisation: organisationOf(call),
    keyId: call.keyId ?? "",
    requestId: call.request.id,
    baseUrl: call.baseUrl,
    operationId: call.operationId,
    idempotencyKey: call.parameters["Idempotency-Key"] as string | undefined,
    trace: call.request.span && traceHeadersOf(call.request.span),
  };
  return submitJob(context, submitter, type, call.body as RequestBodies[typeof type]);
}

/** A synchronous operation is a job whose end is awaited. */
async function waitAndAnswer(context: Context, call: Call, jobId: string): Promise<Answer> {
  const limitMs = context.limits.syncMs;
  const preferred = readPreferredWait(call.parameters["Prefer"] as string | undefined);
  const waitMs = Math.min(limitMs, (preferred ?? Number.POSITIVE_INFINITY) * 1000);
  const job = await waitForJob(context.stores, organisationOf(call), jobId, waitMs, [call.signal, context.stopping]);
  if (job === undefined || job.gone) throw jobGone();
  if (isFinal(job)) return json(await toResponseJson(context, job, call.baseUrl));
  if (context.stopping.aborted) {
    throw new ServiceError(
      "not_ready",
      `The service is stopping; the job continues when it is back. Read it with GET /job/${jobId}.`,
      { jobId, headers: { "retry-after": "5" } },
    );
  }
  if (preferred !== undefined) {
    return {
      status: 202,
      headers: { "preference-applied": `wait=${Math.floor(waitMs / 1000)}` },
      body: { job_id: jobId },
    };
  }
  throw new ServiceError(
    "still_running",
    `The job is still running after ${Math.round(limitMs / 1000)} seconds and continues. Read it with GET /job/${jobId}.`,
    { jobId },
  );
}

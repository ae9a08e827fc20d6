import type { ParseAsyncRequest, ParseConfig } from "@docsvc/openapi";
import { SpanKind } from "@opentelemetry/api";
import { ServiceError, ValidationError } from "../errors.ts";
import { checkWebhookUrl } from "../fetch/webhook-url.ts";
import { newId } from "../identifiers.ts";
import type { Idempotency, Submission } from "../ports/job-store.ts";
import { tracedBy } from "../telemetry/job-trace.ts";
import { startSpan, traceHeadersOf } from "../telemetry/spans.ts";
import type { TraceHeaders } from "../telemetry/spans.ts";
import type { Context } from "./context.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { sealSecret, splitSecret } from "./parse-job.ts";
import type { ParseJobRequest } from "./parse-job.ts";
import { resolveInput } from "./resolve-input.ts";
import { sealTarget } from "./webhook-target.ts";

export interface Submitter {
  readonly organisation: string;
  readonly keyId: string;
  readonly requestId: string;
  /** The address under which the caller reaches the service; results in webhooks are given below it. */
  readonly baseUrl: string;
  /** The operation that was called: an idempotency key belongs to one. */
  readonly operationId: string;
  readonly idempotencyKey: string | undefined;
  /** Of the request, so that the job goes on in its trace. */
  readonly trace?: TraceHeaders | undefined;
}

const MAX_METADATA_BYTES = 16 * 1024;

/**
 * Stores a parse job and returns its id: everything that can be refused without the document is refused here.
 *
 * @throws {@link ServiceError}, {@link ValidationError}
 */
export async function submitParse(context: Context, submitter: Submitter, body: ParseAsyncRequest): Promise<string> {
  const span = startSpan("submit", submitter.trace, { kind: SpanKind.PRODUCER });
  try {
    const id = await submitOnce(context, { ...submitter, trace: traceHeadersOf(span) }, body);
    span.setAttribute("docsvc.job.id", id);
    return id;
  } finally {
    span.end();
  }
}

async function submitOnce(context: Context, submitter: Submitter, body: ParseAsyncRequest): Promise<string> {
  const { jobs, secrets } = context.stores;
  const { organisation, operationId, idempotencyKey } = submitter;
  const idempotency: Idempotency | null =
    idempotencyKey === undefined
      ? null
      : { key: idempotencyKey, fingerprint: fingerprintOf(secrets.fingerprint, operationId, body) };
  // First of all: a repeated request is answered also when its input is gone or the service is busy.
  const earlier = idempotency === null ? undefined : await jobs.repeated(organisation, idempotency);
  if (earlier !== undefined) return idOf(earlier);

  checkEnvelope(context, body);
  checkConfig(body);
  const { stored, url } = await resolveInput(context, organisation, body.input);
  await refuseOverload(context);
  const { config, secret } = splitSecret(body, url);
  const request: ParseJobRequest = { input: stored, config, ...tracedBy(submitter.trace) };
  const webhookUrl = body.async?.webhook?.url;
  const id = newId();
  const submission = await jobs.submit({
    id,
    organisation,
    keyId: submitter.keyId,
    requestId: submitter.requestId,
    type: "parse",
    priority: body.async?.priority ?? false,
    request,
    metadata: body.async?.metadata,
    secret: sealSecret(secrets.sealing, secret, id),
    webhook:
      webhookUrl === undefined
        ? null
        : sealTarget(secrets.sealing, { url: webhookUrl, baseUrl: submitter.baseUrl }, id),
    idempotency,
  });
  return idOf(submission);
}

function idOf(submission: Submission): string {
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

function checkEnvelope(context: Context, { async: envelope }: ParseAsyncRequest): void {
  if (envelope?.webhook?.url !== undefined) checkWebhookUrl(envelope.webhook.url, context.allowAddress);
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

async function refuseOverload(context: Context): Promise<void> {
  if (context.isDraining()) {
    throw new ServiceError("not_ready", "The service is stopping. Try again in 5 seconds.", {
      headers: { "retry-after": "5" },
    });
  }
  if (await context.backlog.isFull()) {
    throw new ServiceError("overloaded", "Too many jobs are waiting. Try again in 10 seconds.", {
      headers: { "retry-after": "10" },
    });
  }
}

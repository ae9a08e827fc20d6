import type { AsyncConfig, ParseConfig } from "@docsvc/openapi";
import { SpanKind } from "@opentelemetry/api";
import { ServiceError, ValidationError } from "../errors/service-error.ts";
import { checkWebhookUrl } from "../fetch/webhook-url.ts";
import { newId } from "../ports/identifiers.ts";
import type { Idempotency, JobType, Submission } from "../ports/job-store.ts";
import { tracedBy } from "../telemetry/job-trace.ts";
import { startSpan, traceHeadersOf } from "../telemetry/spans.ts";
import type { TraceHeaders } from "../telemetry/spans.ts";
import type { Context } from "./context.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { OPERATIONS } from "./operations.ts";
import type { Order, RequestBodies } from "./operations.ts";
import { sealSecret, splitSecret } from "./job-request.ts";
import type { JobRequest } from "./job-request.ts";
import { refuseFullStorage } from "./storage-quota.ts";
import { resolveInput } from "./resolve-input.ts";
import { sealTarget } from "./webhook-target.ts";

export interface Submitter {
  readonly organisation: string;
  readonly keyId: string;
  readonly requestId: string;
  /** The address under which the caller reaches the service; webhooks give addresses of results below it. */
  readonly baseUrl: string;
  /** The operation that was called. An idempotency key applies to one operation. */
  readonly operationId: string;
  readonly idempotencyKey: string | undefined;
  /** Trace headers of the request, so that the job continues its trace. */
  readonly trace?: TraceHeaders | undefined;
}

const MAX_METADATA_BYTES = 16 * 1024;

type AnyBody = RequestBodies[JobType];

/**
 * Stores a job and returns its id. Everything that can be refused without the document is refused here.
 *
 * @throws {@link ServiceError}, {@link ValidationError}
 */
export async function submitJob<Type extends JobType>(
  context: Context,
  submitter: Submitter,
  type: Type,
  body: RequestBodies[Type],
): Promise<string> {
  const span = startSpan("submit", submitter.trace, { kind: SpanKind.PRODUCER });
  try {
    const read = OPERATIONS[type];
    const toOrder = async (): Promise<Order> => read(body, context, submitter.organisation);
    const id = await submitOnce(context, { ...submitter, trace: traceHeadersOf(span) }, { type, body, toOrder });
    span.setAttribute("docsvc.job.id", id);
    return id;
  } finally {
    span.end();
  }
}

interface Asked {
  readonly type: JobType;
  readonly body: AnyBody;
  readonly toOrder: () => Promise<Order>;
}

async function submitOnce(context: Context, submitter: Submitter, { type, body, toOrder }: Asked): Promise<string> {
  const { jobs, secrets } = context.stores;
  const { organisation, operationId, idempotencyKey } = submitter;
  const idempotency: Idempotency | null =
    idempotencyKey === undefined
      ? null
      : { key: idempotencyKey, fingerprint: fingerprintOf(secrets.fingerprint, operationId, body) };
  // Checked first: a repeated request is answered even if its input is gone or the service is busy.
  const earlier = idempotency === null ? undefined : await jobs.repeated(organisation, idempotency);
  if (earlier !== undefined) return idOf(earlier);

  checkEnvelope(context, body.async);
  const order = await toOrder();
  checkConfig(context, order.config);
  await refuseFullStorage(context, organisation);
  const { stored, url } = await resolveInput(context, organisation, order);
  await refuseOverload(context, organisation);
  const { config, secret } = splitSecret(order.config, url);
  const request: JobRequest = {
    input: stored,
    config,
    ...(order.task && { task: order.task }),
    ...tracedBy(submitter.trace),
  };
  const webhookUrl = webhookUrlOf(body.async);
  const id = newId();
  const submission = await jobs.submit({
    id,
    organisation,
    keyId: submitter.keyId,
    requestId: submitter.requestId,
    type,
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

/** The idempotency key was used for a different request. */
export function keyReused(): ValidationError {
  return new ValidationError([
    {
      loc: ["header", "Idempotency-Key"],
      msg: "was used before for another request; use a new key for a new request",
      type: "idempotency_key_reused",
    },
  ]);
}

/** The address for the job's webhook; undefined if it is disabled. */
function webhookUrlOf(envelope: AsyncConfig | null | undefined): string | undefined {
  const { mode, url } = envelope?.webhook ?? {};
  if (mode === "direct" && url === undefined) {
    const loc = ["body", "async", "webhook", "url"];
    throw new ValidationError([{ loc, msg: "is required by the mode direct", type: "missing" }]);
  }
  return mode === "disabled" ? undefined : url;
}

function checkEnvelope(context: Context, envelope: AsyncConfig | null | undefined): void {
  const webhookUrl = webhookUrlOf(envelope);
  if (webhookUrl !== undefined) checkWebhookUrl(webhookUrl, context.allowAddress);
  const { metadata } = envelope ?? {};
  if (metadata !== undefined && Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    throw new ServiceError(
      "metadata_too_large",
      "async.metadata has more than 16 KiB as JSON. Keep a short reference in it instead.",
    );
  }
}

function checkConfig({ limits, models }: Context, { enhance, settings }: ParseConfig): void {
  const { timeout } = settings ?? {};
  if (timeout !== undefined && timeout !== null && timeout * 1000 > limits.jobMs) {
    const loc = ["body", "settings", "timeout"];
    const msg = `is at most ${limits.jobMs / 1000} at this service`;
    throw new ValidationError([{ loc, msg, type: "less_than_equal" }]);
  }
  if ((enhance?.agentic?.length ?? 0) > 0 && models === undefined) {
    throw new ServiceError(
      "model_not_configured",
      "enhance.agentic needs a vision model and this service has none configured (DOCSVC_MODEL). Leave enhance.agentic empty.",
    );
  }
  for (const item of [settings?.page_range ?? []].flat()) {
    const { start = 1, end } = typeof item === "number" ? {} : item;
    if (end !== undefined && start > end) {
      throw new ServiceError(
        "invalid_page_range",
        `settings.page_range starts at page ${start}, after its end at page ${end}. Swap them.`,
      );
    }
  }
}

async function refuseOverload(context: Context, organisation: string): Promise<void> {
  if (context.isDraining()) {
    throw new ServiceError("not_ready", "The service is stopping. Try again in 5 seconds.", {
      headers: { "retry-after": "5" },
    });
  }
  const refusal = await context.backlog.refusal(organisation);
  if (refusal === undefined) return;
  const whose = refusal === "own" ? "Too many jobs of your organisation" : "Too many jobs";
  throw new ServiceError("overloaded", `${whose} are waiting. Try again in 10 seconds.`, {
    headers: { "retry-after": "10" },
  });
}

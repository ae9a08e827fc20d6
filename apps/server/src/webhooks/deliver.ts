import { SpanKind } from "@opentelemetry/api";
import { checkWebhookUrl } from "../fetch/webhook-url.ts";
import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import { unsealTarget } from "../jobs/webhook-target.ts";
import type { WebhookClaim, WebhookOutcome, WebhookTry } from "../ports/webhook-store.ts";
import { isStorageFull } from "../ports/storage-full.ts";
import { isStoreUnavailable } from "../ports/store-unavailable.ts";
import { traceOfJob } from "../telemetry/job-trace.ts";
import { endSpan, startSpan, traceHeadersOf } from "../telemetry/spans.ts";
import type { TraceHeaders } from "../telemetry/spans.ts";
import { toWebhookEvent } from "./event.ts";
import { organisationSecrets } from "./organisation-secrets.ts";
import { waitAfterMs } from "./schedule.ts";
import { signatureHeaders } from "./signature.ts";

/** Time limit of the receiver for one try. */
export const TRY_MS = 15_000;

/**
 * Makes one try: signs the event and sends it.
 *
 * @throws if aborted; the event is then tried again as if nothing had been sent
 */
export async function deliver(
  context: Context,
  claim: WebhookClaim,
  signal: AbortSignal,
  onBroken: (error: unknown) => void,
): Promise<{ readonly attempt: WebhookTry; readonly outcome: WebhookOutcome }> {
  const at = Date.now();
  const started = performance.now();
  const sent = await send(context, claim, signal).catch((error: unknown) => {
    // If the try was aborted or the stores are down, nothing was tried. Any other failure would repeat, so it counts as a try.
    if (signal.aborted || isStoreUnavailable(error) || isStorageFull(error)) throw error;
    onBroken(error);
    return { error: "broke" };
  });
  const status = "status" in sent ? sent.status : null;
  const error = "status" in sent ? faultOfStatus(sent.status) : sent.error;
  const attempt = { at, durationMs: Math.round(performance.now() - started), status, error };
  return { attempt, outcome: outcomeOf(status, error, waitAfterMs(context.webhookWaitsMs, claim.tries + 1)) };
}

async function send(
  context: Context,
  claim: WebhookClaim,
  signal: AbortSignal,
): Promise<{ readonly status: number } | { readonly error: string }> {
  const { url, baseUrl } = unsealTarget(context.stores.secrets.sealing, claim.target, claim.jobId);
  const job = await context.stores.jobs.get(claim.organisation, claim.jobId);
  if (job === undefined) return { error: "job_forgotten" };
  const span = startSpan("webhook", traceOfJob(job), {
    kind: SpanKind.CLIENT,
    attributes: { "docsvc.job.id": job.id, "docsvc.webhook.id": claim.id, "docsvc.webhook.try": claim.tries + 1 },
  });
  try {
    const body = JSON.stringify(await toWebhookEvent(context, claim, job, baseUrl));
    const sent = await post(context, claim, { url, body, trace: traceHeadersOf(span) }, signal);
    if ("status" in sent) span.setAttribute("http.response.status_code", sent.status);
    endSpan(span, ("status" in sent ? faultOfStatus(sent.status) : sent.error) ?? undefined);
    return sent;
  } catch (error) {
    endSpan(span, "called off");
    throw error;
  }
}

interface Message {
  readonly url: string;
  readonly body: string;
  readonly trace: TraceHeaders | undefined;
}

async function post(
  context: Context,
  claim: WebhookClaim,
  { url, body, trace }: Message,
  signal: AbortSignal,
): Promise<{ readonly status: number } | { readonly error: string }> {
  const secrets = await organisationSecrets(context.stores, claim.organisation);
  const headers = signatureHeaders(
    { id: claim.id, timestamp: Math.floor(Date.now() / 1000), body },
    secrets.map(({ secret }) => secret),
  );
  try {
    // Checked again at each try, because the operator may have changed the allowed addresses.
    const checked = checkWebhookUrl(url, context.allowAddress);
    return await context.fetch.post(checked, { headers: { ...headers, ...trace }, body, deadlineMs: TRY_MS }, signal);
  } catch (error) {
    if (ServiceError.isInstance(error)) return { error: "not_public" };
    throw error;
  }
}

function faultOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "refused";
}

function outcomeOf(status: number | null, error: string | null, wait: number | undefined): WebhookOutcome {
  if (error === null) return { state: "delivered" };
  if (status === 410) return { state: "gone" };
  return wait === undefined ? { state: "failed" } : { state: "pending", dueAt: Math.round(Date.now() + wait) };
}

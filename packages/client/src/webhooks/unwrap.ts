import type { WebhookEvent } from "@docsvc/openapi";
import { DocsvcError } from "../errors/docsvc-error.ts";
import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { fromBase64, readSecrets } from "./secret.ts";
import type { WebhookSecret } from "./secret.ts";

export interface UnwrapOptions {
  /**
   * The organization's secret, `whsec_…`; several during a rotation.
   * @defaultValue the environment variable `DOCSVC_WEBHOOK_SECRET`
   */
  readonly secret?: WebhookSecret | undefined;
  /**
   * Maximum difference in seconds between the timestamp and this machine's clock, which prevents replays of old deliveries.
   * @defaultValue 300
   */
  readonly toleranceSeconds?: number | undefined;
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The delivery was not signed with this secret, is too old, or is not an event. Answer 400, and ignore it otherwise. */
export class WebhookVerificationError extends DocsvcError {
  static override readonly kind: string = "WebhookVerificationError";
  declare readonly code: "webhook_verification";
}

/**
 * Verifies the signature of a webhook delivery (Standard Webhooks) and returns its event. `body` is the request's text or bytes exactly as
 * received: a body that was parsed and serialised again has another signature.
 *
 * @throws {@link WebhookVerificationError}; {@link InvalidArgumentError} if the body was parsed, or there is no secret
 */
export async function unwrap(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  options: UnwrapOptions = {},
): Promise<WebhookEvent> {
  return verify(body, headers, readSecrets(options.secret), options.toleranceSeconds);
}

/** The same, with secrets that are already read. */
export async function verify(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: readonly Uint8Array<ArrayBuffer>[],
  toleranceSeconds = 300,
): Promise<WebhookEvent> {
  if (typeof body !== "string" && !ArrayBuffer.isView(body)) {
    const message = "The webhook's body was parsed already: give its text or bytes as they arrived.";
    throw new InvalidArgumentError(message);
  }
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) => read(headers, `webhook-${name}`));
  if (!id || !timestamp || !signatures) throw refusal("it lacks a webhook- header");
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds)) {
    throw refusal("its timestamp is far from this machine's clock");
  }
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const candidates = signatures.split(" ").filter((signature) => signature.startsWith("v1,"));
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
    for (const candidate of candidates) {
      const bytes = fromBase64(candidate.slice(3));
      // Compares in constant time.
      if (bytes !== undefined && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return parseEvent(text);
    }
  }
  throw refusal("no signature matches: check the secret, and give the body as it arrived");
}

function read(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === "object" ? value[0] : value;
}

function parseEvent(text: string): WebhookEvent {
  try {
    const event = JSON.parse(text) as WebhookEvent;
    if (typeof event?.type === "string" && typeof event.data === "object") return event;
  } catch {}
  throw refusal("its body is no event");
}

function refusal(reason: string): WebhookVerificationError {
  return new WebhookVerificationError(`The webhook was refused: ${reason}.`);
}

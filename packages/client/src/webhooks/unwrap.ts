import type { WebhookEvent } from "@docsvc/openapi";
import { DocsvcError } from "../errors/docsvc-error.ts";
import { InvalidArgumentError } from "../errors/transport-errors.ts";

export interface UnwrapOptions {
  /** The organization's secret, `whsec_…`; several while one replaces another. */
  readonly secret: string | readonly string[];
  /**
   * Seconds that the timestamp may differ from this machine's clock, so that an old delivery cannot be played again.
   * @defaultValue 300
   */
  readonly toleranceSeconds?: number | undefined;
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The delivery was not signed with this secret, is too old, or is no event. Answer 400, and do nothing else with it. */
export class WebhookVerificationError extends DocsvcError {
  static override readonly kind: string = "WebhookVerificationError";
  declare readonly code: "webhook_verification";
}

/**
 * The event of a webhook delivery, once its signature is verified (Standard Webhooks). `body` is the request's text or bytes
 * as they arrived: a body that was parsed and written again has another signature.
 *
 * @throws {@link WebhookVerificationError}
 */
export async function unwrap(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  { secret, toleranceSeconds = 300 }: UnwrapOptions,
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) => read(headers, `webhook-${name}`));
  if (!id || !timestamp || !signatures) throw refusal("it lacks a webhook- header");
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds)) {
    throw refusal("its timestamp is far from this machine's clock");
  }
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const candidates = signatures.split(" ").filter((signature) => signature.startsWith("v1,"));
  for (const one of [secret].flat()) {
    const key = await importSecret(one);
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
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === "object" ? value[0] : value;
}

async function importSecret(secret: string): ReturnType<typeof crypto.subtle.importKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ""));
  if (bytes === undefined || bytes.length === 0) {
    throw new InvalidArgumentError("The webhook secret is not valid: copy it again, with whsec_.");
  }
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
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

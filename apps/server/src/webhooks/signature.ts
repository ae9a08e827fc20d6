import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
/** Standard Webhooks requires 24 to 64 random bytes. */
const SECRET_BYTES = 24;

export function createWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

export interface SignedParts {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The headers of a delivery according to Standard Webhooks 1.0. Each secret adds a signature, so that a receiver may have either one during
 * a rotation.
 */
export function signatureHeaders(parts: SignedParts, secrets: readonly string[]): Readonly<Record<string, string>> {
  return {
    "webhook-id": parts.id,
    "webhook-timestamp": String(parts.timestamp),
    "webhook-signature": secrets.map((secret) => sign(parts, secret)).join(" "),
  };
}

function sign({ id, timestamp, body }: SignedParts, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

import { createHmac } from "node:crypto";

/**
 * A digest of what a request asks for, to tell a repeated request from another one under the same idempotency key. Keyed, because
 * a body may hold a short password that a plain digest would give away to guessing.
 */
export function fingerprintOf(key: Uint8Array, operation: string, body: unknown): string {
  return createHmac("sha256", key)
    .update(`${operation}\n${canonicalJson(body)}`)
    .digest("base64url");
}

/** JSON in which the order of an object's keys does not matter. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

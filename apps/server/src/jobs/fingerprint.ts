import { createHmac } from "node:crypto";

/**
 * A digest of a request's content, which distinguishes a repeated request from a different one with the same idempotency key. Keyed, because
 * a body may contain a short password, which a plain digest would expose to guessing.
 */
export function fingerprintOf(key: Uint8Array, operation: string, body: unknown): string {
  return createHmac("sha256", key)
    .update(`${operation}\n${canonicalJson(body)}`)
    .digest("base64url");
}

/** JSON with sorted keys, so that their order does not matter. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

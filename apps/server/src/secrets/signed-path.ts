import { createHmac, timingSafeEqual } from "node:crypto";

export interface SignedQuery {
  readonly expires: number | undefined;
  readonly signature: string | undefined;
}

export type SignatureState = "valid" | "expired" | "invalid";

/** `path?expires=…&signature=…`, valid without a key until `expiresAtMs`. */
export function signPath(key: Uint8Array, path: string, expiresAtMs: number): string {
  const expires = Math.floor(expiresAtMs / 1000);
  return `${path}?expires=${expires}&signature=${signatureOf(key, path, expires)}`;
}

/** The signature is checked before the time, so that an expired answer never confirms a guess. */
export function checkSignature(
  key: Uint8Array,
  path: string,
  query: SignedQuery,
  nowMs: number = Date.now(),
): SignatureState {
  const { expires, signature } = query;
  if (expires === undefined || signature === undefined) return "invalid";
  const expected = Buffer.from(signatureOf(key, path, expires));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "invalid";
  return expires * 1000 < nowMs ? "expired" : "valid";
}

function signatureOf(key: Uint8Array, path: string, expires: number): string {
  return createHmac("sha256", key).update(`GET ${path} ${expires}`).digest("base64url");
}

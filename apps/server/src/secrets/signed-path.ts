import { createHmac, timingSafeEqual } from "node:crypto";

export interface SignedQuery {
  readonly expires: number | undefined;
  readonly signature: string | undefined;
}

export type SignatureState = "valid" | "expired" | "invalid";

/** What a signed address allows: reading, or sending what was announced. */
export type SignedMethod = "GET" | "PUT";

/** `path?expires=…&signature=…`, valid without a key until `expiresAtMs`, for one method. */
export function signPath(key: Uint8Array, path: string, expiresAtMs: number, method: SignedMethod = "GET"): string {
  const expires = Math.floor(expiresAtMs / 1000);
  return `${path}?expires=${expires}&signature=${signatureOf(key, path, expires, method)}`;
}

/** The signature is checked before the time, so that an answer about expiry never confirms a guess. */
export function checkSignature(
  key: Uint8Array,
  path: string,
  query: SignedQuery & { readonly method?: SignedMethod },
  nowMs: number = Date.now(),
): SignatureState {
  const { expires, signature, method = "GET" } = query;
  if (expires === undefined || signature === undefined) return "invalid";
  const expected = Buffer.from(signatureOf(key, path, expires, method));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "invalid";
  return expires * 1000 < nowMs ? "expired" : "valid";
}

function signatureOf(key: Uint8Array, path: string, expires: number, method: SignedMethod): string {
  return createHmac("sha256", key).update(`${method} ${path} ${expires}`).digest("base64url");
}

/**
 * A session of the studio: a cookie with a sealed API key. So a session ends when its key is revoked, has the key's limits, and needs no
 * store, and the page itself never sees the key.
 *
 * Browsers also send cookies with requests of other pages. A session counts only for requests with a header that other pages cannot send
 * without a CORS preflight, and that come from the service's own pages as far as the browser reports it.
 */
import type { IncomingHttpHeaders } from "node:http";
import { seal, unseal } from "../secrets/seal.ts";

export interface Session {
  readonly key: string;
  /** Whether its person signed in with a link of the console, and may create and revoke keys; a person who signed in with a key may not. */
  readonly managesKeys: boolean;
  readonly expiresAt: number;
}

export const SESSION_MS: number = 7 * 24 * 3600 * 1000;
/** Sent by the studio's own script with every request. */
export const STUDIO_HEADER = "x-docsvc-studio";

const COOKIE = "docsvc_session";
const CONTEXT = "docsvc studio session v1";

/** The `Set-Cookie` header of a session; for an ended one, it deletes the cookie. */
export function toCookie(sealing: Uint8Array, session: Session, isSecure: boolean): string {
  const value = Buffer.from(seal(sealing, JSON.stringify(session), CONTEXT)).toString("base64url");
  const seconds = Math.max(0, Math.floor((session.expiresAt - Date.now()) / 1000));
  const parts = [
    `${COOKIE}=${seconds === 0 ? "" : value}`,
    "Path=/",
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Strict",
  ];
  return [...parts, ...(isSecure ? ["Secure"] : [])].join("; ");
}

/** @param host of the service, as in the request */
export function readSession(sealing: Uint8Array, headers: IncomingHttpHeaders, host: string): Session | undefined {
  if (headers.cookie === undefined || !isFromStudio(headers, host)) return undefined;
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,1000})(?:;|$)`).exec(headers.cookie)?.[1];
  if (value === undefined) return undefined;
  try {
    const session = JSON.parse(unseal(sealing, Buffer.from(value, "base64url"), CONTEXT)) as Session;
    return session.expiresAt > Date.now() ? session : undefined;
  } catch {
    // It was changed, or belongs to another installation.
    return undefined;
  }
}

/** Whether the studio's own script has sent a request, as far as the browser reports it. */
export function isFromStudio(headers: IncomingHttpHeaders, host: string): boolean {
  if (headers[STUDIO_HEADER] !== "1") return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

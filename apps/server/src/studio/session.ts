/**
 * A session of the studio: a cookie that holds an API key, sealed. So a session ends when its key is revoked, is bound by the key's limits,
 * and needs no store; the page itself never sees the key.
 *
 * A browser sends cookies along with requests that other pages make. A session counts only for requests that carry a header which other
 * pages cannot send without being asked by CORS, and that come from the service's own pages as far as the browser says.
 */
import type { IncomingHttpHeaders } from "node:http";
import { seal, unseal } from "../secrets/seal.ts";

export interface Session {
  readonly key: string;
  /** Whether its person came by a link of the console, and may make and revoke keys; one who came with a key may not. */
  readonly managesKeys: boolean;
  readonly expiresAt: number;
}

export const SESSION_MS: number = 7 * 24 * 3600 * 1000;
/** Sent by the studio's own script with every request. */
export const STUDIO_HEADER = "x-docsvc-studio";

const COOKIE = "docsvc_session";
const CONTEXT = "docsvc studio session v1";

/** `Set-Cookie` of a session; one that is over takes the cookie away. */
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

/** @param host of the service, as the request names it */
export function readSession(sealing: Uint8Array, headers: IncomingHttpHeaders, host: string): Session | undefined {
  if (headers.cookie === undefined || !isFromStudio(headers, host)) return undefined;
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,1000})(?:;|$)`).exec(headers.cookie)?.[1];
  if (value === undefined) return undefined;
  try {
    const session = JSON.parse(unseal(sealing, Buffer.from(value, "base64url"), CONTEXT)) as Session;
    return session.expiresAt > Date.now() ? session : undefined;
  } catch {
    // Changed, or of another installation.
    return undefined;
  }
}

/** Whether the studio's own script has sent a request, as far as a browser says. */
export function isFromStudio(headers: IncomingHttpHeaders, host: string): boolean {
  if (headers[STUDIO_HEADER] !== "1") return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

import type { IncomingMessage } from "node:http";

/** Sent by the app's own script: other pages cannot send it without being asked by CORS, and this server never agrees. */
export const OWN_HEADER = "x-docsvc-rag";

/**
 * Why a request is refused; undefined for one of the app's own. The server listens on this machine alone, but any page in its
 * browser can send requests here: by this address (CSRF), or by a name of its own that it points here (DNS rebinding). Neither can
 * change what the browser says of where a request comes from and goes to.
 */
export function refusalOf({ method, url, headers }: IncomingMessage, port: number): string | undefined {
  const { host, origin, "sec-fetch-site": site } = headers;
  if (!NAMES.some((name) => host === `${name}:${port}`)) return `Open this app as http://127.0.0.1:${port}.`;
  if (origin !== undefined && origin !== `http://${host}`) return ELSEWHERE;
  // A link of another page may lead to the app, and to nothing below it.
  const isEntry = method === "GET" && url === "/";
  if (site !== undefined && site !== "same-origin" && site !== "none" && !isEntry) return ELSEWHERE;
  return method === "GET" || headers[OWN_HEADER] === "1" ? undefined : ELSEWHERE;
}

const NAMES = ["127.0.0.1", "localhost", "[::1]"];
const ELSEWHERE = "This request comes from another page.";

/** On every answer: nothing inline, nothing from elsewhere, in no frame, and nothing for another page to take. */
export const SECURITY_HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

import type { IncomingMessage } from "node:http";

/** Sent by the app's own script. Other pages need permission by CORS to send it, which this server never gives. */
export const OWN_HEADER = "x-docsvc-rag";

/**
 * Why a request is refused; undefined for requests of the app itself. The server only listens on this machine, but any page in its
 * browser can send requests here: to this address (CSRF), or to a name of its own that points here (DNS rebinding). Neither can
 * change the headers in which the browser states a request's origin and host.
 */
export function refusalOf({ method, url, headers }: IncomingMessage, port: number): string | undefined {
  const { host, origin, "sec-fetch-site": site } = headers;
  if (!NAMES.some((name) => host === `${name}:${port}`)) return `Open this app as http://127.0.0.1:${port}.`;
  if (origin !== undefined && origin !== `http://${host}`) return ELSEWHERE;
  // A link on another page may lead to the app, but to nothing below it.
  const isEntry = method === "GET" && url === "/";
  if (site !== undefined && site !== "same-origin" && site !== "none" && !isEntry) return ELSEWHERE;
  return method === "GET" || headers[OWN_HEADER] === "1" ? undefined : ELSEWHERE;
}

const NAMES = ["127.0.0.1", "localhost", "[::1]"];
const ELSEWHERE = "This request comes from another page.";

/** Sent with every answer: no inline code, no content from elsewhere, no framing, and no use by other pages. */
export const SECURITY_HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

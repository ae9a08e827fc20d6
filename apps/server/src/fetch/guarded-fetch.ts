import type { FileHints } from "@docsvc/engine";
import { fetch } from "undici";
import type { Response } from "undici";
import { ServiceError } from "../errors/service-error.ts";
import { chooseRoutes, type ProxyChoice, type Routes } from "./choose-route.ts";
import { describeDocument } from "./describe-document.ts";
import { BlockedAddressError } from "./guarded-agent.ts";
import type { AllowAddress, ResolveName } from "./guarded-agent.ts";
import { NOT_PUBLIC, checkInputUrl, unreachable } from "./input-url.ts";
import { postWebhook } from "./post-webhook.ts";
import type { PostOutcome, WebhookRequest } from "./post-webhook.ts";

export interface FetchLimits {
  /** Size limit after decompression. */
  readonly maxBytes: number;
  /** Milliseconds for everything: names, redirects, headers, body. */
  readonly deadlineMs: number;
}

export interface GuardedFetch {
  /** Yields the document's bytes as they arrive. The request contains only the address: no cookie, key or referrer. */
  document(
    address: string,
    limits: FetchLimits,
    signal: AbortSignal,
    /** Called before the first bytes. */
    onDescribed?: (hints: FileHints) => void,
  ): AsyncIterable<Uint8Array>;
  /** Sends one webhook. Throws only if it is aborted. */
  post(url: URL, request: WebhookRequest, signal: AbortSignal): Promise<PostOutcome>;
  close(): Promise<void>;
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Fetches addresses of untrusted callers without giving them access to the service's network. */
export function createGuardedFetch(
  allow: AllowAddress,
  resolveName?: ResolveName,
  choice: ProxyChoice = {},
): GuardedFetch {
  const routes = chooseRoutes(allow, choice, resolveName);
  return {
    async *document(address, limits, signal, onDescribed) {
      const deadline = AbortSignal.timeout(limits.deadlineMs);
      const both = AbortSignal.any([signal, deadline]);
      try {
        const start = checkInputUrl(address, allow);
        const { response, url } = await follow(routes, start, allow, both);
        onDescribed?.(describeDocument(response, [url, start]));
        yield* capped(response, limits.maxBytes);
      } catch (error) {
        signal.throwIfAborted();
        throw explain(error, deadline, limits, choice.proxy !== undefined);
      }
    },
    post: (url, request, signal) => postWebhook(routes, url, request, signal),
    close: () => routes.close(),
  };
}

/** Follows redirects itself, so that each address is checked like the first. */
async function follow(
  routes: Routes,
  start: URL,
  allow: AllowAddress,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly url: URL }> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, {
      dispatcher: await routes.to(url),
      redirect: "manual",
      signal,
      headers: { accept: "*/*", "user-agent": "docsvc" },
    });
    const location = response.headers.get("location");
    if (!REDIRECTS.has(response.status) || location === null) {
      if (response.ok) return { response, url };
      await response.body?.cancel();
      throw unreachable(
        `The input address answered with status ${response.status}. Check that it is public and has not expired.`,
      );
    }
    await response.body?.cancel();
    url = checkInputUrl(URL.canParse(location, url.href) ? new URL(location, url).href : location, allow);
  }
  throw unreachable(`The input address redirects more than ${MAX_REDIRECTS} times.`);
}

async function* capped(response: Response, maxBytes: number): AsyncIterable<Uint8Array> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      throw new ServiceError(
        "payload_too_large",
        isEncoded(response)
          ? `The document at the input address is larger than ${Math.floor(maxBytes / 1e6)} MB once its ${response.headers.get("content-encoding")} encoding is undone.`
          : `The document at the input address is larger than ${Math.floor(maxBytes / 1e6)} MB.`,
      );
    }
    yield chunk;
  }
}

/** Whether the body is compressed: a few transferred bytes can become many. */
function isEncoded({ headers }: Response): boolean {
  return /^[\w, -]{1,40}$/.test(headers.get("content-encoding") ?? "");
}

/** OpenSSL's codes for a certificate chain that ends at no authority known here. */
const UNTRUSTED: ReadonlySet<string> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);
const NOT_TRUSTED =
  "The input address could not be fetched: the certificate of its host, or of the proxy, comes from an authority that is not trusted here. " +
  "Start docsvc with NODE_EXTRA_CA_CERTS=FILE where it is your company's own.";

function explain(error: unknown, deadline: AbortSignal, limits: FetchLimits, isProxied: boolean): ServiceError {
  if (ServiceError.isInstance(error)) return error;
  if (deadline.aborted) {
    return unreachable(
      `The input address did not deliver the document within ${Math.ceil(limits.deadlineMs / 1000)} seconds.`,
      error,
    );
  }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BlockedAddressError) return unreachable(NOT_PUBLIC, error);
    if (UNTRUSTED.has((cause as NodeJS.ErrnoException).code ?? "")) return unreachable(NOT_TRUSTED, error);
  }
  return unreachable(
    isProxied
      ? "The input address could not be fetched: the proxy makes no connection to its host. Check the address and the proxy, or upload the file."
      : "The input address could not be fetched: no connection to its host. Check the address, set DOCSVC_PROXY where a proxy leads out, or upload the file.",
    error,
  );
}

import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { openLog } from "../logging/logger.ts";
import type { Log, LogLevel, Logger } from "../logging/logger.ts";
import { readEnvironment } from "./environment.ts";
import type { Middleware } from "./exchange.ts";
import type { Fetch } from "./fetch.ts";

export interface DocsvcOptions {
  /**
   * The API key, `ak_live_…`.
   * @defaultValue the environment variable `DOCSVC_API_KEY`; without either, only `version()` and `health()` answer
   */
  readonly apiKey?: string | undefined;
  /**
   * The base address of the service, with its path if it has one.
   * @defaultValue the environment variable `DOCSVC_BASE_URL`, else `http://127.0.0.1:8787`
   */
  readonly baseUrl?: string | undefined;
  /**
   * Sends requests: for example a fetch that uses a proxy, or the whole service in this process.
   * @defaultValue the global `fetch`
   */
  readonly fetch?: Fetch | undefined;
  /** Headers for every request, such as those that a gateway requires. Never sent to signed addresses. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Milliseconds for one attempt of a request, including its answer; uploads and downloads get ten times as long. It does not limit an
   * operation, because the client polls for longer ones.
   * @defaultValue 60,000
   */
  readonly timeout?: number | undefined;
  /**
   * Number of retries after 408, 425, 429, 5xx (except 501) or a timeout. With 0, refused connections are not retried either.
   * @defaultValue 3
   */
  readonly maxRetries?: number | undefined;
  /**
   * Milliseconds for which requests are retried while the service does not answer. The default is longer than a restart takes. Submissions
   * keep their idempotency key, so nothing is done twice.
   * @defaultValue 120,000
   */
  readonly outageTimeout?: number | undefined;
  /** Receives every request to the service and may change it. Not called for signed addresses. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** @defaultValue `console` */
  readonly logger?: Logger | undefined;
  /**
   * The lowest level that is logged. Requests are `debug`, retries `warn`.
   * @defaultValue `warn`
   */
  readonly logLevel?: LogLevel | undefined;
  /**
   * Size limit of a downloaded result in bytes.
   * @defaultValue 268,435,456: no JavaScript engine can hold a string beyond 512 MiB
   */
  readonly maxResultBytes?: number | undefined;
}

/** The options with every default filled in. */
export interface Settings {
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeout: number;
  readonly maxRetries: number;
  readonly outageTimeout: number;
  readonly middleware: readonly Middleware[];
  readonly log: Log;
  readonly maxResultBytes: number;
}

export function resolveOptions(options: DocsvcOptions): Settings {
  const apiKey = options.apiKey?.trim() || readEnvironment("DOCSVC_API_KEY");
  // Headers would throw a TypeError that quotes the whole key.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new InvalidArgumentError("apiKey has spaces or letters beyond ASCII: copy the key again.");
  }
  const {
    // Looked up at each call, so that instrumentation that replaces the global fetch later takes effect.
    fetch = (request) => globalThis.fetch(request),
    headers = {},
    timeout = 60_000,
    maxRetries = 3,
    outageTimeout = 120_000,
    middleware = [],
    logger = console,
    logLevel = "warn",
    maxResultBytes = 2 ** 28,
  } = options;
  return {
    apiKey,
    baseUrl: resolveBaseUrl(options.baseUrl?.trim() || readEnvironment("DOCSVC_BASE_URL") || DEFAULT_BASE_URL),
    fetch,
    headers: checkHeaders(headers),
    timeout,
    maxRetries,
    outageTimeout,
    middleware,
    log: openLog(logger, logLevel),
    maxResultBytes,
  };
}

const DEFAULT_BASE_URL = "http://127.0.0.1:8787";

function resolveBaseUrl(text: string): string {
  const url = parseUrl(text);
  // With a user, a query or a fragment, the address is more than origin and path.
  if (!url?.protocol.startsWith("http") || url.origin + url.pathname !== url.href) {
    const message = `baseUrl must be an http or https address without user, query or fragment, such as ${DEFAULT_BASE_URL}.`;
    throw new InvalidArgumentError(message);
  }
  return url.href.replace(/\/+$/, "");
}

/** Parses an address, optionally relative to `base`. Undefined if it is not valid. Node 20 has no `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

function checkHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch {
    // The platform's error would quote the value.
    throw new InvalidArgumentError("headers has a name or a value that is not valid.");
  }
}

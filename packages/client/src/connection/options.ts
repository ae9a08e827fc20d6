import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { readEnvironment } from "./environment.ts";

export interface DocsvcOptions {
  /**
   * The API key, `ak_live_…`.
   * @defaultValue the environment variable `DOCSVC_API_KEY`; without either, only `version()` and `health()` answer
   */
  readonly apiKey?: string | undefined;
  /**
   * The base address of the service, with a path where it is served under one.
   * @defaultValue the environment variable `DOCSVC_BASE_URL`, else `http://127.0.0.1:8787`
   */
  readonly baseUrl?: string | undefined;
  /**
   * What sends requests: a fetch behind a proxy, or the whole service in this process.
   * @defaultValue the global `fetch`
   */
  readonly fetch?: Fetch | undefined;
  /** Headers for every request, such as those a gateway asks for. Never sent to signed addresses. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Milliseconds that a request may take, its answer included. Uploads get twice as long, polls at most a minute.
   * @defaultValue 290,000: Node's fetch gives up by itself after 300 seconds without an answer's headers
   */
  readonly timeoutMs?: number | undefined;
}

export type Fetch = (request: Request) => Response | Promise<Response>;

/** The options with every default filled in. */
export interface Settings {
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export function resolveOptions(options: DocsvcOptions): Settings {
  const apiKey = options.apiKey?.trim() || readEnvironment("DOCSVC_API_KEY");
  // Headers would throw a TypeError that quotes the whole key.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new InvalidArgumentError("apiKey has spaces, line breaks or letters beyond ASCII: copy the key again.");
  }
  return {
    apiKey,
    baseUrl: resolveBaseUrl(options.baseUrl?.trim() || readEnvironment("DOCSVC_BASE_URL") || DEFAULT_BASE_URL),
    // Looked up at each call, so that instrumentation that replaces the global fetch later is seen.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    headers: checkHeaders(options.headers ?? {}),
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  };
}

const DEFAULT_BASE_URL = "http://127.0.0.1:8787";
const DEFAULT_TIMEOUT_MS = 290_000;

function resolveBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError("baseUrl must be an absolute http or https address, such as http://127.0.0.1:8787.");
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw new InvalidArgumentError("baseUrl takes no user, query or fragment: give secrets in apiKey or headers.");
  }
  return url.href.replace(/\/+$/, "");
}

function checkHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers().set(name, value);
    } catch {
      // The platform's error would quote the value.
      throw new InvalidArgumentError(`headers: "${name}" is not a valid header, by its name or by its value.`);
    }
  }
  return headers;
}

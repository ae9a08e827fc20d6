import { DocsvcError } from "../errors/docsvc-error.ts";
import { toApiError } from "../errors/to-api-error.ts";
import {
  ConnectionError,
  InvalidArgumentError,
  InvalidResponseError,
  TimeoutError,
} from "../errors/transport-errors.ts";
import { withoutSecrets } from "../errors/without-secrets.ts";
import { startDeadline } from "./deadline.ts";
import type { Settings } from "./options.ts";

/** What every call takes. */
export interface CallOptions {
  /** Aborts the call; its reason is what the call then rejects with. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for this call, instead of the client's. */
  readonly timeoutMs?: number | undefined;
}

/** One request, ready to go but for what `send` adds. */
export interface Call<Data> {
  readonly settings: Settings;
  readonly options: CallOptions | undefined;
  readonly timeoutMs: number;
  readonly jobId?: string | undefined;
  /** Who is asked, for messages; the service itself when not given. */
  readonly host?: string | undefined;
  readonly start: (init: CallInit) => Promise<CallAnswer<Data>>;
}

export interface CallInit {
  readonly signal: AbortSignal;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface CallAnswer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** Makes one request and turns whatever happens into data or a typed error. */
export async function send<Data>(call: Call<Data>): Promise<{ readonly data: Data; readonly response: Response }> {
  const { settings, options, jobId } = call;
  const host = call.host ?? settings.baseUrl;
  options?.signal?.throwIfAborted();
  const timeoutMs = options?.timeoutMs ?? call.timeoutMs;
  const deadline = startDeadline(options?.signal, timeoutMs);
  let sent = false;
  const fetch = async (request: Request): Promise<Response> => {
    sent = true;
    return settings.fetch(request);
  };
  try {
    // Raced, because a fetch that serves in this process may not watch the signal.
    const answer = await Promise.race([call.start({ signal: deadline.signal, fetch }), deadline.passed]);
    return { data: readAnswer(answer, call, host), response: answer.response };
  } catch (cause) {
    if (options?.signal?.aborted) throw options.signal.reason;
    if (deadline.isExpired()) throw timedOut(host, timeoutMs, jobId);
    if (cause instanceof DocsvcError) throw cause;
    if (!sent) throw notSent(cause, jobId);
    if (cause instanceof SyntaxError) throw notJson(host, jobId, cause);
    throw disconnected(host, jobId, cause);
  } finally {
    deadline.clear();
  }
}

function readAnswer<Data>(answer: CallAnswer<Data>, { settings, jobId }: Call<Data>, host: string): Data {
  const { data, error, response } = answer;
  // An error with an empty body leaves `error` undefined: the status alone tells.
  if (!response.ok) throw toApiError(response, error, { hasKey: settings.apiKey !== undefined, jobId });
  if (data === undefined || data === null) throw notJson(host, jobId);
  return data;
}

function timedOut(host: string, timeoutMs: number, jobId: string | undefined): TimeoutError {
  const message = `${host} did not answer within ${timeoutMs} ms. For large documents use the _async form and jobs.wait, or raise timeoutMs.`;
  return new TimeoutError(message, { jobId });
}

function notSent(cause: unknown, jobId: string | undefined): InvalidArgumentError {
  return new InvalidArgumentError(`The request could not be made: ${messageOf(cause)}. Nothing was sent.`, {
    cause,
    jobId,
  });
}

function notJson(host: string, jobId: string | undefined, cause?: unknown): InvalidResponseError {
  const message = `${host} answered with something other than the JSON of the interface: check that baseUrl leads to the service.`;
  return new InvalidResponseError(message, { jobId, cause });
}

function disconnected(host: string, jobId: string | undefined, cause: unknown): ConnectionError {
  const message = `No answer from ${host} (${messageOf(cause)}). Check that the service runs there, and baseUrl or DOCSVC_BASE_URL.`;
  return new ConnectionError(message, { jobId, cause });
}

/** Node hides the reason behind "fetch failed": its cause names it, such as `ECONNREFUSED`. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  if (!(error.cause instanceof Error)) return withoutSecrets(error.message);
  const code: unknown = Reflect.get(error.cause, "code");
  return withoutSecrets(typeof code === "string" ? code : error.cause.message);
}

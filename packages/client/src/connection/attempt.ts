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
import type { Answer, Call } from "./call.ts";

/** One attempt of a request, with a time limit in milliseconds. */
export async function attempt<Data>(call: Call<Data>, timeout: number): Promise<Answer<Data>> {
  const { settings, options, jobId } = call;
  const host = call.host ?? settings.baseUrl;
  const deadline = startDeadline(options.signal, timeout);
  let sent = false;
  let answered: Response | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    sent = true;
    answered = await settings.fetch(request);
    return answered;
  };
  try {
    // Raced, because a fetch that serves in this process may ignore the signal.
    const answer = await Promise.race([call.start({ signal: deadline.signal, fetch }), deadline.passed]);
    const { data, error, response } = answer;
    if (typeof error === "string" && isJson(response)) throw new SyntaxError("its JSON breaks off");
    // An error with an empty body leaves `error` undefined; only the status shows it.
    if (!response.ok) throw toApiError(response, error, { hasKey: settings.apiKey !== undefined, jobId });
    if (data === undefined || data === null) throw notTheInterface(host, jobId);
    return { data, response };
  } catch (cause) {
    if (options.signal?.aborted) throw options.signal.reason;
    if (deadline.signal.aborted) {
      throw new TimeoutError(
        `${host} did not answer within ${Math.round(timeout)} ms. Try again later, or raise timeout.`,
        {
          jobId,
        },
      );
    }
    if (cause instanceof DocsvcError) throw cause;
    if (!sent) {
      const message = `The request could not be made: ${messageOf(cause)}. Nothing was sent.`;
      throw new InvalidArgumentError(message, { cause, jobId });
    }
    // Truncated JSON means a broken connection; anything else, such as a sign-in page, is not the service's interface.
    if (cause instanceof SyntaxError && !isJson(answered)) throw notTheInterface(host, jobId, cause);
    const reason = messageOf(cause);
    if (/redirect/i.test(reason)) {
      const message = `${host} answers with a redirect: give the service's own address as baseUrl.`;
      throw new InvalidResponseError(message, { jobId, cause });
    }
    const message = `No answer from ${host} (${reason}). Check that the service runs, and baseUrl.`;
    throw new ConnectionError(message, { jobId, cause });
  } finally {
    deadline.clear();
  }
}

function isJson(response: Response | undefined): boolean {
  return response?.headers.get("content-type")?.includes("json") === true;
}

function notTheInterface(host: string, jobId: string | undefined, cause?: unknown): InvalidResponseError {
  const message = `${host} answered no JSON of the interface: check that baseUrl leads to the service.`;
  return new InvalidResponseError(message, { jobId, cause });
}

/** Node hides the reason behind "fetch failed"; the `cause` names it, such as `ECONNREFUSED`. */
function messageOf(error: unknown): string {
  const { cause = error } = Object(error) as { readonly cause?: unknown };
  const { code, message = cause } = Object(cause) as { readonly code?: unknown; readonly message?: unknown };
  return withoutSecrets(String(typeof code === "string" ? code : message));
}

/** Requests to the service that served this page, with the session's cookie. */
import { ApiError, ConnectionError, GoneError, NotFoundError } from "@docsvc/client";

/** Marks a request as coming from the service's own page; other pages cannot send it. */
const FROM_STUDIO = { "x-docsvc-studio": "1" };

export class AskError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, status: number, code: string | undefined) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export async function askStudio(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete("authorization");
  for (const [name, value] of Object.entries(FROM_STUDIO)) headers.set(name, value);
  return fetch(new Request(request, { headers, credentials: "same-origin" }));
}

/** Sends and receives JSON. @throws {@link AskError} with the service's message */
export async function ask<Value>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Value> {
  const response = await askStudio(
    new Request(new URL(path, location.origin), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  if (!response.ok) throw await toError(response);
  return (response.status === 204 ? undefined : await response.json()) as Value;
}

export async function toError(response: Response): Promise<AskError> {
  const answer = (await response.json().catch(() => ({}))) as {
    readonly error?: string;
    readonly code?: string;
    readonly detail?: readonly { readonly loc: readonly unknown[]; readonly msg: string }[];
  };
  const detail = answer.detail?.map(({ loc, msg }) => `${loc.slice(1).join(".")} ${msg}`).join("; ");
  return new AskError(
    answer.error ?? detail ?? `The service answered ${response.status}.`,
    response.status,
    answer.code,
  );
}

/** Any failure as a sentence for people. */
export function inWords(error: unknown): string {
  if (error instanceof TypeError || error instanceof ConnectionError) {
    return "The service does not answer. Is it still running?";
  }
  if (error instanceof NotFoundError || error instanceof GoneError) {
    return "This is not here, or no longer: results are kept for a while, and are seen by their own organisation alone.";
  }
  // Without the status and code, which only programs need.
  if (error instanceof ApiError) return error.serviceMessage;
  return error instanceof Error ? error.message : String(error);
}

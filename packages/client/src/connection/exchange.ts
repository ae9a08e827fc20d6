import { injectTrace } from "./trace.ts";
import type { Fetch } from "./fetch.ts";

/** Receives every request to the service and may change it. Not called for signed addresses. */
export interface Middleware {
  /** Returns another request, or a response that replaces the service's. Undefined keeps the request. */
  readonly onRequest?: (call: MiddlewareCall) => Awaitable<Request | Response | undefined | void>;
  /** Returns another response; undefined keeps it. Called in reverse order of the list. */
  readonly onResponse?: (
    call: MiddlewareCall & { readonly response: Response },
  ) => Awaitable<Response | undefined | void>;
}

export interface MiddlewareCall {
  readonly request: Request;
  /** The path as in the contract, such as `/job/{job_id}`. */
  readonly schemaPath: string;
}

type Awaitable<Value> = Value | Promise<Value>;

/** Sends a request through the middleware. */
export async function exchange(
  given: Request,
  schemaPath: string,
  middleware: readonly Middleware[],
  fetch: Fetch,
): Promise<Response> {
  let request = given;
  let response: Response | undefined;
  injectTrace(request.headers);
  for (const { onRequest } of middleware) {
    const changed = await onRequest?.({ request, schemaPath });
    if (changed instanceof Response) {
      response = changed;
      break;
    }
    request = changed ?? request;
  }
  response ??= await fetch(request);
  for (const { onResponse } of middleware.toReversed()) {
    response = (await onResponse?.({ request, schemaPath, response })) ?? response;
  }
  return response;
}

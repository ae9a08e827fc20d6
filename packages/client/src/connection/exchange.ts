import { injectTrace } from "./trace.ts";
import type { Fetch } from "./options.ts";

/** What sees and may change every request to the service. Not asked for signed addresses. */
export interface Middleware {
  /** Gives another request, or an answer in place of the service's; nothing to go on with the request as it is. */
  readonly onRequest?: (call: MiddlewareCall) => Awaitable<Request | Response | undefined | void>;
  /** Gives another response, or nothing to go on with it as it is. Asked in the opposite order. */
  readonly onResponse?: (
    call: MiddlewareCall & { readonly response: Response },
  ) => Awaitable<Response | undefined | void>;
}

export interface MiddlewareCall {
  readonly request: Request;
  /** The path as the contract writes it, such as `/job/{job_id}`. */
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

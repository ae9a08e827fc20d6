import type { FastifyRequest } from "fastify";
import { operationsAt } from "../contract/operations.ts";
import { ServiceError } from "../errors.ts";
import { whenThere } from "../maybe-promise.ts";
import type { MaybePromise } from "../maybe-promise.ts";
import type { CheckAccess } from "./access.ts";
import type { LimitRate } from "./rate-limit.ts";

/**
 * Lets a request in before anything of its body is read: access first, then whether there is anything at the path. Strangers
 * learn nothing, not even which paths exist.
 *
 * What access is needed is asked of the route that was matched, never of the path again: two readings of one path
 * (`/job/\..\..\health`) could differ.
 *
 * All at once where the stores answer at once.
 *
 * @throws {@link ServiceError}
 */
export function admit(
  { checkAccess, limitRate }: { readonly checkAccess: CheckAccess; readonly limitRate: LimitRate },
  request: FastifyRequest,
): MaybePromise<void> {
  const { access = "key" } = request.routeOptions.config;
  const [path = "", query = ""] = request.url.split("?", 2);
  const authorization = request.headers.authorization;
  const target = { method: request.method, path, query: query === "" ? NO_QUERY : new URLSearchParams(query) };
  return whenThere(checkAccess(access, authorization, target), (identity) => {
    request.identity = identity;
    return whenThere(identity === undefined ? undefined : limitRate(identity), () => {
      if (request.is404) throw nothingHere(request.method, path);
    });
  });
}

const NO_QUERY: URLSearchParams = new URLSearchParams();

function nothingHere(method: string, path: string): ServiceError {
  const here = operationsAt(path);
  if (here.length === 0) {
    return new ServiceError("not_found", "There is nothing at this path. See /docs for what there is.");
  }
  const allowed = here.map((operation) => (operation.method === "GET" ? "GET, HEAD" : operation.method)).join(", ");
  return new ServiceError("method_not_allowed", `This path does not take ${method}. Use ${allowed}.`, {
    headers: { allow: allowed },
  });
}

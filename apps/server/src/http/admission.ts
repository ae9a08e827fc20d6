import type { FastifyRequest } from "fastify";
import { operationsAt } from "../contract/operations.ts";
import { ServiceError } from "../errors/service-error.ts";
import { whenThere } from "../ports/maybe-promise.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { CheckAccess } from "./access.ts";
import type { LimitRate } from "./rate-limit.ts";
import type { Studio } from "./studio.ts";

export interface Gate {
  readonly checkAccess: CheckAccess;
  readonly limitRate: LimitRate;
  /** For the studio, whose requests have a cookie instead of a key. */
  readonly sessionOf: Studio["sessionOf"] | undefined;
}

/**
 * Admits a request before its body is read: first access, then whether the path exists. Strangers learn only what the public contract says:
 * that a path is not in it.
 *
 * The required access is taken from the matched route, never from parsing the path again: two interpretations of one path
 * (`/job/\..\..\health`) could differ.
 *
 * Everything is synchronous if the stores are.
 *
 * @throws {@link ServiceError}
 */
export function admit({ checkAccess, limitRate, sessionOf }: Gate, request: FastifyRequest): MaybePromise<void> {
  const { access = "key" } = request.routeOptions.config;
  const [path = "", query = ""] = request.url.split("?", 2);
  const given = request.headers.authorization;
  if (!given) request.session = sessionOf?.(request);
  const authorization = request.session === undefined ? given : `Bearer ${request.session.key}`;
  if (request.is404 && !authorization && isNowhere(path)) throw nothingHere(request.method, path);
  const target = { method: request.method, path, query: query === "" ? NO_QUERY : new URLSearchParams(query) };
  return whenThere(checkAccess(access, authorization, target), (identity) => {
    request.identity = identity;
    return whenThere(identity === undefined ? undefined : limitRate(identity), () => {
      if (request.is404) throw nothingHere(request.method, path);
    });
  });
}

/**
 * Whether the contract has no such path: a browser requested it on its own, or it was mistyped. The path of the metrics is excluded, so as not to
 * reveal whether it exists.
 */
function isNowhere(path: string): boolean {
  return PLAIN_PATH.test(path) && path !== "/metrics" && operationsAt(path).length === 0;
}

/** A path with only one interpretation: no dot segments, nothing encoded, no empty segments. */
const PLAIN_PATH = /^(\/(?!\.{1,2}(\/|$))[\w.~@+-]+)+\/?$/;

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

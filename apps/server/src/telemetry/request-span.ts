import { SpanKind } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { endSpan, startSpan } from "./spans.ts";
import type { TraceHeaders } from "./spans.ts";

/** Other methods are named as OpenTelemetry's conventions require: callers must not choose the names of spans. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);

/** Continues from the caller's `traceparent` and `tracestate`. @param route - as in the contract; undefined if there is none */
export function startRequestSpan({ headers, id, method }: FastifyRequest, route: string | undefined): Span {
  const known = METHODS.has(method) ? method : "_OTHER";
  return startSpan(route === undefined ? known : `${known} ${route}`, callersTrace(headers), {
    kind: SpanKind.SERVER,
    attributes: {
      "http.request.method": known,
      "docsvc.request.id": id,
      ...(route === undefined ? {} : { "http.route": route }),
    },
  });
}

/**
 * Node.js joins headers of one name with commas: several `traceparent` headers are invalid, and several `tracestate` headers are one list,
 * as 3.3.1 requires.
 */
function callersTrace({ traceparent, tracestate }: FastifyRequest["headers"]): TraceHeaders | undefined {
  if (typeof traceparent !== "string") return undefined;
  return typeof tracestate === "string" ? { traceparent, tracestate } : { traceparent };
}

export function endRequestSpan(span: Span, { statusCode }: FastifyReply): void {
  span.setAttribute("http.response.status_code", statusCode);
  // An error of the caller is not a failure of the service.
  endSpan(span, statusCode >= 500 ? `status ${statusCode}` : undefined);
}

import { SpanKind } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { endSpan, startSpan } from "./spans.ts";
import type { TraceHeaders } from "./spans.ts";

/** Methods as they are, others as OpenTelemetry's conventions have them: a name of a span must not be a caller's to choose. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);

/** Continues from the caller's `traceparent` and `tracestate`. @param route - as in the contract; undefined where nothing is */
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

/** Node.js joins headers of one name with commas: several of `traceparent` are none, and of `tracestate` one list, as 3.3.1 has it. */
function callersTrace({ traceparent, tracestate }: FastifyRequest["headers"]): TraceHeaders | undefined {
  if (typeof traceparent !== "string") return undefined;
  return typeof tracestate === "string" ? { traceparent, tracestate } : { traceparent };
}

export function endRequestSpan(span: Span, { statusCode }: FastifyReply): void {
  span.setAttribute("http.response.status_code", statusCode);
  // What a caller did wrong is no failure of the service.
  endSpan(span, statusCode >= 500 ? `status ${statusCode}` : undefined);
}

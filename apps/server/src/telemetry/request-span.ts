import { SpanKind } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { endSpan, startSpan } from "./spans.ts";

/** Methods as they are, others as OpenTelemetry's conventions have them: a name of a span must not be a caller's to choose. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);

/** Goes on from the caller's `traceparent`. @param route - as in the contract; undefined where nothing is */
export function startRequestSpan({ headers, id, method }: FastifyRequest, route: string | undefined): Span {
  const { traceparent } = headers;
  const known = METHODS.has(method) ? method : "_OTHER";
  return startSpan(
    route === undefined ? known : `${known} ${route}`,
    typeof traceparent === "string" ? traceparent : undefined,
    {
      kind: SpanKind.SERVER,
      attributes: {
        "http.request.method": known,
        "docsvc.request.id": id,
        ...(route === undefined ? {} : { "http.route": route }),
      },
    },
  );
}

export function endRequestSpan(span: Span, { statusCode }: FastifyReply): void {
  span.setAttribute("http.response.status_code", statusCode);
  // What a caller did wrong is no failure of the service.
  endSpan(span, statusCode >= 500 ? `status ${statusCode}` : undefined);
}

/**
 * Traces (OpenTelemetry). The service speaks to `@opentelemetry/api` alone: without a tracer that someone has registered, spans are
 * nothing and cost nothing. What crosses processes is the W3C `traceparent`: it comes with a request, lies with the job, and is
 * taken up by the worker and by the webhook.
 *
 *   request → submit → (queue) → attempt → open, read, write → webhook
 *
 * Attributes hold ids, counts, routes and codes: never document text, names, keys, or addresses.
 */
import { ROOT_CONTEXT, SpanStatusCode, TraceFlags, isSpanContextValid, trace } from "@opentelemetry/api";
import type { Context, Span, SpanOptions } from "@opentelemetry/api";

/** `00-<trace>-<span>-<flags>`, W3C Trace Context 3.2. */
export type Traceparent = string;

const TRACER = "@docsvc/server";
/** A later version may append fields; version ff is forbidden. */
const FORM = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

export function startSpan(name: string, parent: Traceparent | undefined, options: SpanOptions = {}): Span {
  return trace.getTracer(TRACER).startSpan(name, options, contextOf(parent));
}

/** What a later part of the work goes on from; undefined where nobody traces. */
export function traceparentOf(span: Span): Traceparent | undefined {
  const context = span.spanContext();
  if (!isSpanContextValid(context)) return undefined;
  const flags = context.traceFlags & TraceFlags.SAMPLED ? "01" : "00";
  return `00-${context.traceId}-${context.spanId}-${flags}`;
}

export function endSpan(span: Span, failure?: string): void {
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
  span.end();
}

function contextOf(traceparent: Traceparent | undefined): Context {
  const [, traceId, spanId, flags] = FORM.exec(traceparent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  // All zeros are no ids; the API takes a span with such for none.
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

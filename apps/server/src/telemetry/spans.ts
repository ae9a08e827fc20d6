/**
 * Traces (OpenTelemetry). The service speaks to `@opentelemetry/api` alone: without a tracer that someone has registered, spans are
 * nothing and cost nothing. What crosses processes is the W3C trace context, `traceparent` and `tracestate`: it comes with a request, lies
 * with the job, and is taken up by the worker and by the webhook.
 *
 *   request → submit → (queue) → attempt → open, read, write → webhook
 *
 * Attributes hold ids, counts, routes and codes: never document text, names, keys, or addresses.
 */
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  createTraceState,
  isSpanContextValid,
  trace,
} from "@opentelemetry/api";
import type { Context, Span, SpanOptions } from "@opentelemetry/api";

/** The two headers of W3C Trace Context, by their names. */
export interface TraceHeaders {
  /** `00-<trace>-<span>-<flags>` (3.2). */
  readonly traceparent: string;
  /** What tracing systems on the way keep for themselves (3.3), such as a decision about sampling; passed on as it came. */
  readonly tracestate?: string;
}

const TRACER = "@docsvc/server";
/** A later version may append fields; version ff is forbidden. */
const FORM = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

export function startSpan(name: string, parent: TraceHeaders | undefined, options: SpanOptions = {}): Span {
  return trace.getTracer(TRACER).startSpan(name, options, contextOf(parent));
}

/** What a later part of the work continues from; undefined where no one traces. */
export function traceHeadersOf(span: Span): TraceHeaders | undefined {
  const context = span.spanContext();
  if (!isSpanContextValid(context)) return undefined;
  const flags = context.traceFlags & TraceFlags.SAMPLED ? "01" : "00";
  const traceparent = `00-${context.traceId}-${context.spanId}-${flags}`;
  const tracestate = context.traceState?.serialize() ?? "";
  return tracestate === "" ? { traceparent } : { traceparent, tracestate };
}

export function endSpan(span: Span, failure?: string): void {
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
  span.end();
}

function contextOf(parent: TraceHeaders | undefined): Context {
  const [, traceId, spanId, flags] = FORM.exec(parent?.traceparent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  // It leaves out members that are none, and is empty beyond the 512 characters that everybody has to pass on.
  const state = parent?.tracestate === undefined ? {} : { traceState: createTraceState(parent.tracestate) };
  // All zeros are no ids; the API takes a span with such for none.
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true, ...state });
}

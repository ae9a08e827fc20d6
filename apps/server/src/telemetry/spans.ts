/**
 * Traces (OpenTelemetry). The service depends only on `@opentelemetry/api`: without a registered tracer, spans do and cost nothing. The W3C
 * trace context, `traceparent` and `tracestate`, connects processes: it arrives with a request, is stored with the job, and is continued by
 * the worker and the webhook.
 *
 *   request → submit → (queue) → attempt → open, read, write → webhook
 *
 * Attributes contain ids, counts, routes and codes: never document text, names, keys, or addresses.
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
  /** Data of tracing systems (3.3), such as a sampling decision; passed on unchanged. */
  readonly tracestate?: string;
}

const TRACER = "@docsvc/server";
/** A later version may append fields; version ff is forbidden. */
const FORM = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

export function startSpan(name: string, parent: TraceHeaders | undefined, options: SpanOptions = {}): Span {
  return trace.getTracer(TRACER).startSpan(name, options, contextOf(parent));
}

/** The context from which later work continues; undefined without a trace. */
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
  // It drops invalid members, and is empty beyond the 512 characters that every system must pass on.
  const state = parent?.tracestate === undefined ? {} : { traceState: createTraceState(parent.tracestate) };
  // Ids of all zeros are invalid; the API ignores a span with such ids.
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true, ...state });
}

import type { Job } from "../ports/job-store.ts";
import type { TraceHeaders } from "./spans.ts";

/** A stored request may include the trace of its submission. */
export interface Traced {
  readonly trace?: TraceHeaders["traceparent"];
  /** A separate field, so that an earlier version that knows only `traceparent` still continues the trace. */
  readonly tracestate?: string;
}

/** The part of a submission's trace that is stored with its request. */
export function tracedBy(headers: TraceHeaders | undefined): Traced {
  if (headers === undefined) return {};
  const { traceparent: trace, ...state } = headers;
  return { trace, ...state };
}

/** Undefined for a job without a trace and for a deleted one. */
export function traceOfJob({ request }: Pick<Job, "request">): TraceHeaders | undefined {
  const { trace: traceparent, tracestate } = (request ?? {}) as Traced;
  if (traceparent === undefined) return undefined;
  return tracestate === undefined ? { traceparent } : { traceparent, tracestate };
}

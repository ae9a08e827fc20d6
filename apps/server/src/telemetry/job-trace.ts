import type { Job } from "../ports/job-store.ts";
import type { TraceHeaders } from "./spans.ts";

/** A stored request may carry what its submission was traced under. */
export interface Traced {
  readonly trace?: TraceHeaders["traceparent"];
  /** Next to it and not within: a version that knows the one alone continues with it. */
  readonly tracestate?: string;
}

/** What of a submission's trace is stored with its request. */
export function tracedBy(headers: TraceHeaders | undefined): Traced {
  if (headers === undefined) return {};
  const { traceparent: trace, ...state } = headers;
  return { trace, ...state };
}

/** Undefined for a job that no one traces, and for one that is gone. */
export function traceOfJob({ request }: Pick<Job, "request">): TraceHeaders | undefined {
  const { trace: traceparent, tracestate } = (request ?? {}) as Traced;
  if (traceparent === undefined) return undefined;
  return tracestate === undefined ? { traceparent } : { traceparent, tracestate };
}

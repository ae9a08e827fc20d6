import type { Job } from "../ports/job-store.ts";
import type { Traceparent } from "./spans.ts";

/** A stored request may carry what its submission was traced under. */
export interface Traced {
  readonly trace?: Traceparent;
}

/** Undefined for a job that nobody traces, and for one that is gone. */
export function traceOfJob({ request }: Pick<Job, "request">): Traceparent | undefined {
  return (request as Traced | null | undefined)?.trace;
}

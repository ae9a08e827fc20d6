import { SpanKind } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import type { Claim } from "../ports/job-store.ts";
import type { Ending } from "./ending.ts";
import type { Stage } from "./protocol.ts";
import { traceOfJob } from "../telemetry/job-trace.ts";
import { endSpan, startSpan, traceHeadersOf } from "../telemetry/spans.ts";

/** The trace of one attempt at a job, or at a part of one. */
export interface AttemptTrace {
  /** Undefined without a trace; the child then does not report its stages. */
  readonly onStage: ((stage: Stage) => void) | undefined;
  end(ending: Ending | "broke"): void;
}

/** Creates a span for the wait of a new job, one for the attempt, and within it one for each stage of its child process. */
export function traceAttempt({ job, part }: Claim): AttemptTrace {
  const parent = traceOfJob(job);
  const attributes = {
    "docsvc.job.id": job.id,
    "docsvc.job.type": job.type,
    "docsvc.job.attempt": part?.attempt ?? job.attempt,
    ...(part === undefined ? {} : { "docsvc.job.part": part.number }),
  };
  if (job.attempt === 1 && part === undefined) {
    startSpan("queue", parent, { attributes, startTime: job.createdAt }).end();
  }
  const span = startSpan(part === undefined ? "attempt" : "attempt part", parent, {
    kind: SpanKind.CONSUMER,
    attributes,
  });
  return {
    onStage: span.isRecording() ? (stage) => recordStage(span, stage) : undefined,
    end: (ending) => endAttempt(span, ending),
  };
}

function recordStage(attempt: Span, { name, startMs, endMs }: Stage): void {
  startSpan(name, traceHeadersOf(attempt), { startTime: startMs }).end(endMs);
}

function endAttempt(span: Span, ending: Ending | "broke"): void {
  if (ending === "broke") return endSpan(span, "broke");
  span.setAttribute("docsvc.attempt.ending", ending.kind);
  if (ending.kind === "completed") span.setAttribute("docsvc.job.pages", ending.completion.numPages);
  const isFailure = ending.kind === "failed" || ending.kind === "lost";
  return endSpan(span, isFailure ? (ending.kind === "failed" ? ending.failure.code : ending.kind) : undefined);
}

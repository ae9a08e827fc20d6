import type { ErrorCode } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import type { Division } from "../ports/job-parts.ts";
import type { Completion, JobFailure } from "../ports/job-store.ts";
import type { RunOutcome } from "./protocol.ts";

/** How one attempt at a job, or at a part of a divided one, ended. */
export type Ending =
  | { readonly kind: "completed"; readonly completion: Completion }
  /** A whole job with a long document. */
  | { readonly kind: "divided"; readonly division: Division }
  /** A slice whose pages are read and stored under the key. */
  | { readonly kind: "read"; readonly key: string }
  /** An assembly for which these slices cannot be used. */
  | { readonly kind: "reread"; readonly numbers: readonly number[] }
  | { readonly kind: "failed"; readonly failure: JobFailure; readonly defect?: string }
  /** The child crashed; the attempt is worth repeating. */
  | { readonly kind: "lost"; readonly how: string }
  | { readonly kind: "stopped" };

/** The ending of an attempt whose run did not return its result. */
export function endingOf(outcome: RunOutcome, { limits }: Pick<Context, "limits">): Ending {
  switch (outcome.kind) {
    case "stopped":
      return { kind: "stopped" };
    case "crashed":
      return { kind: "lost", how: outcome.how };
    case "refused":
      return failed(outcome.code, outcome.message);
    case "defect":
      return { ...failed("internal_error", "internal error"), defect: outcome.stack };
    case "timeout":
      return timedOut();
    case "memory":
      return failed(
        "document_too_complex",
        `The document needs more than the ${Math.round(limits.memoryBytes / 1024 ** 2)} MiB of memory that a job may use. Process a smaller settings.page_range.`,
      );
    case "disk":
      return failed(
        "document_too_complex",
        `The document needs more than the ${Math.round(limits.memoryBytes / 1024 ** 2)} MiB of temporary files that a job may write. Process a smaller settings.page_range.`,
      );
    default:
      return { kind: "lost", how: `a child that answered "${outcome.kind}" to something else` };
  }
}

export function timedOut(): Ending {
  return failed(
    "timeout",
    "The job ran longer than it may. Raise settings.timeout, or process a smaller settings.page_range.",
  );
}

export function failed(code: ErrorCode, message: string): Extract<Ending, { kind: "failed" }> {
  return { kind: "failed", failure: { code, message } };
}

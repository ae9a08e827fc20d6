import type { ParseConfig } from "@docsvc/openapi";
import { isErrorCode } from "../errors.ts";
import type { ErrorCode } from "../errors.ts";

/** What a child process is told to do. Files go by path, so that no document passes through the service's memory. */
export interface Assignment {
  /** Of the request that submitted the job; null when there was none. */
  readonly requestId: string | null;
  readonly inputPath: string;
  /** Where the child writes the result as JSON. */
  readonly outputPath: string;
  readonly config: ParseConfig;
  readonly maxPages: number;
}

export type ChildMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "done"; readonly numPages: number }
  /** The document cannot be processed; trying again would end the same. */
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly message: string }
  /** A defect: an error nobody expected. */
  | { readonly kind: "defect"; readonly stack: string };

/** How a run in a child process ended. */
export type RunOutcome =
  | { readonly kind: "done"; readonly numPages: number }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly message: string }
  | { readonly kind: "defect"; readonly stack: string }
  | { readonly kind: "timeout" }
  | { readonly kind: "memory" }
  /** The process died on its own. */
  | { readonly kind: "crashed"; readonly how: string }
  /** The run was called off. */
  | { readonly kind: "stopped" };

/** A message as it came from a process that a document may have taken over; undefined when no child of ours sends such a thing. */
export function readChildMessage(received: unknown): ChildMessage | undefined {
  if (typeof received !== "object" || received === null || !("kind" in received)) return undefined;
  const message = received as ChildMessage;
  const isFine =
    message.kind === "ready" ||
    (message.kind === "progress" && isCount(message.done) && isCount(message.total)) ||
    (message.kind === "done" && isCount(message.numPages)) ||
    (message.kind === "refused" && isErrorCode(message.code) && typeof message.message === "string") ||
    (message.kind === "defect" && typeof message.stack === "string");
  return isFine ? message : undefined;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

import type { ErrorCode, ParseConfig } from "@docsvc/openapi";

/** What a child process is told to do. Files go by path, so that no document passes through the service's memory. */
export interface Assignment {
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

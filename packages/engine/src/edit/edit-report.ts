import type { BoundingBox } from "@docsvc/openapi";

/** What happened to an instruction. */
export type EditStatus = "done" | "not_found" | "not_understood" | "refused";

/** One edit of the result, as on the wire. */
export interface EditReport {
  /** Name in the grammar: `redact`, `replace`, `fill`, `delete_pages` …; `unknown` if the text was not understood. */
  readonly kind: string;
  /** The first page that the edit concerns, 1-based, in the original document; null if it concerns none or all. */
  readonly page: number | null;
  /** All places, in fractions of the original page. */
  readonly bboxes: readonly BoundingBox[];
  readonly status: EditStatus;
  /** The part of the instructions that requested it. Only for edits that were not done. */
  readonly instruction?: string;
  /** Why it was not done, or what the caller should know about how it was done. */
  readonly reason?: string;
  /** Number of places, fields or pages that were changed, or would be in a dry run. */
  readonly count: number;
  /** Never set for a redaction. */
  readonly before?: string;
  readonly after?: string;
}

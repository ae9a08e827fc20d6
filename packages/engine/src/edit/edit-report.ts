import type { BoundingBox } from "@docsvc/openapi";

/** What was done of one instruction. */
export type EditStatus = "done" | "not_found" | "not_understood" | "refused";

/** One edit of the result, as on the wire. */
export interface EditReport {
  /** As named in the grammar: `redact`, `replace`, `fill`, `delete_pages` …; `unknown` for what was not understood. */
  readonly kind: string;
  /** The first page that it concerns, 1-based, in the document as it came; null where it concerns none or all. */
  readonly page: number | null;
  /** Every place, in fractions of the page as it came. */
  readonly bboxes: readonly BoundingBox[];
  readonly status: EditStatus;
  /** The part of the instructions that asked for what was not done. */
  readonly instruction?: string;
  /** Why it was not done, or what the caller should know of how it was. */
  readonly reason?: string;
  /** Places, fields or pages that were changed, or would be in a dry run. */
  readonly count: number;
  /** Never given for a redaction. */
  readonly before?: string;
  readonly after?: string;
}

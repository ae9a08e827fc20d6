import type { BoundingBox } from "@docsvc/openapi";
import type { EditReport, EditStatus } from "./edit-report.ts";

/** Result of one instruction. A missing field means none. A redaction has no `before`. */
export interface Outcome {
  readonly status: EditStatus;
  readonly reason?: string | undefined;
  readonly page?: number | null;
  readonly bboxes?: readonly BoundingBox[];
  readonly count?: number;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The report on an instruction. */
export function toReport(
  kind: string,
  { status, reason, page, bboxes = [], count, before, after }: Outcome,
): EditReport {
  return {
    kind,
    page: page ?? bboxes[0]?.page ?? null,
    bboxes,
    status,
    count: count ?? (status === "done" ? bboxes.length : 0),
    ...(reason === undefined ? {} : { reason }),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

export const NOT_AVAILABLE: Outcome = {
  status: "refused",
  reason: "This kind of edit is not available for PDF files.",
};
export const NOT_FOUND: Outcome = { status: "not_found", reason: "It was found nowhere in the document." };

/**
 * What is reported if a target has no place. If there is a doubt, the instruction counts as not understood, and the reason says what to write
 * instead.
 */
export function nothingFound(found: { readonly doubt?: string }): Outcome {
  return found.doubt === undefined ? NOT_FOUND : { status: "not_understood", reason: found.doubt };
}

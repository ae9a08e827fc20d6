import type { BoundingBox } from "@docsvc/openapi";
import type { EditReport, EditStatus } from "./edit-report.ts";

/** What became of one instruction; what is left out is nothing. */
export interface Outcome {
  readonly status: EditStatus;
  readonly reason?: string | undefined;
  readonly page?: number | null;
  readonly bboxes?: readonly BoundingBox[];
  readonly count?: number;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The report of an instruction of a kind. */
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
    ...(before === undefined || kind === "redact" ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

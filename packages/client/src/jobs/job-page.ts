import type { JobRecord } from "@docsvc/openapi";
import { missing } from "../errors/transport-errors.ts";
import { withKnownStatus } from "./status.ts";

/** One page of the job list, newest first. */
export interface JobPage {
  readonly jobs: readonly JobRecord[];
  /** The `cursor` of the next page; undefined on the last page and from a server without paging. */
  readonly nextCursor: string | undefined;
}

export function readJobPage(body: unknown, headers: Headers): JobPage {
  if (!isJobList(body)) throw missing("jobs");
  return { jobs: body.map(withKnownStatus), nextCursor: headers.get("x-next-cursor") || undefined };
}

function isJobList(body: unknown): body is readonly JobRecord[] {
  return Array.isArray(body) && body.every((job) => typeof job?.status === "string");
}

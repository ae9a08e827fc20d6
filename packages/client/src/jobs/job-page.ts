import type { JobRecord } from "@docsvc/openapi";
import { InvalidResponseError } from "../errors/transport-errors.ts";
import { withKnownStatus } from "./status.ts";

/** One page of the job list, newest first. */
export interface JobPage {
  readonly jobs: readonly JobRecord[];
  /** The `cursor` of the next page; undefined on the last page and on a server without pages. */
  readonly nextCursor: string | undefined;
}

export function readJobPage(body: unknown, headers: Headers): JobPage {
  if (!isJobList(body)) throw new InvalidResponseError("The job list has no jobs: check what baseUrl leads to.");
  const nextCursor = headers.get("x-next-cursor") || cursorOfLink(headers.get("link"));
  return { jobs: body.map(withKnownStatus), nextCursor: nextCursor || undefined };
}

function isJobList(body: unknown): body is readonly JobRecord[] {
  return Array.isArray(body) && body.every((job) => typeof job?.status === "string");
}

/** RFC 8288. A page of another origin sees `Link` only where the server exposes it, the same as the other header. */
function cursorOfLink(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(link ?? "")?.[1];
  const query = target?.split("?")[1]?.split("#")[0];
  return query === undefined ? undefined : (new URLSearchParams(query).get("cursor") ?? undefined);
}

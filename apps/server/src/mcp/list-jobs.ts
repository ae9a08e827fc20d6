import type { Docsvc, JobRecord } from "@docsvc/client";
import type { ListedDocument } from "./tool.ts";

const MAX_JOBS = 200;

/** Documents that a remote caller can name: the newest parses of its organisation. */
export async function listJobs(client: Docsvc, signal: AbortSignal): Promise<readonly ListedDocument[]> {
  const { jobs } = await client.jobs.list({ type: "parse", status: "COMPLETED", limit: MAX_JOBS }, { signal });
  return jobs.map((job) => ({
    document: `jobid://${job.job_id}`,
    ...nameOf(job),
    ...("usage" in job && job.usage && { pages: job.usage.num_pages }),
    ...("created_at" in job && job.created_at && { changed: job.created_at }),
  }));
}

/** Callers may put a name into a job's metadata, as the studio does; otherwise it is that of the uploaded file. */
function nameOf({ metadata, document_name }: JobRecord): { readonly name?: string } {
  const { name, file_name } = Object(metadata) as { readonly name?: unknown; readonly file_name?: unknown };
  const given = [name, file_name, document_name].find((one) => typeof one === "string" && one !== "");
  return given === undefined ? {} : { name: given as string };
}

import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import { wrongSize } from "../jobs/require-upload.ts";
import type { JobRequest } from "../jobs/job-request.ts";
import type { Claim } from "../ports/job-store.ts";

/** The key of a job's document: its upload, or the stored copy of a fetched one. @throws {@link ServiceError} */
export async function findUpload(
  { stores }: Pick<Context, "stores">,
  { job, part }: Claim,
  { input }: JobRequest,
): Promise<string> {
  if (part?.inputKey) return part.inputKey;
  const upload = input.from === "upload" ? await stores.uploads.get(job.organisation, input.fileId) : undefined;
  if (upload === undefined || upload.gone) throw uploadGone();
  // The signed address may have received other bytes since the job was submitted, in a store that does not enforce their number.
  const bytes = await stores.files.size(upload.key);
  if (bytes !== undefined && bytes !== upload.bytes) throw wrongSize(bytes, upload);
  return upload.key;
}

export function uploadGone(): ServiceError {
  return new ServiceError("file_gone", "The file of the input is gone. Upload it again.");
}

import { ServiceError } from "../errors.ts";
import type { Context } from "../jobs/context.ts";
import type { ParseJobRequest } from "../jobs/parse-job.ts";
import type { Claim } from "../ports/job-store.ts";
import type { BorrowedInput, Inputs } from "./inputs.ts";

/** The stored document of a job, or the copy that was kept of a fetched one. @throws {@link ServiceError} `file_gone` */
export async function borrowUpload(
  { stores }: Pick<Context, "stores">,
  { job, part }: Claim,
  { input }: ParseJobRequest,
  inputs: Inputs,
): Promise<BorrowedInput> {
  const upload = input.from === "upload" ? await stores.uploads.get(job.organisation, input.fileId) : undefined;
  const key = part?.inputKey ?? (upload === undefined || upload.gone ? undefined : upload.key);
  const borrowed = key === undefined ? undefined : await inputs.borrow(key);
  if (borrowed === undefined) {
    throw new ServiceError("file_gone", "The file of the input is gone. Upload it again.");
  }
  return borrowed;
}

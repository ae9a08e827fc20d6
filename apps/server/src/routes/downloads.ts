import { ServiceError } from "../errors/service-error.ts";
import { isFileId, isId } from "../ports/identifiers.ts";
import type { Answer, Call, Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";
import { notUploaded } from "../jobs/require-upload.ts";
import { answerFile } from "./answer-file.ts";

export function downloadHandlers(context: Context): Readonly<Record<"downloadResult" | "downloadFile", Handler>> {
  return {
    downloadResult: (call) => downloadResult(context, call),
    downloadFile: (call) => downloadFile(context, call),
  };
}

async function downloadResult({ stores }: Context, call: Call): Promise<Answer> {
  const id = String(call.parameters["result_id"]);
  const job = isId(id) ? await stores.jobs.getByResult(id) : undefined;
  if (job === undefined || !mayReach(call, job.organisation)) {
    throw new ServiceError("result_not_found", "There is no such result. Read the job for its result.");
  }
  if (job.gone || job.result === null) throw resultGone();
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "private, max-age=3600",
    // A result with a given id never changes.
    etag: `"${id}"`,
  };
  return (await answerFile(stores.files, job.result.key, call, headers)) ?? notThere(resultGone());
}

function resultGone(): ServiceError {
  return new ServiceError("result_gone", "The result was deleted or is past its retention.");
}

function notThere(error: ServiceError): never {
  throw error;
}

async function downloadFile({ stores }: Context, call: Call): Promise<Answer> {
  const id = String(call.parameters["file_id"]);
  const upload = isFileId(id) ? await stores.uploads.getSigned(id) : undefined;
  if (upload === undefined || !mayReach(call, upload.organisation)) {
    throw new ServiceError("file_not_found", "There is no such file. Use the file_id that the upload returned.");
  }
  if (upload.gone) throw new ServiceError("file_gone", "The file is past its retention. Upload it again.");
  const headers = {
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="${upload.id}"`,
  };
  return (await answerFile(stores.files, upload.key, call, headers)) ?? notThere(notUploaded());
}

/** A signed address grants access to what it names, a key to what belongs to its organisation. */
export function mayReach({ organisation }: Pick<Call, "organisation">, owner: string): boolean {
  return organisation === undefined || organisation === owner;
}

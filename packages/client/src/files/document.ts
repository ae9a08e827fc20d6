import type { UploadResponse } from "@docsvc/openapi";
import type { Connection } from "../connection/connection.ts";
import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { schemeOf } from "./source.ts";
import type { UploadSource } from "./source.ts";
import { uploadFile } from "./upload.ts";
import type { UploadOptions } from "./upload.ts";

/**
 * A document for an operation: anything that can be uploaded (it is uploaded first), a public or presigned address, a `docsvc://` or
 * `jobid://` reference, the answer of an upload, or an earlier job. It may also be a function that returns one of these; it is called again
 * if an upload is retried and its stream has been consumed.
 */
export type DocumentSource = DocumentValue | (() => DocumentValue | Promise<DocumentValue>);

export type DocumentValue = UploadSource | Pick<UploadResponse, "file_id"> | { readonly job_id: string };

/** The document as the interface accepts it: an address or a reference. */
export async function toReference(
  connection: Connection,
  document: DocumentSource,
  options: UploadOptions,
): Promise<string> {
  const value = typeof document === "function" ? await document() : document;
  const reference = referenceOf(value);
  if (reference !== undefined) return reference;
  const source = document as UploadSource | (() => Promise<UploadSource>);
  const { data } = await uploadFile(connection, source, options, value as UploadSource);
  return toFileReference(data.file_id);
}

function referenceOf(value: DocumentValue): string | undefined {
  if (typeof value === "string" || value instanceof URL) {
    const scheme = schemeOf(value);
    if (scheme === undefined || scheme === "file") return undefined;
    if (/^(https?|docsvc|jobid)$/.test(scheme)) return String(value);
    throw new InvalidArgumentError(`No document can be read from a ${scheme}: address.`);
  }
  const { file_id, job_id } = Object(value) as { readonly file_id?: string; readonly job_id?: string };
  if (file_id !== undefined) return toFileReference(file_id);
  return job_id && `jobid://${job_id}`;
}

/** Other servers may return the bare id. */
function toFileReference(fileId: string): string {
  return fileId.includes("://") ? fileId : `docsvc://${fileId}`;
}

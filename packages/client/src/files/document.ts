import type { UploadResponse } from "@docsvc/openapi";
import type { Connection } from "../connection/connection.ts";
import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { schemeOf } from "./source.ts";
import type { UploadSource } from "./source.ts";
import { uploadFile } from "./upload.ts";
import type { UploadOptions } from "./upload.ts";

/**
 * A document for an operation: whatever can be uploaded, which is uploaded first; a public or presigned address; a
 * `docsvc://` or `jobid://` reference; an upload's answer; an earlier job. Or a function that gives one of these: it is
 * called again for each try of an upload, so that a stream need not be kept for the next.
 */
export type DocumentSource = DocumentValue | (() => DocumentValue | Promise<DocumentValue>);

export type DocumentValue = UploadSource | Pick<UploadResponse, "file_id"> | { readonly job_id: string };

/** The document as the interface takes it: an address or a reference. */
export async function toReference(
  connection: Connection,
  document: DocumentSource,
  options: UploadOptions,
): Promise<string> {
  const isFactory = typeof document === "function";
  const value = isFactory ? await document() : document;
  const reference = referenceOf(value);
  if (reference !== undefined) return reference;
  // What the function gave first is the first try's.
  const given = [value];
  const open = async (): Promise<UploadSource> =>
    (given.pop() ?? (await (document as () => Promise<DocumentValue>)())) as UploadSource;
  const { data } = await uploadFile(connection, isFactory ? open : (value as UploadSource), options);
  return toFileReference(data.file_id);
}

function referenceOf(value: DocumentValue): string | undefined {
  if (typeof value === "string" || value instanceof URL) {
    const scheme = schemeOf(value);
    if (scheme === undefined || scheme === "file") return undefined;
    if (ADDRESSES.has(scheme)) return String(value);
    throw new InvalidArgumentError(`No document can be read from a ${scheme}: address.`);
  }
  if (typeof value !== "object" || value === null) return undefined;
  if ("file_id" in value) return toFileReference(value.file_id);
  return "job_id" in value ? `jobid://${value.job_id}` : undefined;
}

/** Other servers may give the bare id. */
function toFileReference(fileId: string): string {
  return fileId.includes("://") ? fileId : `docsvc://${fileId}`;
}

const ADDRESSES: ReadonlySet<string> = new Set(["http", "https", "docsvc", "jobid"]);

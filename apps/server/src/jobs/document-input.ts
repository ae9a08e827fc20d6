import type { DocumentInput } from "@docsvc/openapi";
import { ServiceError } from "../errors/service-error.ts";
import { isFileId } from "../ports/identifiers.ts";

/** The target of an `input`, judged by its form alone. */
export type InputReference =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "file"; readonly fileId: string }
  | { readonly kind: "job"; readonly jobId: string };

/** @throws {@link ServiceError} `invalid_input` if the text has none of the forms */
export function readDocumentInput(input: DocumentInput): InputReference {
  if (typeof input !== "string") return { kind: "file", fileId: withoutScheme(input.file_id) };
  if (/^https?:/i.test(input)) return { kind: "url", url: input };
  if (input.startsWith(FILE_SCHEME) || isFileId(input)) {
    return { kind: "file", fileId: withoutScheme(input) };
  }
  if (input.startsWith(JOB_SCHEME)) return { kind: "job", jobId: input.slice(JOB_SCHEME.length) };
  throw new ServiceError(
    "invalid_input",
    "The input is in no known form. Give an https:// address, a docsvc://<file_id> of an upload, a jobid://<job_id>, or an upload response.",
  );
}

const FILE_SCHEME = "docsvc://";
const JOB_SCHEME = "jobid://";

/** @throws {@link ServiceError} `invalid_input` for a reference with a doubled scheme */
function withoutScheme(reference: string): string {
  if (reference.startsWith(FILE_SCHEME + FILE_SCHEME)) {
    throw new ServiceError("invalid_input", "docsvc:// occurs twice: an upload's file_id is the whole reference.");
  }
  return reference.startsWith(FILE_SCHEME) ? reference.slice(FILE_SCHEME.length) : reference;
}

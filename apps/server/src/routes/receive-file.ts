import { extensionOfMediaType } from "@docsvc/engine/formats";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { ServiceError, ValidationError } from "../errors/service-error.ts";
import { newId } from "../ports/identifiers.ts";
import type { Context } from "../jobs/context.ts";
import { uploadKey } from "../jobs/result-key.ts";
import { FileTooLargeError } from "../ports/file-store.ts";

export interface ReceivedFile {
  /** Its bytes are durable under `uploadKey(id)`, but there is no row yet. */
  readonly id: string;
  readonly extension: string;
  /** The name that it was sent with, without folders; null if it has none. */
  readonly name: string | null;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Streams the part named `file` to the file store. On any error nothing remains.
 *
 * @throws {@link ServiceError}, {@link ValidationError}
 */
export async function receiveFile(
  request: FastifyRequest,
  context: Context,
  forcedExtension: string | undefined,
): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined;
  try {
    for await (const part of request.parts()) {
      // Other text parts are ignored, because forms and clients of other services send some.
      if (part.type === "field") continue;
      if (part.fieldname !== "file") throw unexpectedPart(part.fieldname);
      received = await storePart(part, context, forcedExtension);
    }
    if (received === undefined) throw missingPart();
    if (received.bytes === 0) {
      throw new ServiceError("document_empty", "The file is empty. Check that it was read to its end before sending.");
    }
    return received;
  } catch (error) {
    if (received !== undefined) await context.stores.files.remove(uploadKey(received.id));
    throw explain(error, context);
  }
}

export function documentTooLarge({ limits }: Context): ServiceError {
  return new ServiceError(
    "payload_too_large",
    `The file is larger than ${Math.floor(limits.documentBytes / 1e6)} MB. Split it, or raise the service's limit.`,
  );
}

async function storePart(
  part: MultipartFile,
  { stores, limits }: Context,
  forcedExtension: string | undefined,
): Promise<ReceivedFile> {
  const extension = (forcedExtension?.replace(/^\./, "") ?? extensionOf(part)).toLowerCase();
  const id = extension === "" ? newId() : `${newId()}.${extension}`;
  const { bytes, sha256 } = await stores.files.put(uploadKey(id), part.file, limits.documentBytes);
  return { id, extension, name: nameOf(part), bytes, sha256 };
}

/** Only a plain extension of the given name, or that of the declared media type, is ever used on disk. */
function extensionOf({ filename, mimetype }: MultipartFile): string {
  return /\.([A-Za-z0-9]{1,16})$/.exec(filename)?.[1] ?? extensionOfMediaType(mimetype) ?? "";
}

/** Shown in lists of jobs, and never used on disk. A client without a name sends "document". */
function nameOf({ filename }: Pick<MultipartFile, "filename">): string | null {
  const name = filename
    .split(/[/\\\\]/u)
    .at(-1)!
    .replaceAll(/\p{Cc}/gu, "")
    .slice(0, MAX_NAME_CHARS)
    .trim();
  return name === "" || name === "document" ? null : name;
}

const MAX_NAME_CHARS = 255;

function explain(error: unknown, context: Context): unknown {
  if (error instanceof FileTooLargeError) return documentTooLarge(context);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "FST_REQ_FILE_TOO_LARGE":
      return documentTooLarge(context);
    case "FST_FILES_LIMIT":
    case "FST_PARTS_LIMIT":
    case "FST_FIELDS_LIMIT":
      return unexpectedPart("file");
    case "FST_PROTO_VIOLATION":
    case "FST_INVALID_JSON_FIELD_ERROR":
      return missingPart();
  }
  if (ServiceError.isInstance(error) || ValidationError.isInstance(error)) return error;
  if (error instanceof Error && !("syscall" in error) && MULTIPART_FAULT.test(error.message)) {
    return new ServiceError(
      "bad_request",
      "The multipart body is broken or ended early. Send the whole file, with the boundary of the Content-Type.",
      { cause: error },
    );
  }
  return error;
}

/** Busboy reports invalid bodies as plain errors; disk errors name their system call. */
const MULTIPART_FAULT = /multipart|boundary|Part terminated|premature|Unexpected end|Missing|header|Aborted/i;

function missingPart(): ValidationError {
  return new ValidationError([
    {
      loc: ["body", "file"],
      msg: "is required: send the document as a multipart part named file, with a file name",
      type: "missing",
    },
  ]);
}

function unexpectedPart(name: string): ValidationError {
  return new ValidationError([
    {
      loc: ["body", name],
      msg: "is not expected: send exactly one part, named file, with a file name",
      type: "extra_forbidden",
    },
  ]);
}

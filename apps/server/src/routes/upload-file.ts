import type { IncomingMessage } from "node:http";
import { ServiceError } from "../errors/service-error.ts";
import type { Call, Handler } from "../http/handler.ts";
import { isFileId } from "../ports/identifiers.ts";
import type { Context } from "../jobs/context.ts";
import { wrongSize } from "../jobs/require-upload.ts";
import type { Upload } from "../ports/upload-store.ts";
import { mayReach } from "./downloads.ts";
import { toUploadResponse } from "./upload.ts";

/** Receives the bytes of an announced upload if there is no object store to receive them. */
export function uploadFileHandler(context: Context): Handler {
  return async (call) => {
    const upload = await findUpload(context, call);
    await storeBody(context, call, upload);
    return { body: await toUploadResponse(context, call, upload.id) };
  };
}

async function findUpload({ stores }: Context, call: Call): Promise<Upload> {
  const id = String(call.parameters["file_id"]);
  const upload = isFileId(id) ? await stores.uploads.getSigned(id) : undefined;
  if (upload === undefined || !mayReach(call, upload.organisation)) {
    throw new ServiceError("file_not_found", "There is no such file. Announce it with POST /upload_url.");
  }
  if (upload.gone) {
    throw new ServiceError("file_gone", "The file is past its retention. Announce it again with POST /upload_url.");
  }
  return upload;
}

/** Stores exactly the announced bytes, or nothing. */
async function storeBody({ stores }: Context, { request, body }: Call, upload: Upload): Promise<void> {
  const announced = request.headers["content-length"];
  if (announced !== undefined && Number(announced) !== upload.bytes) throw wrongSize(Number(announced), upload);
  await stores.files.put(upload.key, exactly(body as IncomingMessage | undefined, upload)).catch((error: unknown) => {
    throw isBrokenOff(error) ? brokenOff(error) : error;
  });
}

async function* exactly(body: IncomingMessage | undefined, upload: Upload): AsyncIterable<Uint8Array> {
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Excess bytes are dropped; leaving the loop would close the connection before the answer.
    if (bytes <= upload.bytes) yield chunk;
  }
  if (bytes !== upload.bytes) throw wrongSize(bytes, upload);
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === "ECONNRESET";
}

/** The caller has disconnected and cannot read this; it appears only in the log, instead of a fault. */
function brokenOff(cause: unknown): ServiceError {
  return new ServiceError("bad_request", "The body ended early. Send the whole file.", { cause });
}

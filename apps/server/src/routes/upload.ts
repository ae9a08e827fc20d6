import type { UploadResponse } from "@docsvc/openapi";
import { organisationOf } from "../http/handler.ts";
import type { Call, Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";
import { fingerprintOf } from "../jobs/fingerprint.ts";
import { refuseFullStorage } from "../jobs/storage-quota.ts";
import { uploadKey } from "../jobs/result-key.ts";
import { fileAddress } from "../jobs/signed-addresses.ts";
import { keyReused } from "../jobs/submit-job.ts";
import { documentTooLarge, receiveFile } from "./receive-file.ts";

/** Extra bytes for the multipart framing around a file of the maximum size. */
const FRAMING_BYTES = 64 * 1024;

export function uploadHandler(context: Context): Handler {
  return async (call) => {
    const { uploads, files, secrets } = context.stores;
    refuseAnnouncedSize(context, call);
    await refuseFullStorage(context, organisationOf(call), Number(call.request.headers["content-length"] ?? 0));
    const received = await receiveFile(call.request, context, call.parameters["extension"] as string | undefined);
    const key = uploadKey(received.id);
    // Not every body has a known size in advance.
    await refuseFullStorage(context, organisationOf(call), received.bytes).catch(async (error: unknown) => {
      await files.remove(key);
      throw error;
    });
    const idempotencyKey = call.parameters["Idempotency-Key"] as string | undefined;
    const submission = await uploads.add({
      id: received.id,
      organisation: organisationOf(call),
      key,
      bytes: received.bytes,
      name: received.name,
      idempotency:
        idempotencyKey === undefined
          ? null
          : {
              key: idempotencyKey,
              fingerprint: fingerprintOf(secrets.fingerprint, call.operationId, {
                sha256: received.sha256,
                extension: received.extension,
              }),
            },
    });
    if (submission.outcome !== "created") await files.remove(key);
    if (submission.outcome === "conflict") throw keyReused();
    return { body: await toUploadResponse(context, call, submission.id) };
  };
}

export async function toUploadResponse(context: Context, { baseUrl }: Call, id: string): Promise<UploadResponse> {
  const address = await fileAddress(context, baseUrl, { id, key: uploadKey(id) });
  return { file_id: `docsvc://${id}`, presigned_url: address };
}

/** Refused before any byte is read. */
function refuseAnnouncedSize(context: Context, { request }: Call): void {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > context.limits.documentBytes + FRAMING_BYTES) throw documentTooLarge(context);
}

import type { UploadUrlRequest, UploadUrlResponse } from "@docsvc/openapi";
import { organisationOf } from "../http/handler.ts";
import type { Handler } from "../http/handler.ts";
import { newId } from "../ports/identifiers.ts";
import type { Context } from "../jobs/context.ts";
import { fingerprintOf } from "../jobs/fingerprint.ts";
import { uploadKey } from "../jobs/result-key.ts";
import { refuseFullStorage } from "../jobs/storage-quota.ts";
import { uploadAddress } from "../jobs/signed-addresses.ts";
import { keyReused } from "../jobs/submit-job.ts";
import { documentTooLarge } from "./receive-file.ts";

/**
 * The row is written before the bytes arrive: it records the owner and the size. Until they arrive, using the reference fails with an error
 * that says so. A row whose bytes never arrive is deleted like any other.
 */
export function uploadUrlHandler(context: Context): Handler {
  return async (call) => {
    const { uploads, secrets } = context.stores;
    const { bytes, extension = "" } = call.body as UploadUrlRequest;
    if (bytes > context.limits.documentBytes) throw documentTooLarge(context);
    await refuseFullStorage(context, organisationOf(call), bytes);
    const suffix = extension.replace(/^\./, "").toLowerCase();
    const id = suffix === "" ? newId() : `${newId()}.${suffix}`;
    const idempotencyKey = call.parameters["Idempotency-Key"] as string | undefined;
    const submission = await uploads.add({
      id,
      organisation: organisationOf(call),
      key: uploadKey(id),
      bytes,
      idempotency:
        idempotencyKey === undefined
          ? null
          : {
              key: idempotencyKey,
              fingerprint: fingerprintOf(secrets.fingerprint, call.operationId, { bytes, extension: suffix }),
            },
    });
    if (submission.outcome === "conflict") throw keyReused();
    // A repeated announcement returns the first id with a new address.
    const upload = { id: submission.id, key: uploadKey(submission.id), bytes };
    const { url, expiresAt } = await uploadAddress(context, call.baseUrl, upload);
    const answer: UploadUrlResponse = {
      file_id: `docsvc://${submission.id}`,
      upload_url: url,
      expires_at: new Date(expiresAt).toISOString(),
    };
    return { body: answer };
  };
}

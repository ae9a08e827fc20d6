import type { Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";
import { jobHandlers } from "./jobs.ts";
import { operationHandlers } from "./operations.ts";
import { downloadHandlers } from "./downloads.ts";
import { pageImageHandlers } from "./page-images.ts";
import { serviceHandlers } from "./service.ts";
import { uploadFileHandler } from "./upload-file.ts";
import { uploadUrlHandler } from "./upload-url.ts";
import { uploadHandler } from "./upload.ts";
import { pipelineHandlers } from "./pipelines.ts";
import { webhookSecretHandlers } from "./webhook-secret.ts";

/** The handlers of the contract's operations. */
export function createHandlers(context: Context): Readonly<Record<string, Handler>> {
  return {
    ...operationHandlers(context),
    ...jobHandlers(context),
    ...downloadHandlers(context),
    ...pageImageHandlers(context),
    ...serviceHandlers(context),
    upload: uploadHandler(context),
    createUploadUrl: uploadUrlHandler(context),
    uploadFile: uploadFileHandler(context),
    ...pipelineHandlers(context),
    ...webhookSecretHandlers(context),
  };
}

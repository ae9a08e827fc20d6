import type { Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";
import { jobHandlers } from "./jobs.ts";
import { parseHandlers } from "./parse.ts";
import { downloadHandlers } from "./downloads.ts";
import { serviceHandlers } from "./service.ts";
import { uploadFileHandler } from "./upload-file.ts";
import { uploadUrlHandler } from "./upload-url.ts";
import { uploadHandler } from "./upload.ts";
import { unavailable } from "./unavailable.ts";

/** Who answers each operation of the contract. */
export function createHandlers(context: Context): Readonly<Record<string, Handler>> {
  return {
    ...parseHandlers(context),
    ...jobHandlers(context),
    ...downloadHandlers(context),
    ...serviceHandlers(context),
    upload: uploadHandler(context),
    createUploadUrl: uploadUrlHandler(context),
    uploadFile: uploadFileHandler(context),
    extract: unavailable,
    extractAsync: unavailable,
    split: unavailable,
    splitAsync: unavailable,
    edit: unavailable,
    editAsync: unavailable,
    pipeline: unavailable,
    pipelineAsync: unavailable,
  };
}

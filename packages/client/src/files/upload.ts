import type { UploadResponse, paths } from "@docsvc/openapi";
import type { Client } from "openapi-fetch";
import type { Settings } from "../connection/options.ts";
import { send } from "../connection/send.ts";
import { InvalidResponseError } from "../errors/transport-errors.ts";
import { idempotencyHeader } from "../operations/run.ts";
import type { SubmitOptions } from "../operations/run.ts";
import { openSource } from "./source.ts";
import type { UploadSource } from "./source.ts";

export interface UploadOptions extends SubmitOptions {
  /**
   * The name that the service shows.
   * @defaultValue the source's own name, else `document`
   */
  readonly fileName?: string | undefined;
  /** Forces the file extension, such as `.png`, for a name that has none or a wrong one. */
  readonly extension?: string | undefined;
}

export async function uploadFile(
  source: UploadSource,
  settings: Settings,
  raw: Client<paths>,
  options: UploadOptions = {},
): Promise<UploadResponse> {
  options.signal?.throwIfAborted();
  const { blob, fileName } = await openSource(source, options.fileName);
  const { data } = await send<UploadResponse>({
    settings,
    options,
    timeoutMs: settings.timeoutMs * UPLOAD_TIMES,
    start: (init) =>
      raw.POST("/upload", {
        ...init,
        redirect: uploadRedirect(),
        params: {
          header: idempotencyHeader(options.idempotencyKey),
          query: options.extension === undefined ? {} : { extension: options.extension },
        },
        body: { file: blob },
        bodySerializer: () => toForm(blob, fileName),
      }),
  });
  if (typeof data.file_id === "string") return data;
  throw new InvalidResponseError("The answer has no file_id: check that baseUrl leads to the service.");
}

/** Made anew for every request: a form whose body was sent cannot be sent again. */
function toForm(blob: Blob, fileName: string): FormData {
  const form = new FormData();
  form.append("file", blob, fileName);
  return form;
}

/**
 * Node's fetch keeps a copy of a body that a redirect may ask for again: a file of 600 MB cost 600 MB of memory, and 22 MB
 * where redirects are an error. Some edge runtimes do not know that mode.
 */
function uploadRedirect(): "error" | "follow" {
  try {
    return new Request("http://localhost", { redirect: "error" }).redirect === "error" ? "error" : "follow";
  } catch {
    return "follow";
  }
}

/** 100 MB within the doubled default of 580 seconds is a line of 1.4 Mbit/s. */
const UPLOAD_TIMES = 2;

import type { UploadResponse } from "@docsvc/openapi";
import { callService } from "../connection/connection.ts";
import type { Connection, PostOptions } from "../connection/connection.ts";
import type { Answer } from "../connection/send.ts";
import { InvalidResponseError } from "../errors/transport-errors.ts";
import { openSource } from "./source.ts";
import type { UploadSource } from "./source.ts";

export interface UploadOptions extends PostOptions {
  /**
   * The name that the service shows.
   * @defaultValue the source's own name, else `document`
   */
  readonly fileName?: string | undefined;
  /** Forces the file extension, such as `.png`, for a name that has none or a wrong one. */
  readonly extension?: string | undefined;
  /** Called while the file is sent, from 0 again for each try. Browsers tell the beginning and the end alone. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** Uploads a document; a function is called for each try. */
export async function uploadFile(
  connection: Connection,
  source: UploadSource | (() => Promise<UploadSource>),
  options: UploadOptions = {},
): Promise<Answer<UploadResponse>> {
  options.signal?.throwIfAborted();
  const { fileName, extension, onUploadProgress } = options;
  const opened = typeof source === "function" ? undefined : await openSource(source, fileName);
  let totalBytes = 0;
  const answer = await callService<UploadResponse>(
    connection,
    {
      method: "post",
      path: "/upload",
      query: extension === undefined ? {} : { extension },
      timeoutMs: connection.settings.timeoutMs * UPLOAD_TIMES,
      more: async () => {
        const upload = opened ?? (await openSource(await (source as () => Promise<UploadSource>)(), fileName));
        totalBytes = upload.blob.size;
        const form = new FormData();
        form.append("file", new CountedFile(upload.blob, upload.fileName, onUploadProgress));
        return { redirect: uploadRedirect(), body: form };
      },
    },
    options,
  );
  onUploadProgress?.({ sentBytes: totalBytes, totalBytes });
  if (typeof answer.data.file_id === "string") return answer;
  throw new InvalidResponseError("The answer has no file_id: check that baseUrl leads to the service.");
}

/**
 * A file that tells how much of it has been read. Node reads a form's files through their `stream()`, so that this counts
 * what is sent and the form keeps its known length; other runtimes read around it.
 */
class CountedFile extends File {
  readonly #onProgress: UploadOptions["onUploadProgress"];

  constructor(blob: Blob, name: string, onProgress: UploadOptions["onUploadProgress"]) {
    super([blob], name, { type: blob.type });
    this.#onProgress = onProgress;
  }

  override stream(): ReturnType<File["stream"]> {
    const onProgress = this.#onProgress;
    if (onProgress === undefined) return super.stream();
    let sentBytes = 0;
    onProgress({ sentBytes, totalBytes: this.size });
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        controller.enqueue(chunk);
        sentBytes += chunk.byteLength;
        // The last step is told when the service has the file.
        if (sentBytes < this.size) onProgress({ sentBytes, totalBytes: this.size });
      },
    });
    return super.stream().pipeThrough(count);
  }
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

/** 100 MB within 600 seconds is a line of 1.4 Mbit/s. */
const UPLOAD_TIMES = 10;

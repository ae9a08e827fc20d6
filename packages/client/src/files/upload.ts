import type { UploadResponse } from "@docsvc/openapi";
import { callService } from "../connection/connection.ts";
import type { Connection, PostOptions } from "../connection/connection.ts";
import type { Answer } from "../connection/call.ts";
import { ConnectionError } from "../errors/transport-errors.ts";
import { toForm } from "./form.ts";
import { findFiles } from "./node-file.ts";
import { openSource } from "./source.ts";
import type { UploadSource } from "./source.ts";
import type { Bytes } from "./bytes.ts";

export interface UploadOptions extends PostOptions {
  /**
   * The name that the service shows.
   * @defaultValue the source's own name, else `document`
   */
  readonly fileName?: string | undefined;
  /** Overrides the file extension, such as `.png`, if the name has none or a wrong one. */
  readonly extension?: string | undefined;
  /** Called while the file is sent, from 0 in each attempt. Browsers report only the beginning and the end. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface UploadProgress {
  readonly sentBytes: number;
  /** Undefined for a stream or Response until all of it is sent. */
  readonly totalBytes: number | undefined;
}

/**
 * Uploads a document. If an attempt has consumed the stream, the function is called again for the next one.
 *
 * @param first what the function has already returned
 */
export async function uploadFile(
  connection: Connection,
  source: UploadSource | (() => Promise<UploadSource>),
  options: UploadOptions = {},
  first: UploadSource | Promise<UploadSource> = typeof source === "function" ? source() : source,
): Promise<Answer<UploadResponse>> {
  options.signal?.throwIfAborted();
  const { fileName, extension, onUploadProgress } = options;
  let upload = await openSource(await first, fileName);
  let sentBytes = 0;
  let isSpent = false;
  let broken: ConnectionError | undefined;

  async function* count(content: AsyncIterable<Bytes>, totalBytes?: number): AsyncGenerator<Bytes, void, undefined> {
    isSpent = content === upload.content;
    sentBytes = 0;
    try {
      onUploadProgress?.({ sentBytes, totalBytes });
      for await (const chunk of content) {
        yield chunk;
        sentBytes += chunk.byteLength;
        // The last step is reported once the service has the file.
        if (sentBytes !== totalBytes) onUploadProgress?.({ sentBytes, totalBytes });
      }
    } catch (cause) {
      broken = new ConnectionError(`The upload broke off (${(cause as Error).message}).`, { cause });
      // If no byte has been sent, a body that just ended would be sent as an empty one.
      throw cause;
    }
  }

  const answer = await callService<UploadResponse>(
    connection,
    {
      method: "post",
      path: "/upload",
      expects: "file_id",
      query: { extension },
      timeout: connection.settings.timeout * TRANSFER_TIMES,
      isHopeless: async () => {
        if (typeof source === "function") return false;
        if (broken !== undefined) throw broken;
        return isSpent;
      },
      makeBody: async () => {
        if (isSpent) upload = await openSource(await (source as () => Promise<UploadSource>)(), fileName);
        const { content } = upload;
        sentBytes = content instanceof Blob ? content.size : 0;
        // Node's fetch keeps a copy of a body in case of a redirect: a file of 600 MB took 600 MB of memory, and 22 MB if redirects are an
        // error. Some edge runtimes do not support that mode.
        return { redirect: findFiles() ? "error" : "follow", ...(await toForm(upload, count)) };
      },
    },
    options,
  );
  onUploadProgress?.({ sentBytes, totalBytes: sentBytes });
  return answer;
}

/** 100 MB within 600 seconds, up or down, is 1.4 Mbit/s. */
export const TRANSFER_TIMES = 10;

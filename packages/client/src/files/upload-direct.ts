import type { UploadResponse, UploadUrlResponse } from "@docsvc/openapi";
import { callService, connectionOf, readJson } from "../connection/connection.ts";
import type { Connection } from "../connection/connection.ts";
import { parseUrl } from "../connection/options.ts";
import { send } from "../connection/send.ts";
import { ApiError } from "../errors/api-errors.ts";
import { ConnectionError, InvalidResponseError } from "../errors/transport-errors.ts";
import { toStream } from "./form.ts";
import { findFiles } from "./node-file.ts";
import { openSource, toBlob } from "./source.ts";
import type { UploadSource } from "./source.ts";
import type { Bytes } from "./bytes.ts";
import type { Docsvc } from "../client.ts";
import { TRANSFER_TIMES, uploadFile } from "./upload.ts";
import type { UploadOptions } from "./upload.ts";

/** Every operation accepts it as its input. */
export type DirectUpload = Pick<UploadResponse, "file_id">;

/**
 * Uploads a document without passing its bytes through the service: announces its size, and sends the bytes to the address in the answer. If
 * the service keeps its files in an object store that callers can reach, the bytes go there; otherwise they go to the service. A service
 * that does not support announcements gets an ordinary upload.
 *
 * The size must be known first, so a stream or Response is read into memory. The store does not keep the name; the reference includes the
 * extension of `fileName` or the explicit one.
 *
 * @throws {@link ApiError} if the service or the store refuses, {@link ConnectionError} if the bytes cannot be read or sent
 */
export async function uploadDirect(
  client: Docsvc,
  source: UploadSource,
  options: UploadOptions = {},
): Promise<DirectUpload> {
  const connection = connectionOf(client);
  const { content, fileName } = await openSource(source, options.fileName);
  const blob = await toBlob(content);
  try {
    const { file_id, upload_url } = await announce(connection, blob.size, { ...options, fileName });
    await put(connection, upload_url, blob, options);
    return { file_id };
  } catch (error) {
    if (!(error instanceof UnannouncedError)) throw error;
    const { data } = await uploadFile(connection, blob, { ...options, fileName });
    return data;
  }
}

/** The service does not support announcements. */
class UnannouncedError extends Error {}

async function announce(
  connection: Connection,
  bytes: number,
  { fileName = "", extension = /\.\w+$/.exec(fileName)?.[0], ...options }: UploadOptions,
): Promise<UploadUrlResponse> {
  try {
    const { data } = await callService<UploadUrlResponse>(
      connection,
      {
        method: "post",
        path: "/upload_url",
        expects: "upload_url",
        body: extension === undefined ? { bytes } : { bytes, extension },
      },
      { ...options, timeout: undefined },
    );
    return data;
  } catch (error) {
    if (error instanceof ApiError && UNKNOWN.has(error.status)) throw new UnannouncedError();
    throw error;
  }
}

/** Statuses for a path that a service does not have. */
const UNKNOWN: ReadonlySet<number> = new Set([404, 405, 501]);

/** Sends neither the API key nor the caller's headers: the address may belong to someone else's object store. */
async function put(connection: Connection, url: string, blob: Blob, options: UploadOptions): Promise<void> {
  const { settings } = connection;
  const { signal, maxRetries, timeout, onUploadProgress } = options;
  const address = parseUrl(url, settings.baseUrl);
  if (!address?.protocol.startsWith("http")) {
    throw new InvalidResponseError("The address for the upload is not an http or https address.");
  }
  let broken: ConnectionError | undefined;
  async function* counted(): AsyncGenerator<Bytes, void, undefined> {
    let sentBytes = 0;
    try {
      for await (const chunk of blob.stream() as ReadableStream<Bytes>) {
        onUploadProgress?.({ sentBytes, totalBytes: blob.size });
        yield chunk;
        sentBytes += chunk.byteLength;
      }
    } catch (cause) {
      broken = new ConnectionError(`The upload broke off (${(cause as Error).message}).`, { cause });
      // If no byte has been sent, a body that just ended would be stored as an empty one.
      throw cause;
    }
  }
  await send({
    settings,
    options: { signal, maxRetries, timeout },
    timeout: settings.timeout * TRANSFER_TIMES,
    host: address.origin,
    label: `PUT ${address.href}`,
    isHopeless: async () => {
      if (broken !== undefined) throw broken;
      return false;
    },
    start: async ({ signal, fetch }) => {
      // Node reads a body that is a Blob through its `stream()`, and sends its length.
      const body = Object.assign(blob.slice(), { stream: () => toStream(counted()) });
      const redirect = findFiles() ? "error" : "follow";
      const response = await fetch(new Request(address, { method: "PUT", body, signal, redirect }));
      const text = await response.text();
      return response.ok ? { data: true, response } : readJson(response, text);
    },
  });
  onUploadProgress?.({ sentBytes: blob.size, totalBytes: blob.size });
}

import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { readInline } from "./inline.ts";
import { findFiles, openNodeFile } from "./node-file.ts";
import type { Bytes } from "./bytes.ts";

/**
 * A document to upload: the path or `file:` URL of a local file, bytes, a Blob or File, a `data:` address or its base64, a stream, or the
 * Response of a download. All are read while they are sent, except that browsers and edge runtimes, most of which cannot stream a request,
 * first read a stream or Response into memory.
 *
 * A stream can be read only once, so an upload that fails after its first bytes is not retried. To allow retries, pass a function that opens
 * the stream; it is called for each attempt.
 */
export type UploadSource =
  | string
  | URL
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | Response;

/** A document ready to be sent. */
export interface Upload {
  /** A Blob can be read in every attempt, a stream only once. */
  readonly content: Blob | AsyncIterable<Bytes>;
  readonly fileName: string;
  /** The media type; empty if unknown. */
  readonly type: string;
}

export async function openSource(source: UploadSource, fileName?: string): Promise<Upload> {
  const { content, name, type = "" } = await openNamed(source);
  return { content: findFiles() ? content : await toBlob(content), type, fileName: fileName || name || "document" };
}

/** The content of a document as a Blob. A stream is read into memory. */
export async function toBlob(content: Upload["content"]): Promise<Blob> {
  if (content instanceof Blob) return content;
  // Some browsers cannot iterate streams.
  if (content instanceof ReadableStream) return new Response(content as ReadableStream<Bytes>).blob();
  const chunks: Bytes[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return new Blob(chunks);
}

interface Named {
  readonly content: Upload["content"];
  readonly name?: string | undefined;
  readonly type?: string;
}

async function openNamed(source: UploadSource): Promise<Named> {
  if (typeof source === "string" || source instanceof URL) return openPath(source);
  if (source instanceof Blob) {
    // A plain Blob has no name.
    return { content: source, name: (source as Partial<File>).name, type: source.type };
  }
  if (source instanceof Response) return openResponse(source);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return { content: new Blob([source as Bytes]) };
  if (source instanceof ReadableStream || Symbol.asyncIterator in Object(source)) {
    return { content: source as AsyncIterable<Bytes> };
  }
  throw new InvalidArgumentError("This cannot be uploaded: pass a path, a Blob, bytes, a stream or a Response.");
}

async function openPath(path: string | URL): Promise<Named> {
  const inline = readInline(String(path));
  if (inline !== undefined) return { content: new Blob([inline.bytes], inline), type: inline.type };
  const scheme = schemeOf(path);
  if (scheme !== undefined && scheme !== "file") {
    throw new InvalidArgumentError(`A ${scheme}: address needs no upload: give it to the operation.`);
  }
  // A path that begins with file:// is an address; fs accepts addresses only as URL objects.
  const location = scheme === "file" ? new URL(path) : path;
  return { content: await openNodeFile(location), name: lastSegment(location) };
}

/** The scheme of an address, in lower case; undefined for a path. */
export function schemeOf(text: string | URL): string | undefined {
  return /^([a-z][a-z0-9+.-]+):\/\//i.exec(String(text))?.[1]?.toLowerCase();
}

function openResponse({ ok, status, bodyUsed, headers, url, body }: Response): Named {
  if (!ok || bodyUsed) {
    const state = bodyUsed ? "its body was already read" : `its status is ${status}`;
    throw new InvalidArgumentError(`The Response cannot be uploaded: ${state}.`);
  }
  return {
    content: (body as AsyncIterable<Bytes> | null) ?? new Blob([]),
    name: dispositionName(headers.get("content-disposition")) ?? (url ? lastSegment(new URL(url)) : undefined),
    type: headers.get("content-type") ?? "",
  };
}

/** RFC 6266: `filename*` is percent-encoded UTF-8 and has precedence over `filename`. */
function dispositionName(header: string | null): string | undefined {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header ?? "") ?? [];
  if (encoded !== undefined) return decoded(encoded);
  return /filename\s*=\s*("?)(.+?)\1\s*(;|$)/i.exec(header ?? "")?.[2];
}

function lastSegment(location: string | URL): string | undefined {
  if (typeof location === "string") return location.split(/[\\/]/).at(-1);
  return decoded(location.pathname.split("/").at(-1) ?? "");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

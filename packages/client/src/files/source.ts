import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { openNodeFile } from "./node-file.ts";

/**
 * A document to upload: the path or `file:` URL of a local file, bytes, a Blob or File, a stream, or the Response of a
 * download. A file and a Blob are read while they are sent; a stream and a Response are read into memory first.
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

/** A document with its bytes at hand as often as a request needs them. */
export interface Upload {
  readonly blob: Blob;
  readonly fileName: string;
}

export async function openSource(source: UploadSource, fileName?: string): Promise<Upload> {
  const { blob, name } = await openNamed(source);
  return { blob, fileName: fileName || name || "document" };
}

interface NamedBlob {
  readonly blob: Blob;
  readonly name?: string | undefined;
}

async function openNamed(source: UploadSource): Promise<NamedBlob> {
  if (typeof source === "string" || source instanceof URL) return openPath(source);
  if (source instanceof Blob) return { blob: source, name: source instanceof File ? source.name : undefined };
  if (source instanceof Response) return openResponse(source);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return { blob: new Blob([source as Bytes]) };
  // Before iterables: the streams of some browsers cannot be iterated.
  if (source instanceof ReadableStream) return { blob: await new Response(source as ReadableStream<Bytes>).blob() };
  if (typeof source === "object" && Symbol.asyncIterator in source) return { blob: await collect(source) };
  throw new InvalidArgumentError("This cannot be uploaded: give a path, a Blob, bytes, a stream or a Response.");
}

async function openPath(path: string | URL): Promise<NamedBlob> {
  const scheme = schemeOf(path);
  if (scheme !== undefined && scheme !== "file") {
    const message = `A ${scheme}: address needs no upload: give it to the operation.`;
    throw new InvalidArgumentError(message);
  }
  // A path that begins with file:// is an address; fs takes addresses as URL objects alone.
  const location = scheme === "file" ? new URL(path) : path;
  return { blob: await openNodeFile(location), name: lastSegment(location) };
}

/** The scheme of an address, in lower case; none of a path. */
export function schemeOf(text: string | URL): string | undefined {
  return /^([a-z][a-z0-9+.-]+):\/\//i.exec(String(text))?.[1]?.toLowerCase();
}

async function openResponse(response: Response): Promise<NamedBlob> {
  if (!response.ok || response.bodyUsed) {
    const state = response.bodyUsed ? "its body was already read" : `its status is ${response.status}`;
    throw new InvalidArgumentError(`The Response cannot be uploaded: ${state}.`);
  }
  const name = dispositionName(response.headers.get("content-disposition"));
  return { blob: await response.blob(), name: name ?? (response.url ? lastSegment(new URL(response.url)) : undefined) };
}

/** RFC 6266: `filename*` is percent-encoded UTF-8 and goes before `filename`. */
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

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: Bytes[] = [];
  for await (const chunk of chunks) parts.push(chunk as Bytes);
  return new Blob(parts);
}

/** Blobs take no view of shared memory, which the wider types would allow. */
type Bytes = Uint8Array<ArrayBuffer>;

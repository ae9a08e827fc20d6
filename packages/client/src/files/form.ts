import type { Upload } from "./source.ts";
import type { Bytes } from "./bytes.ts";

/** Passes the bytes of a document through as they are read, and counts them. */
export type Count = (content: AsyncIterable<Bytes>, totalBytes?: number) => AsyncGenerator<Bytes, void, undefined>;

/**
 * The multipart form of one file. The platform builds it around an empty file, and the file's bytes are inserted. A stream is sent while it
 * is read; for a Blob the length is sent as well. Node reads a form as fast as the disk delivers it, even if it is consumed slowly, so a
 * file of 64 MB was held in memory whole. Node reads a stream or a Blob on demand.
 */
export async function toForm(
  { content, fileName, type }: Upload,
  count: Count,
): Promise<RequestInit & { readonly duplex: "half" }> {
  const form = new FormData();
  form.append("file", new File([], fileName, { type }));
  const framing = new Response(form);
  // Must precede reading the body: after that, Bun no longer returns its type.
  const contentType = framing.headers.get("content-type") ?? "";
  const frame = await framing.text();
  // The empty file is just before the boundary that ends the form.
  const end = frame.lastIndexOf("\r\n--");
  const [head, tail] = [frame.slice(0, end), frame.slice(end)].map((text) => new TextEncoder().encode(text));
  const isBlob = content instanceof Blob;
  async function* framed(): AsyncGenerator<Bytes, void, undefined> {
    yield head!;
    yield* isBlob ? count(content.stream() as ReadableStream<Bytes>, content.size) : count(content);
    yield tail!;
  }
  const stream = (): ReadableStream<Bytes> => toStream(framed());
  const whole = isBlob ? new Blob([head!, content, tail!]) : undefined;
  // Bun omits a file on disk from a Blob that is built from several parts, so the parts are sent as a stream.
  const isWhole = isBlob && whole?.size === head!.length + content.size + tail!.length;
  return {
    // Node and Deno read a Blob through its `stream()`, so this counts what is sent; other runtimes bypass it.
    body: isWhole ? Object.assign(whole, { stream }) : stream(),
    headers: { "Content-Type": contentType },
    duplex: "half",
  };
}

/** Reads only on demand, so that a fast disk does not fill the memory. */
export function toStream(chunks: AsyncGenerator<Bytes, void, undefined>): ReadableStream<Bytes> {
  return (ReadableStream as unknown as StreamMaker).from(chunks);
}

/** Node, Bun and Deno have this, but not all browsers. */
interface StreamMaker {
  readonly from: (chunks: AsyncIterable<Bytes>) => ReadableStream<Bytes>;
}

import type { Upload } from "./source.ts";
import type { Bytes } from "./bytes.ts";

/** Passes the bytes of a document on as they are read, and counts them. */
export type Count = (content: AsyncIterable<Bytes>, totalBytes?: number) => AsyncGenerator<Bytes, void, undefined>;

/**
 * The form of one file, with its type, in a frame that the platform writes around an empty file. A stream is sent while it
 * is read; for a Blob the length is sent as well. Node reads a form as fast as the disk delivers it, however slowly it is consumed: a file of
 * 64 MB was in memory whole. Node reads a body that is a stream or a Blob on demand.
 */
export async function toForm(
  { content, fileName, type }: Upload,
  count: Count,
): Promise<RequestInit & { readonly duplex: "half" }> {
  const form = new FormData();
  form.append("file", new File([], fileName, { type }));
  const framing = new Response(form);
  // Before the body is read: Bun has no type of one that was.
  const contentType = framing.headers.get("content-type") ?? "";
  const frame = await framing.text();
  // The empty file lies before the boundary that ends the form.
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
  // Bun leaves a file of the disk out of a Blob that is made of several: its parts are sent as a stream.
  const isWhole = isBlob && whole?.size === head!.length + content.size + tail!.length;
  return {
    // Node and Deno read a Blob through its `stream()`, so that this counts what is sent; other runtimes read around it.
    body: isWhole ? Object.assign(whole, { stream }) : stream(),
    headers: { "Content-Type": contentType },
    duplex: "half",
  };
}

/** Reads only on demand, so that a fast disk does not fill the memory. */
export function toStream(chunks: AsyncGenerator<Bytes, void, undefined>): ReadableStream<Bytes> {
  return (ReadableStream as unknown as StreamMaker).from(chunks);
}

/** What Node, Bun and Deno have, and not all browsers. */
interface StreamMaker {
  readonly from: (chunks: AsyncIterable<Bytes>) => ReadableStream<Bytes>;
}

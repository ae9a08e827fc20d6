import type { Bytes, Upload } from "./source.ts";

/** Passes the bytes of a document on as they are read, and counts them. */
export type Count = (content: AsyncIterable<Bytes>, totalBytes?: number) => AsyncGenerator<Bytes, void, undefined>;

/**
 * The form of one file, as `openapi-fetch` takes it. A Blob makes a form of known length; a stream is sent while it is read,
 * in a frame that the platform writes around an empty file.
 */
export async function toForm({ content, fileName, type }: Upload, count: Count): Promise<object> {
  const form = new FormData();
  const file = new File(content instanceof Blob ? [content] : [], fileName, { type });
  if (content instanceof Blob) {
    // Node reads a form's files through their `stream()`, so that this counts what is sent and the form keeps its known
    // length; other runtimes read around it.
    const stream = (): ReadableStream<Bytes> =>
      toStream(count(content.stream() as ReadableStream<Bytes>, content.size));
    form.append("file", Object.assign(file, { stream }));
    return { body: form };
  }
  form.append("file", file);
  const framing = new Response(form);
  const frame = await framing.text();
  const end = frame.indexOf("\r\n\r\n") + 4;
  async function* framed(): AsyncGenerator<Bytes, void, undefined> {
    yield encode(frame.slice(0, end));
    yield* count(content as AsyncIterable<Bytes>);
    yield encode(frame.slice(end));
  }
  return {
    body: toStream(framed()),
    headers: { "Content-Type": framing.headers.get("content-type") },
    bodySerializer: (body: unknown) => body,
    duplex: "half",
  };
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Reads no further than is asked for, so that a fast disk does not fill the memory. */
export function toStream(chunks: AsyncGenerator<Bytes, void, undefined>): ReadableStream<Bytes> {
  return (ReadableStream as unknown as StreamMaker).from(chunks);
}

/** What Node, Bun and Deno have, and not all browsers. */
interface StreamMaker {
  readonly from: (chunks: AsyncIterable<Bytes>) => ReadableStream<Bytes>;
}

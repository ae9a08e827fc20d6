import { InvalidResponseError } from "../errors/transport-errors.ts";

/** The text of a body, up to a number of bytes; the announced length is not trusted. */
export async function readCapped({ body }: Response, maxBytes: number, jobId: string): Promise<string> {
  let bytes = 0;
  const cap = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) {
        throw new InvalidResponseError(`The result has more than ${maxBytes} bytes: raise maxResultBytes.`, { jobId });
      }
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(cap)).text();
}

import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { FastifyInstance } from "fastify";
import type { DirectFiles } from "../ports/file-store.ts";

/**
 * Passes requests to the application in this process, streaming bodies in both directions.
 *
 * @param direct - set if callers get addresses of the file store itself; requests to those use the global fetch
 */
export function createFetch(app: FastifyInstance, apiKey: string, direct?: DirectFiles): typeof fetch {
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    if (origin === (await direct?.origin())) return globalThis.fetch(input, init);
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const headers: Record<string, string> = { host: url.host, ...Object.fromEntries(request.headers) };
    headers["authorization"] ??= `Bearer ${apiKey}`;
    // As on a connection, a request without either of the two headers has no body.
    if (request.body !== null && headers["content-length"] === undefined) headers["transfer-encoding"] = "chunked";
    const response = await untilAborted(
      request.signal,
      app.inject({
        method: request.method,
        url: url.pathname + url.search,
        headers,
        signal: request.signal,
        payloadAsStream: true,
        ...(request.body === null ? {} : { payload: toReadable(request.body) }),
      }),
    );
    const hasBody = !NO_BODY.has(response.statusCode) && request.method !== "HEAD";
    return new Response(hasBody ? toWeb(response.stream()) : null, {
      status: response.statusCode,
      statusText: response.statusMessage,
      headers: toHeaders(response.headers),
    });
  };
}

const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** `inject` ends the request when the signal fires, but settles only when the handler does. */
async function untilAborted<T>(signal: AbortSignal, work: PromiseLike<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** @param body - a web stream, whose type may have another name in programs that also run in browsers */
export function toReadable(body: unknown): Readable {
  return Readable.fromWeb(body as WebStream<Uint8Array>);
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function toHeaders(headers: Readonly<Record<string, unknown>>): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value].flat() as (string | number | undefined)[]) {
      if (one !== undefined) all.append(name, `${one}`);
    }
  }
  return all;
}

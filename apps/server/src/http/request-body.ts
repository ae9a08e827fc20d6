import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "../errors/service-error.ts";
import { wrongMediaType } from "./media-type.ts";
import { readJson } from "./read-json.ts";

/**
 * Reads the body that an operation accepts. A body that it does not accept is ignored.
 *
 * @throws {@link ServiceError} 413, 415, or 400 if it is not JSON
 */
export async function readBody(request: FastifyRequest, payload: IncomingMessage, maxBytes: number): Promise<unknown> {
  const { operation, takesJson = false } = request.routeOptions.config;
  if (operation?.multipart === true) {
    throw wrongMediaType("multipart");
  }
  // The handler reads it, whatever its declared type.
  if (operation?.binary === true) return payload;
  if (operation?.bodySchema === undefined && !(takesJson && bringsBody(request))) {
    payload.resume();
    return undefined;
  }
  if (!IS_JSON.test(request.headers["content-type"] ?? "")) {
    throw wrongMediaType("json");
  }
  const bytes = await collect(payload, Number(request.headers["content-length"] ?? 0), maxBytes);
  request.bodyBytes = bytes.length;
  return readJson(bytes);
}

function bringsBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

const IS_JSON = /^application\/json\s*(;|$)/i;

async function collect(payload: IncomingMessage, announced: number, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = (): ServiceError =>
    new ServiceError(
      "payload_too_large",
      `The body is larger than ${Math.floor(maxBytes / 1024)} KiB. Upload the document and refer to it.`,
    );
  if (announced > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The loop continues and drops the excess, because leaving it early would close the connection before the answer.
  for await (const chunk of payload as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "../errors.ts";
import { wrongMediaType } from "./media-type.ts";

/**
 * Reads the body that an operation takes; what an operation does not take is neither read nor complained about.
 *
 * @throws {@link ServiceError} 413, 415, or 400 for what is no JSON
 */
export async function readBody(request: FastifyRequest, payload: IncomingMessage, maxBytes: number): Promise<unknown> {
  const { operation } = request.routeOptions.config;
  if (operation?.multipart === true) {
    throw wrongMediaType("multipart");
  }
  // The handler reads it, whatever type it is said to have.
  if (operation?.binary === true) return payload;
  if (operation?.bodySchema === undefined) {
    payload.resume();
    return undefined;
  }
  if (!IS_JSON.test(request.headers["content-type"] ?? "")) {
    throw wrongMediaType("json");
  }
  const bytes = await collect(payload, Number(request.headers["content-length"] ?? 0), maxBytes);
  request.bodyBytes = bytes.length;
  return parseJson(bytes);
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
  // Without leaving the loop early, which would cut the connection before the answer: what is too much is dropped.
  for await (const chunk of payload as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The value of a JSON body; undefined for an empty one, which some clients send along with a content type. */
function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch (cause) {
    throw new ServiceError("bad_request", "The body is not valid UTF-8.", { cause });
  }
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the body, and bodies may hold passwords.
    throw new ServiceError("bad_request", "The body is not valid JSON. Check quotes, commas and that it is complete.");
  }
}

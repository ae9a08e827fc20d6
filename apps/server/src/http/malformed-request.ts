import type { ErrorBody } from "@docsvc/openapi";

const body = JSON.stringify({ error: "The request is not valid HTTP.", code: "bad_request" } satisfies ErrorBody);

/** The answer on a connection that received something other than HTTP. */
export const MALFORMED_REQUEST_ANSWER: string = [
  "HTTP/1.1 400 Bad Request",
  "content-type: application/json; charset=utf-8",
  `content-length: ${Buffer.byteLength(body)}`,
  "connection: close",
  "",
  body,
].join("\r\n");

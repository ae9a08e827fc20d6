import { ServiceError } from "../errors.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The value of a JSON body; undefined for an empty one, which some clients send along with a content type. */
export function readJson(bytes: Uint8Array): unknown {
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

import { ServiceError } from "../errors/service-error.ts";

/** Levels of lists and objects: far more than any request of the contract has, and few enough for recursive code. */
const MAX_DEPTH = 64;
/** With this many digits, a whole number may exceed 2^53, beyond which a double cannot represent every integer. */
const MANY_DIGITS = /\d{16}/;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses a JSON body. Undefined for an empty one, which some clients send with a content type.
 *
 * @throws {@link ServiceError} if it is not JSON, is nested too deeply, or contains a number that a double cannot represent
 */
export function readJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch (cause) {
    throw new ServiceError("bad_request", "The body is not valid UTF-8.", { cause });
  }
  if (isDeep(bytes)) {
    throw new ServiceError("bad_request", `The body is nested more than ${MAX_DEPTH} levels deep. Flatten it.`);
  }
  try {
    return MANY_DIGITS.test(text) ? JSON.parse(text, keepExact) : JSON.parse(text);
  } catch (error) {
    if (ServiceError.isInstance(error)) throw error;
    // The parser's message quotes the body, which may contain passwords.
    throw new ServiceError("bad_request", "The body is not valid JSON. Check quotes, commas and that it is complete.");
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** Checked before parsing, because a megabyte of brackets becomes a value too deep to process. */
function isDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return false;
}

function keepExact(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source;
  if (typeof value === "number" && source !== undefined && /^-?\d+$/.test(source) && BigInt(source) !== BigInt(value)) {
    throw new ServiceError(
      "bad_request",
      "The body holds a whole number beyond 2^53, which would come back as another. Send it as text.",
    );
  }
  return value;
}

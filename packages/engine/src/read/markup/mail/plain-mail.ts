import { unmarkedUtf16 } from "../../unmarked-utf16.ts";
import { boundariesOf } from "./boundaries.ts";
import { guessEncoding } from "../text/guess-encoding.ts";

/** A message in the bytes that its standard requires. */
export interface PlainMail {
  readonly bytes: Uint8Array;
  /** Whether a program saved all of it in another encoding, so that the charsets it declares no longer apply. */
  readonly isSavedAgain: boolean;
}

const MARKS: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * Normalises a message to bytes that begin with its header (RFC 5322): Windows editors save messages as UTF-16 or with a byte
 * order mark, which mail parsers do not expect.
 */
export function toPlainMail(bytes: Uint8Array): PlainMail {
  const [label, mark] = MARKS.find(([, known]) => known.every((byte, index) => bytes[index] === byte)) ?? [];
  if (label === "utf-8") return { bytes: bytes.subarray(mark!.length), isSavedAgain: false };
  const wide = label ?? unmarkedUtf16(bytes);
  if (wide === undefined) return { bytes, isSavedAgain: false };
  return { bytes: new TextEncoder().encode(new TextDecoder(wide).decode(bytes)), isSavedAgain: true };
}

/** Limit on the header length when its encoding is detected. */
const MAX_HEADER_BYTES = 65_536;
/** More than real messages have, so that a crafted message costs no more. */
const MAX_HEADERS = 500;

/** A header: at the start of the message, or after a boundary line. */
const HEADERS = /(^|\n--([^\r\n]{1,200})\r?\n)((?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+)/g;
const CHARSET = /charset\s*=\s*"?([^";\s]+)"?/i;
/** Charset names that programs write whatever the content is. */
const CARELESS = /^(?:us-ascii|ascii|utf-?8|iso-8859-1)$/i;

/**
 * Re-encodes header fields with raw non-ASCII bytes as UTF-8 (RFC 6532), as readers expect: old programs write
 * subjects and names in a national encoding. The message's own charset identifies it; otherwise it is guessed from the bytes
 * of header and text together.
 */
export function withTrueHeaders(bytes: Uint8Array): Uint8Array {
  if (!bytes.some((byte) => byte > 0x7f)) return bytes;
  // Latin-1 maps bytes to chars one to one, so everything else stays unchanged.
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  const boundaries = boundariesOf(message);
  let headers = 0;
  const corrected = message.replaceAll(HEADERS, (all: string, above: string, boundary: string, header: string) => {
    headers += 1;
    const isHeader = above === "" || boundaries.has(boundary.trimEnd());
    if (!isHeader || headers > MAX_HEADERS || header.length > MAX_HEADER_BYTES) return all;
    return `${above}${toUtf8(header, message)}`;
  });
  return corrected === message ? bytes : Buffer.from(corrected, "latin1");
}

/** @param header - its bytes as chars, like those of the message */
function toUtf8(header: string, message: string): string {
  if (!BEYOND_ASCII.test(header)) return header;
  const own = Buffer.from(header, "latin1");
  if (decode(own, "utf-8") !== undefined) return header;
  const named = CHARSET.exec(message)?.[1];
  const byName = named === undefined || CARELESS.test(named) ? undefined : decode(own, named);
  const sample = (): Buffer => Buffer.from(header + message.slice(0, MAX_HEADER_BYTES), "latin1");
  const text = byName ?? decode(own, guessEncoding(sample()));
  return text === undefined ? header : Buffer.from(text).toString("latin1");
}

const BEYOND_ASCII = /[\x80-\xff]/;

/** Undefined for an unknown encoding, and for bytes that are invalid in it. */
function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

import { unmarkedUtf16 } from "../../unmarked-utf16.ts";
import { boundariesOf } from "./boundaries.ts";
import { guessEncoding } from "../text/guess-encoding.ts";

/** A message in the bytes that its standard asks for. */
export interface PlainMail {
  readonly bytes: Uint8Array;
  /** A program saved all of it in another encoding, so that charsets named in it are no longer those of its text. */
  readonly isSavedAnew: boolean;
}

const MARKS: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * A message as bytes that begin with its header (RFC 5322): editors of Windows save messages as UTF-16 or with a byte
 * order mark, which parsers of mail do not expect.
 */
export function toPlainMail(bytes: Uint8Array): PlainMail {
  const [label, mark] = MARKS.find(([, known]) => known.every((byte, index) => bytes[index] === byte)) ?? [];
  if (label === "utf-8") return { bytes: bytes.subarray(mark!.length), isSavedAnew: false };
  const wide = label ?? unmarkedUtf16(bytes);
  if (wide === undefined) return { bytes, isSavedAnew: false };
  return { bytes: new TextEncoder().encode(new TextDecoder(wide).decode(bytes)), isSavedAnew: true };
}

/** A header is no longer than this when its encoding is looked for. */
const MAX_HEADER_BYTES = 65_536;
/** More parts than people send, so that a made message costs no more than others. */
const MAX_HEADERS = 500;

/** A header: the one that begins the message, or one below the line of a boundary. */
const HEADERS = /(^|\n--([^\r\n]{1,200})\r?\n)((?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+)/g;
const CHARSET = /charset\s*=\s*"?([^";\s]+)"?/i;
/** Names that programs write of all mail, whatever is in it. */
const CARELESS = /^(?:us-ascii|ascii|utf-?8|iso-8859-1)$/i;

/**
 * Writes header fields with raw bytes beyond ASCII as UTF-8 (RFC 6532), which is how they are read: old programs write
 * subjects and names in the encoding of their country. The message's own charset says which, or how the bytes follow
 * each other in header and text together.
 */
export function withTrueHeaders(bytes: Uint8Array): Uint8Array {
  if (!bytes.some((byte) => byte > 0x7f)) return bytes;
  // Bytes and chars are the same in Latin-1, so that all else stays as it is.
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

/** @param header - its bytes as chars, as those of the message */
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

/** Undefined for an encoding that is not known, and bytes that are not of it. */
function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

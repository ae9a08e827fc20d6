import { unmarkedUtf16 } from "../../unmarked-utf16.ts";
import { guessEncoding } from "./guess-encoding.ts";

/**
 * Decodes a text file: by its byte order mark, by its declared encoding, as UTF-8 if valid, otherwise by the frequencies
 * of its byte sequences.
 *
 * @param declared - encoding name declared by the file itself or by its container
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  return decoded(bytes, declared).replaceAll(COLOURS, "").replaceAll(CONTROLS, "");
}

/** Escape sequences that colour the output of programs (ECMA-48, 5.4). */
// oxlint-disable-next-line no-control-regex -- control chars are what is left out
const COLOURS = /\x1b\[[0-9;?]{0,32}[A-Za-z]/g;

/** Stray control chars from database exports and DOS files, which are invisible. */
// oxlint-disable-next-line no-control-regex -- control chars are what is left out
const CONTROLS = /[\x00-\x08\x0e-\x1f\x7f]/g;

function decoded(bytes: Uint8Array, declared: string | undefined): string {
  for (const [mark, label] of MARKS) {
    if (mark.every((byte, index) => bytes[index] === byte)) return new TextDecoder(label).decode(bytes);
  }
  const label = unmarkedUtf16(bytes);
  if (label !== undefined) return new TextDecoder(label).decode(bytes);
  // Editors declare UTF-8 and save otherwise; in other encodings hardly any byte is invalid.
  const named = declared === undefined ? undefined : decode(bytes, declared, /^utf-?8$/i.test(declared));
  return named ?? decode(bytes, "utf-8", true) ?? decode(bytes, guessEncoding(bytes), false) ?? decodeLatin(bytes);
}

const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Undefined for an unknown encoding name, and for bytes that are invalid in the encoding. */
function decode(bytes: Uint8Array, label: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeLatin(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252").decode(bytes);
}

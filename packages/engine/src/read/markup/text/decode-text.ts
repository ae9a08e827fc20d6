import { unmarkedUtf16 } from "../../unmarked-utf16.ts";
import { guessEncoding } from "./guess-encoding.ts";

/**
 * Decodes a file of text: by its byte order mark, by what it declares, as UTF-8 where it is valid UTF-8, else by how
 * often its bytes follow each other.
 *
 * @param declared - the name of an encoding, as the file itself or its carrier has it
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  return decoded(bytes, declared).replaceAll(COLOURS, "").replaceAll(CONTROLS, "");
}

/** What colours the output of programs (ECMA-48, 5.4). */
// oxlint-disable-next-line no-control-regex -- control chars are what is left out
const COLOURS = /\x1b\[[0-9;?]{0,32}[A-Za-z]/g;

/** Exports of databases and files of DOS hold stray ones, which show nothing. */
// oxlint-disable-next-line no-control-regex -- control chars are what is left out
const CONTROLS = /[\x00-\x08\x0e-\x1f\x7f]/g;

function decoded(bytes: Uint8Array, declared: string | undefined): string {
  for (const [mark, label] of MARKS) {
    if (mark.every((byte, index) => bytes[index] === byte)) return new TextDecoder(label).decode(bytes);
  }
  const label = unmarkedUtf16(bytes);
  if (label !== undefined) return new TextDecoder(label).decode(bytes);
  // Editors declare UTF-8 and save otherwise; other encodings have hardly a byte that is not of them.
  const named = declared === undefined ? undefined : decode(bytes, declared, /^utf-?8$/i.test(declared));
  return named ?? decode(bytes, "utf-8", true) ?? decode(bytes, guessEncoding(bytes), false) ?? decodeLatin(bytes);
}

const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Undefined for a name that no one knows, and for bytes that are not of the encoding. */
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

import { InvalidArgumentError } from "../errors/transport-errors.ts";
import type { Bytes } from "./bytes.ts";

/**
 * The bytes that a text contains, as a `data:` address or in base64, with their type; undefined for a path.
 *
 * Base64 differs from a path in its first letters, which are those of known formats, or in its length, which no path has.
 */
export function readInline(text: string): { readonly bytes: Bytes; readonly type: string } | undefined {
  const [prefix, type = "", isBase64] = /^data:([^,]*?)(;base64)?,/is.exec(text) ?? [];
  if (prefix === undefined) return isPlainBase64(text) ? { bytes: fromBase64(text), type } : undefined;
  const data = decode(text.slice(prefix.length));
  return { bytes: isBase64 ? fromBase64(data) : new TextEncoder().encode(data), type };
}

/** PDF, PNG, JPEG, TIFF in both byte orders, GIF, WebP, ZIP (Office, OpenDocument), OLE (older Office). */
const FIRST_LETTERS = /^(JVBERi0|iVBORw0KGgo|\/9j\/|SUkqA|TU0AK|R0lGOD|UklGR|UEsDB|0M8R4KGx)/;
const MIN_LETTERS = 64;
/** What no system takes as a path. */
const MAX_LETTERS_OF_PER_PATH = 4096;

function isPlainBase64(text: string): boolean {
  const isLikely = text.length > MAX_LETTERS_OF_PER_PATH || (text.length > MIN_LETTERS && FIRST_LETTERS.test(text));
  return isLikely && /^[A-Za-z0-9+/\r\n]+={0,2}\s*$/.test(text);
}

function fromBase64(text: string): Bytes {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw new InvalidArgumentError("The document in base64 is not complete: pass all of it, or a path.");
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

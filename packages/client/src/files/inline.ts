import { InvalidArgumentError } from "../errors/transport-errors.ts";
import type { Bytes } from "./bytes.ts";

/**
 * The bytes and type that a text contains, as a `data:` address or in base64; undefined for a path.
 *
 * Base64 is recognised by its first letters, which are those of known formats, or by its length, which no path has.
 */
export function readInline(text: string): { readonly bytes: Bytes; readonly type: string } | undefined {
  const [prefix, type = "", isBase64] = DATA.exec(text) ?? [];
  // Broken base64 is not treated as a path, because an error about the path would repeat the document.
  if (prefix === undefined) {
    return isInline(text) ? { bytes: fromBase64(BASE64.test(text) ? text : "-"), type } : undefined;
  }
  const data = decode(text.slice(prefix.length));
  return { bytes: isBase64 ? fromBase64(data) : new TextEncoder().encode(data), type };
}

const BASE64 = /^[A-Za-z0-9+/\r\n]+={0,2}\s*$/;
const DATA = /^data:([^,]*?)(;base64)?,/is;
/** PDF, PNG, JPEG, TIFF in both byte orders, GIF, WebP, ZIP (Office, OpenDocument), OLE (older Office). */
const FIRST_LETTERS = /^(JVBERi0|iVBORw0KGgo|\/9j\/|SUkqA|TU0AK|R0lGOD|UklGR|UEsDB|0M8R4KGx)/;
const MIN_LETTERS = 64;
/** The maximum length of a path on any system. */
const MAX_LETTERS_OF_PATH = 4096;

/** Whether a text is the document itself rather than a path. */
export function isInline(text: string): boolean {
  return (
    text.length > MAX_LETTERS_OF_PATH || (text.length > MIN_LETTERS && FIRST_LETTERS.test(text)) || DATA.test(text)
  );
}

function fromBase64(text: string): Bytes {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw new InvalidArgumentError("The base64 is not complete: pass all of it.");
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

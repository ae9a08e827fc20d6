import { InvalidArgumentError } from "../errors/transport-errors.ts";
import type { Bytes } from "./bytes.ts";

/**
 * The bytes that a text contains, as a `data:` address or in base64, with their type; undefined for a path.
 *
 * Base64 differs from a path in its first letters, which are those of known formats, or in its length, which no path has.
 */
export function readInline(text: string): { readonly bytes: Bytes; readonly type: string } | undefined {
  const [prefix, type = "", isBase64] = DATA.exec(text) ?? [];
  // What is broken is no path either: an error about it as one would repeat the document.
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
/** What no system takes as a path. */
const MAX_LETTERS_OF_PATH = 4096;

/** Whether a text is the document itself, and no path. */
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

/**
 * Finds the end of an inline image (ISO 32000-2, 8.9.7). Its data has no stated length: it ends at an `EI` between white space that is followed by
 * text, as in any content stream.
 *
 * @param at - after `BI`
 * @returns after `EI`
 */
export function inlineImageEnd(bytes: Uint8Array, at: number): number {
  let from = at;
  while (from < bytes.length - 2 && !(isSpace(bytes[from - 1]) && bytes[from] === 0x49 && bytes[from + 1] === 0x44)) {
    from++;
  }
  for (let end = from + 3; end < bytes.length - 1; end++) {
    if (bytes[end] !== 0x45 || bytes[end + 1] !== 0x49 || !isSpace(bytes[end - 1])) continue;
    if (end + 2 >= bytes.length || (isSpace(bytes[end + 2]) && isPlain(bytes, end + 2))) return end + 2;
  }
  return bytes.length;
}

/** Number of bytes after the image that must be text. Compressed data hardly ever looks like text for that long. */
const LOOKED_AT = 12;

function isPlain(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < Math.min(bytes.length, from + LOOKED_AT); at++) {
    const byte = bytes[at]!;
    if (byte > 0x7e || (byte < 0x20 && !isSpace(byte))) return false;
  }
  return true;
}

function isSpace(byte: number | undefined): boolean {
  return byte === undefined || byte === 0x20 || byte === 10 || byte === 13 || byte === 9 || byte === 0 || byte === 12;
}

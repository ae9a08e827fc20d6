import type { SecretSearch } from "./secret-search.ts";

/** Whether a stream maps codes of a font to texts or glyphs (ISO 32000-2, 9.7.5). */
export function isFontMap(data: Uint8Array): boolean {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes("begincmap");
}

/**
 * A font's map without a secret in its name, and without codes that stand for a secret as a whole. Codes for single letters stay: they say nothing
 * about the order in which they were used.
 *
 * @returns null if nothing had to go
 */
export function scrubFontMap(data: Uint8Array, search: SecretSearch): Uint8Array | null {
  const said = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString("latin1");
  const rest = said
    .replaceAll(/%[^\r\n]*/gu, "")
    .replaceAll(/\/([^\s()<>[\]{}/%]+)/gu, (token, name: string) => (search.isInText(name) ? "/Redacted" : token))
    .replaceAll(/\(([^()]*)\)/gu, (token, text: string) => (search.isInText(text) ? "(Redacted)" : token))
    .replaceAll(/<([\da-fA-F\s]{8,})>/gu, (token, hex: string) => {
      const text = Buffer.from(hex.replaceAll(/\s/gu, "").padEnd(4, "0"), "hex");
      if (text.length % 2 === 1) return token;
      return search.isInText(text.swap16().toString("utf16le")) ? "<FFFD>" : token;
    });
  return rest === said ? null : Buffer.from(rest, "latin1");
}

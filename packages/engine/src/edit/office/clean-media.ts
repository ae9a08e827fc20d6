/** Texts inside pictures and imported documents of an Office file. */
import { overwriteTexts } from "../redact/overwrite-texts.ts";
import type { SecretSearch } from "../redact/secret-search.ts";
import { type Parts, XML_PART } from "./office-editing.ts";

/** Secrets shorter than this occur in any bytes by chance. */
const MIN_BYTES = 5;
const IMPORTED = /\.(?:html?|xhtml|mht(?:ml)?|rtf|txt|docx?|dotx?|csv|eml)$/iu;
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
/** Chunks of a PNG with texts or camera data (PNG specification, 11.3). */
const TEXT_CHUNK: ReadonlySet<string> = new Set(["tEXt", "zTXt", "iTXt", "eXIf"]);

/** Removes secrets from texts that accompany pixels, and from drawings of text. @returns the number of parts that changed */
export function cleanPictures(parts: Parts, search: SecretSearch): number {
  let count = 0;
  for (const [name, data] of parts) {
    if (XML_PART.test(name)) continue;
    const rest = Buffer.from(data.subarray(0, 8)).equals(PNG)
      ? withoutTextChunks(data)
      : overwriteTexts(data, search.texts);
    if (rest === null) continue;
    parts.set(name, rest);
    count++;
  }
  return count;
}

/** They may be compressed, so they go whatever they say. */
function withoutTextChunks(data: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const kept: Buffer[] = [PNG];
  let hasTexts = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (TEXT_CHUNK.has(bytes.toString("latin1", at + 4, at + 8))) hasTexts = true;
    else kept.push(bytes.subarray(at, end));
    at = end;
  }
  return hasTexts ? new Uint8Array(Buffer.concat(kept)) : null;
}

/** Documents in text form that a Word file imports when it is opened, with a secret. */
export function importedTexts(parts: Parts, search: SecretSearch): string[] {
  return [...parts].flatMap(([name, data]) => (IMPORTED.test(name) && holdsWritten(data, search) ? [name] : []));
}

function holdsWritten(data: Uint8Array, search: SecretSearch): boolean {
  const source = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return [source.toString("utf8"), source.toString("utf16le"), source.toString("latin1")].some((text) => {
    const decoded = text
      .replaceAll(/=\r?\n/gu, "")
      .replaceAll(/\\'([\da-f]{2})|=([\dA-F]{2})|&#x([\da-f]+);/giu, (_, ...codes: (string | undefined)[]) =>
        String.fromCodePoint(
          Number.parseInt(
            codes.slice(0, 3).find((code) => code !== undefined)!,
            16,
          ),
        ),
      )
      .replaceAll(/&#(\d{1,6});|\\u(\d{1,5})\s?\??/gu, (_, ...codes: (string | undefined)[]) =>
        String.fromCodePoint(Number(codes.slice(0, 2).find((code) => code !== undefined))),
      );
    return [text, decoded, decoded.replaceAll(/<[^>]*>/gu, ""), decoded.replaceAll(/\\[a-z]+-?\d* ?|[{}]/gu, "")].some(
      (form) => search.isInText(form),
    );
  });
}

/** Whether the bytes of a part spell a secret, in one or two bytes a letter. */
export function holdsInBytes(data: Uint8Array, search: SecretSearch): boolean {
  const secrets = search.texts.filter((text) => text.trim().length >= MIN_BYTES);
  if (secrets.length === 0) return false;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString("latin1").toLowerCase();
  return secrets.some((secret) =>
    [Buffer.from(secret), Buffer.from(secret, "latin1"), Buffer.from(secret, "utf16le")].some((form) =>
      bytes.includes(form.toString("latin1").toLowerCase()),
    ),
  );
}

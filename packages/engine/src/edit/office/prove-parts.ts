import { strFromU8 } from "fflate";
import { openArchive } from "../../read/archive/open-archive.ts";
import type { Char } from "../find/text-order.ts";
import type { SecretSearch } from "../redact/secret-search.ts";
import { holdsInBytes } from "./clean-media.ts";
import { holdsInUnseen } from "./unseen-markup.ts";
import { readXmlTexts } from "./xml-texts.ts";

/** A part that still contains a secret. */
export interface Leftover {
  readonly kind: "texts" | "names" | "embedded";
  /** Its path, unless the path itself contains the secret. */
  readonly part: string;
}

const XML = /\.(?:xml|rels|vml|svg|rdf|txt|json)$/u;
const MAX_DEPTH = 3;

/** Searches every part of an Office file again: visible texts, attributes, names, and embedded archives. */
export async function proveParts(
  parts: ReadonlyMap<string, Uint8Array>,
  search: SecretSearch,
  depth = 0,
): Promise<Leftover | null> {
  for (const [part, data] of parts) {
    if (search.isInText(part)) return { kind: "names", part: "whose name holds it" };
    if (XML.test(part)) {
      const text = strFromU8(data);
      if (holdsSecret(text, search) || holdsInUnseen(text, search)) return { kind: "texts", part };
      continue;
    }
    if (data[0] === 0x50 && data[1] === 0x4b && depth < MAX_DEPTH) {
      const inner = await openArchive(data).catch(() => null);
      const entries = new Map<string, Uint8Array>();
      for (const entry of inner?.names ?? []) {
        entries.set(entry, (await inner!.read(entry).catch(() => null)) ?? new Uint8Array());
      }
      if ((await proveParts(entries, search, depth + 1)) !== null) return { kind: "embedded", part };
    } else if (/embeddings|\.(?:bin|ole)$/u.test(part)) {
      const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      if (search.isInText(bytes.toString("latin1")) || search.isInText(bytes.toString("utf16le"))) {
        return { kind: "embedded", part };
      }
    } else if (holdsInBytes(data, search)) return { kind: "embedded", part };
  }
  return null;
}

/** Visible text is searched for whole words, as when it was redacted; everything else also for words that are joined. */
function holdsSecret(xml: string, search: SecretSearch): boolean {
  const { paragraphs, attributes } = readXmlTexts(xml);
  if (attributes.some(({ name, value }) => !name.startsWith("xmlns") && search.isInText(value))) return true;
  return paragraphs.some((texts) => {
    const codes = texts.filter(({ isWritten, isNumber }) => !isWritten && !isNumber);
    if (search.isInText(codes.map(({ text }) => text).join(""))) return true;
    if (texts.some(({ isWritten, isNumber, text }) => !isWritten && !isNumber && search.isInText(text))) return true;
    const chars = texts.flatMap(({ text, isParted }): Char[] => [
      ...(isParted ? [{ is: "wide", text: " ", glyph: -1 } as const] : []),
      ...Array.from(text, (char): Char => ({ is: "char", text: char, glyph: 0 })),
    ]);
    const standing = texts
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ text }) => text)
      .join("");
    return (
      search.isIn(chars) || search.isIn(Array.from(standing, (char): Char => ({ is: "char", text: char, glyph: 0 })))
    );
  });
}

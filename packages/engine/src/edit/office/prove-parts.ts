import { strFromU8 } from "fflate";
import { openArchive } from "../../read/archive/open-archive.ts";
import type { SecretSearch } from "../redact/secret-search.ts";

/** A part that still holds a secret. */
export interface Leftover {
  /** `texts`, `names` or `embedded`: the path itself may hold what is secret. */
  readonly kind: "texts" | "names" | "embedded";
}

const XML = /\.(?:xml|rels|vml|txt|json)$/u;
const MAX_DEPTH = 3;

/** Searches every part of an Office file again: tags dropped, as they stand, and inside embedded archives. */
export async function proveParts(
  parts: ReadonlyMap<string, Uint8Array>,
  search: SecretSearch,
  depth = 0,
): Promise<Leftover | null> {
  for (const [name, data] of parts) {
    if (search.isInText(name)) return { kind: "names" };
    if (XML.test(name)) {
      const xml = strFromU8(data);
      const paragraphs = xml.split(/<\/(?:w:p|a:p|si|is|text|c|row)>/u).map((part) => part.replaceAll(/<[^>]*>/gu, ""));
      if (paragraphs.some((text) => search.isInText(text))) return { kind: "texts" };
      continue;
    }
    if (data[0] === 0x50 && data[1] === 0x4b && depth < MAX_DEPTH) {
      const inner = await openArchive(data).catch(() => null);
      const entries = new Map<string, Uint8Array>();
      for (const entry of inner?.names ?? []) {
        entries.set(entry, (await inner!.read(entry).catch(() => null)) ?? new Uint8Array());
      }
      if ((await proveParts(entries, search, depth + 1)) !== null) return { kind: "embedded" };
    } else if (/embeddings|\.(?:bin|ole)$/u.test(name)) {
      const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      if (search.isInText(bytes.toString("latin1")) || search.isInText(bytes.toString("utf16le"))) {
        return { kind: "embedded" };
      }
    }
  }
  return null;
}

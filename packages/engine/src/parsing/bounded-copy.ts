import { type Zippable, zipSync } from "fflate";
import { type Archive, openArchive } from "../read/archive/open-archive.ts";

/** No real table has more columns, and no print needs more. Readers have the same limit. */
const MAX_COUNT = 1000;
/** A document assembled from others has a few of them; LibreOffice takes 25 ms for each. */
const MAX_CHUNKS = 50;

/** Numbers of four or more digits that give a repeat count, or a number of columns or rows. */
const COUNT =
  /((?:\bgrid(?:Span|Before|After)\b[^<>]{0,60}\bval|\b(?:grid|row)Span|\bnumber-(?:columns|rows)-(?:repeated|spanned)|\btext:c)\s*=\s*["']\s*\+?)(\d{4,})/g;
const CHUNK = /<\w+:altChunk\b[^<>]*?(?:\/>|>[^]*?<\/\w+:altChunk>)/g;
/** The type of a relationship to an embedded document. */
const HOLDS_CHUNKS = "aFChunk";
const XML = /\.xml$/i;
/** Images and sounds. */
const MEDIA = /(?:^|\/)(?:media|Pictures)\/|\/$/i;
const RELATIONSHIPS = /\.rels$/i;

/**
 * A copy of an Office document without what would keep LibreOffice busy for hours: counts in the billions, and embedded documents by the
 * thousand or nested in each other. Returns the same bytes if there are none.
 */
export async function boundedCopy(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isArchive(bytes)) return boundText(bytes);
  const archive = await openArchive(bytes);
  const changed = new Map<string, Uint8Array | null>();
  for (const name of archive.names) {
    const part = MEDIA.test(name) ? null : await archive.read(name);
    if (part === null) continue;
    const bounded = isArchive(part) ? await withoutNested(part) : XML.test(name) ? boundText(part) : part;
    if (bounded !== part) changed.set(name, bounded);
  }
  return changed.size === 0 ? bytes : await copyWith(archive, changed);
}

/** Returns the same bytes if no count is too high. Decoded as Latin-1, so that non-ASCII text does not change. */
function boundText(part: Uint8Array): Uint8Array {
  const text = Buffer.from(part.buffer, part.byteOffset, part.length).toString("latin1");
  let chunks = 0;
  const bounded = text
    .replaceAll(COUNT, (whole, before: string, count: string) =>
      Number(count) > MAX_COUNT ? before + MAX_COUNT : whole,
    )
    .replaceAll(CHUNK, (chunk) => (++chunks > MAX_CHUNKS ? "" : chunk));
  return bounded === text ? part : Buffer.from(bounded, "latin1");
}

/** Null for an embedded document that contains further documents: nothing of those is read. */
async function withoutNested(part: Uint8Array): Promise<Uint8Array | null> {
  const inner = await openArchive(part).catch(() => null);
  for (const name of inner?.names.filter((one) => RELATIONSHIPS.test(one)) ?? []) {
    const relationships = await inner!.read(name).catch(() => null);
    if (relationships !== null && Buffer.from(relationships).includes(HOLDS_CHUNKS)) return null;
  }
  return part;
}

async function copyWith(archive: Archive, changed: ReadonlyMap<string, Uint8Array | null>): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const name of archive.names) {
    const part = name.endsWith("/") ? null : changed.has(name) ? changed.get(name)! : await archive.read(name);
    if (part !== null) files[name] = [part, { level: 1 }];
  }
  return zipSync(files);
}

function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * Searches the bytes of a file for secrets, without any library that knows its objects. Every stream is inflated, even if nothing refers to it, and
 * every string in it is read in each encoding, and also through each font's map in the file. The proof of a redaction relies on this.
 */
import { inflateSync, constants } from "node:zlib";
import { commentsOf } from "../content/comments.ts";
import { readCMap, toNumber } from "../content/cmap.ts";
import { isDict, type Operand } from "../content/operand.ts";
import { decodeText } from "../content/pdf-values.ts";
import { readOperations } from "../content/read-operations.ts";
import type { Char } from "../find/text-order.ts";
import { digestOf } from "./digest.ts";
import type { SecretSearch } from "./secret-search.ts";

/** Where a secret was found; its text is never reported. */
export type Leak = "revisions" | "strings" | "streams" | "fonts";

const PICTURE_OR_FONT =
  /\/Subtype\s*\/Image|\/FontFile|\/Length1|\/Type\s*\/XRef|DCTDecode|JPXDecode|\/N\s+[134]\s*\/Alternate/u;
/** An adjustment of at least this many thousandths separates words. */
const PARTS_WORDS = -160;
const MAX_INFLATED = 256 * 1024 * 1024;

/**
 * @param read - digests of streams whose glyphs were read through their own fonts; other fonts' maps would give wrong texts for them
 * @returns the kinds of places that contain a secret; empty for a clean file
 */
export function scanFile(bytes: Uint8Array, search: SecretSearch, read: ReadonlySet<string>): Leak[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const leaks = new Set<Leak>();
  if (countOf(file, "startxref") > 1) leaks.add("revisions");
  if (search.isEmpty) return [...leaks];
  const streams = [...streamsOf(file)];
  if (holdsInStrings(outsideOf(file, streams), search)) leaks.add("strings");
  const bodies = streams.filter(({ head }) => !PICTURE_OR_FONT.test(head)).map(({ data }) => data);
  const maps = bodies.filter(isCMap).map((data) => readCMap(data));
  for (const data of bodies) {
    if (isCMap(data)) continue;
    const strings = [...shownStrings(data)];
    if (
      strings.some((items) => search.isIn(toChars(items, decodeText))) ||
      search.isIn(toChars(strings.flat(), decodeText))
    ) {
      leaks.add("streams");
    }
    if (commentsOf(data).some(({ start, end }) => search.isInText(decodeText(data.subarray(start, end))))) {
      leaks.add("streams");
    }
    if (isFontOrProfile(data) || read.has(digestOf(data))) continue;
    for (const { toText, codeSpaces } of maps) {
      if (toText.size === 0) continue;
      const width = codeSpaces[0]?.length ?? 2;
      const decode = (string: Uint8Array): string => throughMap(string, toText, width);
      if (strings.some((items) => search.isIn(toChars(items, decode)))) leaks.add("fonts");
    }
  }
  return [...leaks];
}

function countOf(file: Buffer, word: string): number {
  let count = 0;
  for (let at = file.indexOf(word); at >= 0; at = file.indexOf(word, at + word.length)) count++;
  return count;
}

interface RawStream {
  readonly from: number;
  readonly to: number;
  readonly head: string;
  readonly data: Uint8Array;
}

function* streamsOf(file: Buffer): Generator<RawStream> {
  let inflated = 0;
  for (let at = file.indexOf("stream"); at >= 0;) {
    let from = at + 6;
    if (file[from] === 13) from++;
    if (file[from] === 10) from++;
    const to = file.indexOf("endstream", from);
    if (to < 0) return;
    const head = file.toString("latin1", Math.max(0, file.lastIndexOf("obj", at)), at);
    const data =
      /Flate|\/Fl\b/u.test(head) && inflated < MAX_INFLATED
        ? inflate(file.subarray(from, to))
        : file.subarray(from, to);
    inflated += data.length;
    yield { from: at, to: to + 9, head, data };
    at = file.indexOf("stream", to + 9);
  }
}

function inflate(data: Uint8Array): Uint8Array {
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_INFLATED });
  } catch {
    return data;
  }
}

function outsideOf(file: Buffer, streams: readonly RawStream[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { from, to } of streams) {
    parts.push(file.subarray(at, from), Buffer.from("\n"));
    at = to;
  }
  parts.push(file.subarray(at));
  return Buffer.concat(parts);
}

function isCMap(data: Uint8Array): boolean {
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return text.includes("beginbfchar") || text.includes("beginbfrange") || text.includes("begincmap");
}

/**
 * Whether the first bytes identify a font or a profile, even if its dictionary does not say so: OpenType, TrueType, a bare CFF, a colour profile. The
 * content of a page is never such a stream, and read through the maps of all fonts its bytes could give any text.
 */
function isFontOrProfile(data: Uint8Array): boolean {
  const head = Buffer.from(data.buffer, data.byteOffset, Math.min(data.byteLength, 40));
  const said = head.toString("latin1");
  const isProfile = said.slice(36) === "acsp" && head.readUInt32BE() === data.byteLength;
  return isProfile || BINARY_HEADS.some((magic) => said.startsWith(magic));
}

/** No operator or operand of a content stream starts like this. */
const BINARY_HEADS = ["\0\u0001\0\0", "true\0", "OTTO\0", "ttcf\0", ...[1, 2, 3, 4].map((size) => `\u0001\0\u0004${String.fromCharCode(size)}`)]; // prettier-ignore

/** Strings of dictionaries, read as operands of whatever is around them. */
function holdsInStrings(data: Uint8Array, search: SecretSearch): boolean {
  for (const { operands } of readOperations(data)) {
    for (const string of stringsIn(operands)) if (search.isInText(decodeText(string))) return true;
  }
  return false;
}

function* stringsIn(operands: readonly Operand[]): Generator<Uint8Array> {
  const queue: Operand[] = [...operands];
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    if (item instanceof Uint8Array) yield item;
    else if (Array.isArray(item)) queue.push(...(item as Operand[]));
    else if (isDict(item)) queue.push(...item.entries.values());
  }
}

type ShownItem = Uint8Array | "space";

/** What each operator shows. Other strings in a content stream, such as `ActualText`, are returned by themselves. */
function* shownStrings(data: Uint8Array): Generator<ShownItem[]> {
  for (const { operator, operands } of readOperations(data)) {
    if (operator === "TJ" && Array.isArray(operands[0])) {
      yield (operands[0] as Operand[]).flatMap((item): ShownItem[] => {
        if (item instanceof Uint8Array) return [item];
        return typeof item === "number" && item < PARTS_WORDS ? ["space"] : [];
      });
    } else for (const string of stringsIn(operands)) yield [string];
  }
}

const SPACE: Char = { is: "wide", text: " ", glyph: -1 };

function toChars(items: readonly ShownItem[], decode: (string: Uint8Array) => string): Char[] {
  return items.flatMap((item): Char[] =>
    item === "space" ? [SPACE] : Array.from(decode(item), (text): Char => ({ is: "char", text, glyph: 0 })),
  );
}

function throughMap(string: Uint8Array, toText: ReadonlyMap<number, string>, width: number): string {
  let text = "";
  for (let at = 0; at + width <= string.length; at += width) {
    text += toText.get(toNumber(string.subarray(at, at + width))) ?? "\u0000";
  }
  return text;
}

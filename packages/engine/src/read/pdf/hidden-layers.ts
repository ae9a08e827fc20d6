/**
 * Layers (optional content groups, ISO 32000-2, 8.11) that a file shows switched off. PDFium draws without them, but reads
 * their text and tells no state of theirs, so that it is looked up in the file: the catalog names the groups that are off,
 * and text of a group is marked with the group's dictionary, of which PDFium tells the name.
 */
import { inflateSync } from "node:zlib";

/** Object streams and bytes of them that are searched for the catalog; it mostly stands in the last one or the first. */
const MOST_STREAMS = 400;
const MOST_INFLATED = 32 * 1024 * 1024;

/**
 * The names of the layers that are off, a char for each of their bytes. Empty for encrypted files, whose strings cannot be compared, and without a name that
 * a visible layer has, too.
 */
export function hiddenLayers(bytes: Uint8Array): ReadonlySet<string> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const streams: string[] = [];
  if (!file.includes("/OCProperties") && !findInStreams(file, streams)) return new Set();
  if (file.includes("/Encrypt")) return new Set();
  if (streams.length === 0) inflateStreams(file, streams, () => false);
  const objects = new ObjectTexts(file.toString("latin1"), streams);
  const properties = objects.valueOf("/OCProperties");
  const defaults = objects.valueOf("/D", properties);
  const all = references(objects.valueOf("/OCGs", properties));
  const on = references(objects.valueOf("/ON", defaults));
  const isOffAtFirst = /\/BaseState\s*\/OFF\b/.test(defaults);
  const off = new Set(
    isOffAtFirst ? all.filter((id) => !on.includes(id)) : references(objects.valueOf("/OFF", defaults)),
  );
  const nameOf = (id: number): string => readString(objects.byId(id));
  const names = new Set([...off].map(nameOf));
  for (const id of all) if (!off.has(id)) names.delete(nameOf(id));
  names.delete("");
  return names;
}

function findInStreams(file: Buffer, streams: string[]): boolean {
  let isFound = false;
  inflateStreams(file, streams, (text) => {
    isFound = text.includes("/OCProperties");
    return isFound || /\/Type\s*\/Catalog\b/.test(text);
  });
  if (!isFound) streams.length = 0;
  // The groups may stand in other streams than the catalog.
  else inflateStreams(file, streams, () => false);
  return isFound;
}

/** Inflates object streams from the last to the first until `isEnough`; those that are damaged are left out. */
function inflateStreams(file: Buffer, into: string[], isEnough: (text: string) => boolean): void {
  into.length = 0;
  let inflated = 0;
  let at = file.length;
  for (let count = 0; count < MOST_STREAMS && at > 0 && inflated < MOST_INFLATED; count++) {
    at = file.lastIndexOf("/ObjStm", at - 1);
    if (at < 0) return;
    const start = file.indexOf("stream", at + 7);
    if (start < 0) continue;
    const text = readStream(file, start + (file[start + 6] === 0x0d ? 8 : 7));
    inflated += text.length;
    into.push(text);
    if (isEnough(text)) return;
  }
}

/** The text of a stream, deflated or plain; empty for a damaged one. */
function readStream(file: Buffer, from: number): string {
  // An object stream begins with the number of its first object.
  if (/^\s*\d/.test(file.toString("latin1", from, from + 2))) {
    return file.toString("latin1", from, file.indexOf("endstream", from));
  }
  try {
    return inflateSync(file.subarray(from), { maxOutputLength: MOST_INFLATED }).toString("latin1");
  } catch {
    return "";
  }
}

/** The texts of objects, wherever they stand in the file. */
class ObjectTexts {
  readonly #file: string;
  readonly #streams: readonly string[];

  constructor(file: string, streams: readonly string[]) {
    this.#file = file;
    this.#streams = streams;
  }

  /** What follows the key in the text, or, without one, anywhere in the file; of a reference what it refers to. */
  valueOf(key: string, text?: string): string {
    for (const place of text === undefined ? [this.#file, ...this.#streams] : [text]) {
      const found = new RegExp(`${key}(?![A-Za-z])\\s*`).exec(place);
      if (found === null) continue;
      const rest = place.slice(found.index + found[0].length, found.index + 1_000_000);
      const id = /^(\d+)\s+\d+\s+R\b/.exec(rest)?.[1];
      return id === undefined ? rest.slice(0, endOfValue(rest)) : this.byId(Number(id));
    }
    return "";
  }

  byId(id: number): string {
    const at = Math.max(this.#file.lastIndexOf(`\n${id} 0 obj`), this.#file.lastIndexOf(`\r${id} 0 obj`));
    if (at >= 0) {
      const body = this.#file.slice(this.#file.indexOf("obj", at) + 3, at + 1_000_000).trimStart();
      return body.slice(0, endOfValue(body));
    }
    for (const stream of this.#streams) {
      const head = /^[\d\s]+/.exec(stream)?.[0] ?? "";
      const numbers = head.trim().split(/\s+/).map(Number);
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        if (numbers[index] !== id) continue;
        const body = stream.slice(head.length + numbers[index + 1]!).trimStart();
        return body.slice(0, endOfValue(body));
      }
    }
    return "";
  }
}

/** Where the array or the dictionary that the text begins with ends. */
function endOfValue(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/\((?:\\.|[^\\()])*\)|<<|>>|\[|\]/gs)) {
    if (token === "<<" || token === "[") depth++;
    else if (token === ">>" || token === "]") depth--;
    if (depth <= 0) return index + token.length;
  }
  return text.length;
}

function references(text: string): number[] {
  return [...text.matchAll(/(\d+)\s+\d+\s+R\b/g)].map((match) => Number(match[1]));
}

/** The name in a group's dictionary, byte by byte (ISO 32000-2, 7.3.4). */
function readString(dictionary: string): string {
  const hex = /\/Name\s*<([\dA-Fa-f\s]*)>/.exec(dictionary)?.[1];
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ""), "hex").toString("latin1");
  const literal = /\/Name\s*\(((?:\\.|[^\\()])*)\)/s.exec(dictionary)?.[1] ?? "";
  return literal.replace(/\\([0-7]{1,3}|.)/gs, (_, code: string) => unescape(code));
}

function unescape(code: string): string {
  if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
  return { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[code] ?? code;
}

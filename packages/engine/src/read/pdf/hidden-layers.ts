/**
 * Layers (optional content groups, ISO 32000-2, 8.11) that are switched off. PDFium does not draw them, but reads
 * their text and does not expose their state, so it is looked up in the file: the catalog lists the groups that are off,
 * and text of a group is marked with the group's dictionary, whose name PDFium returns.
 */
import { platform } from "#platform";

const { findBytes, findLastBytes, inflate, latin1 } = platform;

/** Limits on the object streams, and their bytes, that are searched for the catalog; it is usually in the last or the first. */
const MAX_STREAMS = 400;
const MAX_INFLATED = 32 * 1024 * 1024;
/** Limit on damaged streams: each may be almost fully inflated before the error. */
const MAX_DAMAGED = 8;
/** Limits on indexed objects and inspected layers; no drawing has more. */
const MAX_OBJECTS = 1_000_000;
const MAX_LAYERS = 10_000;
/** Limits on the characters read of an object and of a layer's dictionary. */
const LONGEST_OBJECT = 1_000_000;
const LONGEST_LAYER = 4096;

/**
 * The names of hidden layers, one char per byte. Empty for encrypted files, whose strings cannot be compared; excludes names that
 * a visible layer also has.
 */
export function hiddenLayers(file: Uint8Array): ReadonlySet<string> {
  const streams: string[] = [];
  if (findBytes(file, "/OCProperties") < 0 && !findInStreams(file, streams)) return new Set();
  if (findBytes(file, "/Encrypt") >= 0) return new Set();
  if (streams.length === 0) inflateStreams(file, streams, () => false);
  const objects = new ObjectTexts(latin1(file), streams);
  const properties = objects.find("/OCProperties");
  const defaults = objects.valueOf("/D", properties);
  const all = references(objects.valueOf("/OCGs", properties));
  const on = references(objects.valueOf("/ON", defaults));
  const isOffAtFirst = /\/BaseState\s*\/OFF\b/.test(defaults);
  const off = isOffAtFirst
    ? new Set([...all].filter((id) => !on.has(id)))
    : references(objects.valueOf("/OFF", defaults));
  const nameOf = (id: number): string => readString(objects.byId(id, LONGEST_LAYER));
  const names = new Set(Array.from(off, nameOf));
  for (const id of all) if (!off.has(id)) names.delete(nameOf(id));
  names.delete("");
  return names;
}

function findInStreams(file: Uint8Array, streams: string[]): boolean {
  let isFound = false;
  inflateStreams(file, streams, (text) => {
    isFound = text.includes("/OCProperties");
    return isFound || /\/Type\s*\/Catalog\b/.test(text);
  });
  if (!isFound) streams.length = 0;
  // The groups may be in other streams than the catalog.
  else inflateStreams(file, streams, () => false);
  return isFound;
}

/** Limit on the rest of a stream's dictionary, after its type. */
const FARTHEST_STREAM = 4096;

/** Inflates object streams from the last to the first until `isEnough`; damaged ones are skipped. */
function inflateStreams(file: Uint8Array, into: string[], isEnough: (text: string) => boolean): void {
  into.length = 0;
  let inflated = 0;
  let damaged = 0;
  let at = file.length;
  for (let count = 0; count < MAX_STREAMS && at > 0 && inflated < MAX_INFLATED && damaged < MAX_DAMAGED; count++) {
    at = findLastBytes(file, "/ObjStm", at - 1);
    if (at < 0) return;
    const start = findBytes(file.subarray(at, at + FARTHEST_STREAM), "stream");
    if (start < 0) continue;
    const text = readStream(file, at + start + (file[at + start + 6] === 0x0d ? 8 : 7));
    inflated += text.length;
    if (text === "") damaged++;
    into.push(text);
    if (isEnough(text)) return;
  }
}

/** The text of a stream, deflated or plain; empty for a damaged one. */
function readStream(file: Uint8Array, from: number): string {
  // An object stream begins with the number of its first object.
  if (/^\s*\d/.test(latin1(file.subarray(from, from + 2)))) {
    return latin1(file.subarray(from, Math.max(from, findBytes(file, "endstream", from))));
  }
  try {
    return latin1(inflate(file.subarray(from), MAX_INFLATED));
  } catch {
    return "";
  }
}

/** The texts of objects, wherever they are in the file. */
class ObjectTexts {
  readonly #texts: readonly string[];
  /** Where each object begins. */
  readonly #places = new Map<number, { readonly text: string; readonly from: number }>();

  /** @param streams - from the last to the first: the latest version of an object counts, and objects in the file itself take precedence */
  constructor(file: string, streams: readonly string[]) {
    this.#texts = [file, ...streams];
    for (const text of streams.toReversed()) this.#noteStream(text);
    for (const found of file.matchAll(/[\n\r](\d{1,9}) 0 obj/g)) {
      this.#note(Number(found[1]), file, found.index + found[0].length);
    }
  }

  /** An object stream begins with the number and the offset of each of its objects. */
  #noteStream(text: string): void {
    const head = /^[\d\s]+/.exec(text)?.[0] ?? "";
    for (const [, id, offset] of head.matchAll(/(\d+)\s+(\d+)/g)) {
      this.#note(Number(id), text, head.length + Number(offset));
    }
  }

  #note(id: number, text: string, from: number): void {
    if (this.#places.size < MAX_OBJECTS || this.#places.has(id)) this.#places.set(id, { text, from });
  }

  /** The text after the key, in the first text of the file that has it. */
  find(key: string): string {
    const text = this.#texts.find((each) => keyPattern(key).test(each));
    return text === undefined ? "" : this.valueOf(key, text);
  }

  /** The text after the key; a reference is resolved. */
  valueOf(key: string, text: string): string {
    const found = keyPattern(key).exec(text);
    if (found === null) return "";
    const rest = text.slice(found.index + found[0].length, found.index + LONGEST_OBJECT);
    const id = /^(\d+)\s+\d+\s+R\b/.exec(rest)?.[1];
    return id === undefined ? rest.slice(0, endOfValue(rest)) : this.byId(Number(id), LONGEST_OBJECT);
  }

  /** @param longest - maximum number of characters to read */
  byId(id: number, longest: number): string {
    const place = this.#places.get(id);
    if (place === undefined) return "";
    const body = place.text.slice(place.from, place.from + longest).trimStart();
    return body.slice(0, endOfValue(body));
  }
}

function keyPattern(key: string): RegExp {
  return new RegExp(`${key}(?![A-Za-z])\\s*`);
}

/** The end of the array or dictionary that the text begins with. */
function endOfValue(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/\((?:\\.|[^\\()])*\)|<<|>>|\[|\]/gs)) {
    if (token === "<<" || token === "[") depth++;
    else if (token === ">>" || token === "]") depth--;
    if (depth <= 0) return index + token.length;
  }
  return text.length;
}

function references(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [, id] of text.matchAll(/(\d{1,9})\s+\d{1,5}\s+R\b/g)) {
    if (found.size === MAX_LAYERS) break;
    found.add(Number(id));
  }
  return found;
}

/** The name in a group's dictionary, byte by byte (ISO 32000-2, 7.3.4). */
function readString(dictionary: string): string {
  const hex = /\/Name\s*<([\dA-Fa-f\s]*)>/.exec(dictionary)?.[1];
  if (hex !== undefined) return fromHex(hex.replace(/\s/g, ""));
  const literal = /\/Name\s*\(((?:\\.|[^\\()])*)\)/s.exec(dictionary)?.[1] ?? "";
  return literal.replace(/\\([0-7]{1,3}|.)/gs, (_, code: string) => unescape(code));
}

function fromHex(digits: string): string {
  return (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}

function unescape(code: string): string {
  if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
  return { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[code] ?? code;
}

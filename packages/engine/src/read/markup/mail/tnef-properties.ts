/** The value of a property: text or bytes. Numbers and times are skipped, because none of them is shown. */
export type MapiValue = string | Uint8Array;

const TEXT = 0x1e;
const UNICODE = 0x1f;
const OBJECT = 0x0d;
const BINARY = 0x102;
const MANY = 0x1000;
/** Bytes of fixed-length values; two-byte values take four ([MS-OXTNEF], 2.1.3.4). */
const LENGTHS: ReadonlyMap<number, number> = new Map([
  [0x01, 4],
  [0x02, 4],
  [0x03, 4],
  [0x04, 4],
  [0x05, 8],
  [0x06, 8],
  [0x07, 8],
  [0x0a, 4],
  [0x0b, 4],
  [0x14, 8],
  [0x40, 8],
  [0x48, 16],
]);
const FIRST_NAMED = 0x8000;

/** Reads a list of properties by id, up to one that is truncated or of an unknown type. */
export function readMapi(bytes: Uint8Array, codePage: number): ReadonlyMap<number, MapiValue> {
  const found = new Map<number, MapiValue>();
  const reader = new Reader(bytes);
  try {
    for (let left = reader.number(); left > 0; left -= 1) {
      const head = reader.number();
      const [type, id] = [head & 0xffff, head >>> 16];
      if (id >= FIRST_NAMED) passName(reader);
      const value = readValue(reader, type, codePage);
      if (value !== undefined && id < FIRST_NAMED) found.set(id, value);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}

/** A property may have a name instead of a number. */
function passName(reader: Reader): void {
  reader.pass(16);
  const isText = reader.number() === 1;
  if (isText) reader.block();
  else reader.pass(4);
}

/** Returns the first of several values. */
function readValue(reader: Reader, type: number, codePage: number): MapiValue | undefined {
  const kind = type & ~MANY;
  const length = LENGTHS.get(kind);
  if (length !== undefined) {
    const count = (type & MANY) === 0 ? 1 : reader.number();
    reader.pass(count * length);
    return undefined;
  }
  if (![TEXT, UNICODE, OBJECT, BINARY].includes(kind)) throw new RangeError(`A property of the type ${kind}.`);
  let first: Uint8Array | undefined;
  for (let left = reader.number(); left > 0; left -= 1) {
    const block = reader.block();
    first ??= block;
  }
  if (first === undefined || kind === OBJECT || kind === BINARY) return first;
  return kind === UNICODE ? withoutEnd(new TextDecoder("utf-16le").decode(first)) : decodeCodePage(first, codePage);
}

/** Decodes text in a Windows code page, up to its terminator. */
export function decodeCodePage(bytes: Uint8Array, codePage: number): string {
  return withoutEnd(new TextDecoder(ENCODINGS.get(codePage) ?? windows(codePage)).decode(bytes));
}

const ENCODINGS: ReadonlyMap<number, string> = new Map([
  [874, "windows-874"],
  [932, "shift_jis"],
  [936, "gbk"],
  [949, "euc-kr"],
  [950, "big5"],
  [20_866, "koi8-r"],
  [65_001, "utf-8"],
]);

function windows(codePage: number): string {
  return codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : "windows-1252";
}

function withoutEnd(text: string): string {
  return text.replace(/\0[^]*$/, "");
}

/** @throws RangeError at the end of the data */
class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  number(): number {
    const value = this.#view.getUint32(this.#at, true);
    this.#at += 4;
    return value;
  }

  pass(length: number): void {
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new RangeError("A value that is cut off.");
  }

  /** Length-prefixed bytes, padded to multiples of four. */
  block(): Uint8Array {
    const length = this.number();
    const from = this.#at;
    this.pass(length);
    this.#at += (4 - (length % 4)) % 4;
    return this.#bytes.subarray(from, from + length);
  }
}

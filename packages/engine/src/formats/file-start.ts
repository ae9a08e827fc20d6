import { inflateSync } from "fflate";
import { platform } from "#platform";
import { rootNames } from "../read/root-names.ts";
import { unmarkedUtf16 } from "../read/unmarked-utf16.ts";

/** Signatures are within these first bytes. */
const HEAD_BYTES = 1024;

/** What identifies the format of a file; each part is computed on first access. */
export class FileStart {
  readonly bytes: Uint8Array;
  /** The first kilobyte, one char per byte. */
  readonly head: string;
  #archive: ArchiveStart | undefined | null = null;
  #compound: CompoundStart | undefined | null = null;
  #text: string | undefined | null = null;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.head = latin1(bytes, HEAD_BYTES);
  }

  startsWith(signature: string, offset: number = 0): boolean {
    return this.head.startsWith(signature, offset);
  }

  /** Whether the file contains the ASCII text anywhere. */
  mentions(text: string): boolean {
    return platform.findBytes(this.bytes, text) >= 0;
  }

  /** Undefined if it is not a ZIP archive. */
  get archive(): ArchiveStart | undefined {
    if (this.#archive === null) {
      this.#archive = this.startsWith("PK\x03\x04") ? new ArchiveStart(this.bytes) : undefined;
    }
    return this.#archive;
  }

  /** Undefined if it is not a compound file ([MS-CFB]). */
  get compound(): CompoundStart | undefined {
    if (this.#compound === null) {
      this.#compound = this.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") ? new CompoundStart(this.bytes) : undefined;
    }
    return this.#compound;
  }

  /** The beginning of a text file; undefined if the bytes are not text. */
  get text(): string | undefined {
    if (this.#text === null) this.#text = textStart(this.bytes);
    return this.#text;
  }

  /** The type of an OpenDocument file, whether in an archive or in a single XML file, which names it at its root. */
  get openDocument(): string | undefined {
    if (this.archive !== undefined) return openDocumentKind(this.archive.type ?? this.archive.names);
    const text = this.text?.trimStart();
    return text?.startsWith("<") === true && text.includes("office:document") ? openDocumentKind(text) : undefined;
  }
}

/** Bytes of a ZIP archive before the name of its first file (APPNOTE 4.3.7). */
const ENTRY_HEAD = 30;
/** Bytes of an archive's first file that contain its type, stored or uncompressed. */
const MAX_TYPE = 128;

/** The beginning and the end of a ZIP archive, which contain the names of its files. */
export class ArchiveStart {
  /** One name per line; mixed with other bytes if the archive's directory is damaged or long. */
  readonly names: string;
  /** The type that its first file declares, as in EPUB and OpenDocument; undefined if none. */
  readonly type: string | undefined;

  constructor(bytes: Uint8Array) {
    const head = latin1(bytes, 4096);
    const tail = latin1(bytes.subarray(Math.max(0, bytes.length - 65_536)), 65_536);
    this.names = listedNames(tail) ?? head + tail;
    const at = typeEntry(head, this.names);
    const type = at === undefined ? undefined : fileAt(bytes, at);
    this.type = type !== undefined && TYPE.test(type) ? type : undefined;
  }

  /** Whether it has a file or folder of this name and does not declare another type. */
  holds(name: string): boolean {
    return this.type === undefined && this.names.includes(name);
  }

  /** Whether it declares this type. */
  verdict(type: string): boolean {
    return (this.type ?? this.names).includes(type);
  }
}

/** Bytes of the record that ends an archive, and of a directory entry before its name (APPNOTE 4.3.16 and 4.3.12). */
const END_BYTES = 22;
const ENTRY_BYTES = 46;

/**
 * The names in the directory at the end of an archive: a stored file may be an archive itself, and its names
 * must not count. Undefined if the directory is longer than the tail, or damaged.
 */
function listedNames(tail: string): string | undefined {
  const end = tail.lastIndexOf("PK\x05\x06");
  if (end < 0 || end + END_BYTES > tail.length) return undefined;
  const number = (at: number, bytes: number): number =>
    Array.from({ length: bytes }, (_, index) => tail.charCodeAt(at + index) * 256 ** index).reduce(
      (sum, one) => sum + one,
      0,
    );
  let at = end - number(end + 12, 4);
  const names: string[] = [];
  while (at >= 0 && at + ENTRY_BYTES <= end && tail.startsWith("PK\x01\x02", at)) {
    const length = number(at + 28, 2);
    names.push(tail.slice(at + ENTRY_BYTES, at + ENTRY_BYTES + length).replaceAll("\\", "/"));
    at += ENTRY_BYTES + length + number(at + 30, 2) + number(at + 32, 2);
  }
  return names.length === number(end + 10, 2) && names.length > 0 ? names.join("\n") : undefined;
}

const TYPE = /application\/(?:vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation|graphics)|epub\+zip)/;

/** Offset of the entry with the type: the first entry, or a few entries later if the library that wrote the file does not know the rule. */
function typeEntry(head: string, names: string): number | undefined {
  if (head.startsWith("mimetype", ENTRY_HEAD)) return 0;
  if (!names.split("\n").includes("mimetype")) return undefined;
  const at = head.indexOf("mimetype", ENTRY_HEAD) - ENTRY_HEAD;
  return at > 0 && head.startsWith("PK\x03\x04", at) ? at : undefined;
}

/**
 * EPUB and OpenDocument files begin with a file that declares their type, and may have folders of any name (EPUB Open Container
 * Format 3.3, 4.3); repacked by other programs, it may be compressed.
 */
function fileAt(bytes: Uint8Array, at: number): string | undefined {
  try {
    const head = new DataView(bytes.buffer, bytes.byteOffset + at, ENTRY_HEAD);
    const start = at + ENTRY_HEAD + head.getUint16(26, true) + head.getUint16(28, true);
    const packed = bytes.subarray(start, start + MAX_TYPE);
    if (head.getUint16(8, true) === 0) return latin1(packed, MAX_TYPE);
    return latin1(inflateSync(packed, { out: new Uint8Array(MAX_TYPE) }), MAX_TYPE);
  } catch {
    return undefined;
  }
}

/** The streams of a compound file; their names are in UTF-16 ([MS-CFB], 2.6.1). */
export class CompoundStart {
  readonly #bytes: Uint8Array;
  readonly #names: ReadonlySet<string> | null;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#names = rootNames(bytes);
  }

  /** Whether its root has the stream; if the directory is damaged, whether the name occurs anywhere. */
  has(name: string): boolean {
    return this.#names?.has(name.toLowerCase()) ?? this.mentions(name);
  }

  /** Whether the name occurs anywhere, in the root or in embedded files. */
  mentions(name: string): boolean {
    return platform.findBytes(this.#bytes, inUtf16(`${name}\0`)) >= 0;
  }
}

/** Converts ASCII to UTF-16 bytes, one char per byte. */
function inUtf16(ascii: string): string {
  return ascii.replaceAll(/./gs, "$&\0");
}

function openDocumentKind(text: string): string | undefined {
  return /application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation|graphics)/.exec(text)?.[1];
}

/** Database exports contain a stray one, and DOS files end with one; in random bytes they are a tenth. */
const MAX_CONTROLS = 0.01;
/** Shift_JIS and ISO 2022 switch with escapes; other control bytes distinguish binary from text. */
// oxlint-disable-next-line no-control-regex -- control bytes distinguish binary from text
const CONTROLS = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/g;

/**
 * Least share of white space in a text that is not UTF-8, once it is long: Chinese novels in GBK have .009; the pixels of an uncompressed image
 * have next to none.
 */
const MIN_WHITE_SHARE = 0.002;
const MIN_LONG_CHARS = 4096;
/** White pixels. In texts of any encoding, the byte is rare. */
const WHITE_PIXELS = /\xff{64}/;

function hasLines(text: string): boolean {
  if (WHITE_PIXELS.test(text)) return false;
  const white = text.match(/[ \t\r\n]/g)?.length ?? 0;
  return text.length < MIN_LONG_CHARS || white > MIN_WHITE_SHARE * text.length;
}

/** Number of bytes that is enough to identify the kind of a text. */
const TEXT_WINDOW = 16_384;

function textStart(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, TEXT_WINDOW);
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(start);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(start);
  const label = unmarkedUtf16(start);
  if (label !== undefined) return new TextDecoder(label).decode(start);
  let text: string;
  try {
    // `stream` tolerates a char cut in two at the end of the window.
    text = new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: true });
  } catch {
    text = latin1(start, start.length);
    if (!hasLines(text)) return undefined;
  }
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls > MAX_CONTROLS * text.length ? undefined : text;
}

function latin1(bytes: Uint8Array, length: number): string {
  return platform.latin1(bytes.subarray(0, length));
}

import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { EngineError } from "../../document/errors.ts";
import { namePart } from "./name-part.ts";

/** The files in a ZIP archive, such as an Office document or a book; each is unpacked on request. */
export interface Archive {
  /** Paths with `/`, in archive order. */
  readonly names: readonly string[];
  /** Returns a file's bytes; null if the archive has no such path. Paths match regardless of case. */
  read(name: string): Promise<Uint8Array | null>;
  /** Unpacked size of a file, in bytes; undefined if the archive has no such path. */
  size(name: string): number | undefined;
  /** The same piece by piece, for files that are not kept in memory as a whole. */
  stream(name: string): Promise<AsyncIterable<Uint8Array> | null>;
}

/** More files than any real document has (a workbook of 5,000 sheets has 10,000), and far fewer than would fill the memory. */
const MAX_ENTRIES = 50_000;
/** Limit on what is unpacked, per archive and per file: a sheet of a million rows has 400 MB of XML. */
const MAX_BYTES = 1_000_000_000;
const MAX_ENTRY_BYTES = 600_000_000;
/** Deflate expands a byte to at most 1,032 (RFC 1951); a file that declares more is invalid. */
const MAX_RATIO = 1032;

/** @throws {@link EngineError} `damaged_document` for an archive that cannot be read or unpacks to more than the limit */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const entries = new Map<string, Entry>();
  const names: string[] = [];
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(withoutTail(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)), {
      lazyEntries: true,
      validateEntrySizes: true,
    });
    for await (const entry of zip.eachEntry()) {
      if (entry.uncompressedSize > MAX_RATIO * (entry.compressedSize + 1)) throw tooLarge("more than it can hold");
      if (names.length === MAX_ENTRIES) throw tooLarge(`more than ${MAX_ENTRIES} files`);
      const name = entry.fileName.replaceAll("\\", "/");
      names.push(name);
      entries.set(keyOf(name), entry);
    }
  } catch (cause) {
    throw damaged(cause);
  }
  let left = MAX_BYTES;
  const entryOf = (name: string): Entry | null => {
    const entry = entries.get(keyOf(name));
    if (entry === undefined) return null;
    left -= entry.uncompressedSize;
    if (entry.uncompressedSize > MAX_ENTRY_BYTES || left < 0) throw tooLarge(`more than ${MAX_BYTES / 1e6} MB`);
    return entry;
  };
  return {
    names,
    size: (name) => entries.get(keyOf(name))?.uncompressedSize,
    read: async (name) => {
      const entry = entryOf(name);
      if (entry === null) return null;
      try {
        return await unpack(zip, entry);
      } catch (cause) {
        throw damaged(cause, name);
      }
    },
    stream: (name) => {
      const entry = entryOf(name);
      return Promise.resolve(entry === null ? null : unpackInPieces(zip, entry));
    },
  };
}

/** `PK\5\6`, which begins the last record of an archive; the length of its comment is at offset 20 (APPNOTE 4.3.16). */
const END_SIGNATURE = "PK\x05\x06";
const END_LENGTH = 22;

/** The archive up to its end: mail and web servers append bytes, which archive readers skip. */
function withoutTail(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(END_SIGNATURE, undefined, "latin1");
  if (at < 0 || at + END_LENGTH > bytes.length) return bytes;
  return bytes.subarray(0, at + END_LENGTH + bytes.readUInt16LE(at + END_LENGTH - 2));
}

async function* unpackInPieces(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Buffer;
  } catch (cause) {
    throw damaged(cause, entry.fileName);
  }
}

/** Unpacks a file. If it unpacks to more than it declares, the read fails at the declared size. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const whole = Buffer.alloc(entry.uncompressedSize);
  let at = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) at += (chunk as Buffer).copy(whole, at);
  return whole.subarray(0, at);
}

function keyOf(name: string): string {
  return name.replace(/^\/+/, "").toLowerCase();
}

function damaged(cause: unknown, part?: string): EngineError {
  if (cause instanceof EngineError) return cause;
  const what = part === undefined ? "" : `The part ${namePart(part)} of `;
  const message = `${what}${what === "" ? "T" : "t"}he archive that this document is made of is damaged; export or save the document again.`;
  return new EngineError("damaged_document", message, { cause });
}

function tooLarge(what: string): EngineError {
  return new EngineError("damaged_document", `The archive that this document is made of unpacks to ${what}.`);
}

import type { Readable } from "node:stream";

export interface StoredFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A part of a file, 0-based; both ends are inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Stores bytes by key. Keys are paths of `[A-Za-z0-9._-]` segments joined by `/`; the service creates them, never a caller. Every
 * implementation passes `test/suites/file-store.suite.ts`.
 */
export interface FileStore {
  /**
   * Stores all of `source`, or nothing: if it resolves, the bytes are durable; if it rejects, nothing is left.
   *
   * @throws {@link FileTooLargeError} as soon as `maxBytes` is exceeded
   */
  put(key: string, source: AsyncIterable<Uint8Array>, maxBytes?: number): Promise<StoredFile>;
  /** Its size in bytes, without reading it; undefined if there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** The whole file, or a range of it; undefined if there is no such file. `bytes` is the length of the stream. */
  open(key: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** A path by which a child process can open the file; where the store is elsewhere, of a copy in `scratch`. */
  localPath(key: string, scratch: string): Promise<string | undefined>;
  /** Deletes a file; no error when there is none. */
  remove(key: string): Promise<void>;
  /** Keys below a prefix that ends in `/`. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * Removes what writers that died left half-written, of all that was begun and not written to since a time (milliseconds since 1970), and
   * returns the number of bytes. A writer that is alive must have begun later.
   */
  removeUnfinished(before: number): Promise<number>;
  /** How callers of the service reach the bytes without passing through it; undefined where they cannot. */
  readonly direct: DirectFiles | undefined;
}

/** Signed addresses of the store itself, each good for one key, one method and a while. */
export interface DirectFiles {
  /** Of all its addresses: scheme, host and port. */
  origin(): Promise<string>;
  /** The address answers a GET with `contentType`, and as a download under `fileName` where one is given. */
  readAddress(key: string, options: ReadAddressOptions): Promise<string>;
  /** The address takes a PUT of exactly `bytes` bytes. The store refuses any other size. */
  writeAddress(key: string, options: { readonly bytes: number; readonly validMs: number }): Promise<string>;
}

export interface ReadAddressOptions {
  readonly validMs: number;
  readonly contentType: string;
  readonly fileName?: string;
}

export class FileTooLargeError extends Error {
  override readonly name = "FileTooLargeError";
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`the file is larger than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}

/** The store does not answer, or refuses: an operator must look. What was asked for may succeed later. */
export class FileStoreUnavailableError extends Error {
  override readonly name = "FileStoreUnavailableError";
  readonly problem: string;
  /** What the operator can do. */
  readonly remedy: string;

  constructor(problem: string, remedy: string, options: ErrorOptions) {
    super(`${problem} ${remedy}`, options);
    this.problem = problem;
    this.remedy = remedy;
  }
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Guards the stores against a key that could leave its folder. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`not a storage key: ${JSON.stringify(key)}`);
}

export function isKey(text: string): boolean {
  return text.split("/").every((segment) => SEGMENT.test(segment));
}

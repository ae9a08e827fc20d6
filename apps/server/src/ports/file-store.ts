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
  /** A path through which a child process can open the file; for a remote store, the path of a copy in `scratch`. */
  localPath(key: string, scratch: string): Promise<string | undefined>;
  /** Deletes a file. A missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Keys below a prefix that ends in `/`. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * Removes incomplete files of writers that died: everything that was begun and last written to before a time (milliseconds since 1970).
   * Returns the number of bytes. Writers that are alive must have begun later.
   */
  removeUnfinished(before: number): Promise<number>;
  /** How callers can access the bytes without passing through the service; undefined if they cannot. */
  readonly direct: DirectFiles | undefined;
}

/** Signed addresses of the store itself, each for one key, one method and a limited time. */
export interface DirectFiles {
  /** The origin of all its addresses: scheme, host and port. */
  origin(): Promise<string>;
  /** The address answers a GET with `contentType`, and as a download named `fileName` if one is given. */
  readAddress(key: string, options: ReadAddressOptions): Promise<string>;
  /** The address accepts a PUT of exactly `bytes` bytes; the store refuses any other size. */
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

/** The store does not answer, or refuses, so an operator must check it. The same request may succeed later. */
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

/** Protects the stores from a key that could leave its folder. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`not a storage key: ${JSON.stringify(key)}`);
}

export function isKey(text: string): boolean {
  return text.split("/").every((segment) => SEGMENT.test(segment));
}

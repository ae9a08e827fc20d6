import type { Readable } from "node:stream";

export interface StoredFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * Bytes by key. Keys are paths of `[A-Za-z0-9._-]` segments joined by `/`, made by the service, never by a caller.
 * Every engine of this port runs `file-store.suite.ts`.
 */
export interface FileStore {
  /**
   * Stores all of `source`, or nothing: when it resolves the bytes are durable, when it rejects none is left.
   *
   * @throws {@link FileTooLargeError} as soon as `maxBytes` are exceeded
   */
  put(key: string, source: AsyncIterable<Uint8Array>, maxBytes?: number): Promise<StoredFile>;
  /** Undefined when there is no such file. */
  open(key: string): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** A path by which a child process can open the file; where the store is elsewhere, of a copy in `scratch`. */
  localPath(key: string, scratch: string): Promise<string | undefined>;
  /** Deletes a file; no error when there is none. */
  remove(key: string): Promise<void>;
  /** Keys below a prefix that ends in `/`. */
  list(prefix: string): AsyncIterable<string>;
}

export class FileTooLargeError extends Error {
  override readonly name = "FileTooLargeError";
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`the file is larger than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Guards the stores against a key that could leave its folder. */
export function assertKey(key: string): void {
  if (!key.split("/").every((segment) => SEGMENT.test(segment))) {
    throw new TypeError(`not a storage key: ${JSON.stringify(key)}`);
  }
}

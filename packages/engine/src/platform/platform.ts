/**
 * What the engine needs from its runtime. `#platform` in `package.json` selects the file for Node or the one for browsers; code that imports it
 * is the same in both.
 */
export interface Platform {
  /** PDFium's WebAssembly file. */
  readonly readPdfium: () => Promise<ArrayBuffer | Uint8Array<ArrayBuffer>>;
  /** Converts each byte to one char. */
  readonly latin1: (bytes: Uint8Array) => string;
  /**
   * Index of a text, one char per byte, in the bytes; -1 if it is not in them.
   *
   * @param from - index at which the search starts
   */
  readonly findBytes: (bytes: Uint8Array, text: string, from?: number) => number;
  /** Like `findBytes`, but the last occurrence. @param last - last index at which it may start, from 0 */
  readonly findLastBytes: (bytes: Uint8Array, text: string, last: number) => number;
  /**
   * Inflates a zlib stream; bytes after its end are ignored.
   *
   * @throws Error for a damaged stream, and for one of more than `most` bytes
   */
  readonly inflate: (bytes: Uint8Array, most: number) => Uint8Array;
  /** A short string that differs for different texts. */
  readonly digest: (text: string) => string;
  /** Yields to other events of the process. */
  readonly takeTurns: () => Promise<void>;
  /** Whether this process may start threads: Node's permission model forbids it unless a flag allows it. */
  readonly canStartThreads: () => boolean;
  /** Null if there is no disk: everything then stays in memory. */
  readonly spills: Spills | null;
}

/** Writes to disk what does not fit into memory. */
export interface Spills {
  /** @throws EngineError `storage_failed` if no file can be created in the folder for temporary files */
  readonly open: () => Spill;
  readonly serialize: (value: unknown) => Uint8Array;
  readonly deserialize: (bytes: Uint8Array) => unknown;
}

/** Position and length of a record in a {@link Spill}. */
export interface Extent {
  readonly offset: number;
  readonly length: number;
}

/** A file that only this process can open: append to it, and read at any position. */
export interface Spill extends Disposable {
  /** @throws EngineError `storage_failed` if the disk is full or fails */
  readonly append: (bytes: Uint8Array) => Extent;
  /** @throws EngineError `storage_failed` if the disk fails */
  readonly read: (extent: Extent) => Uint8Array;
}

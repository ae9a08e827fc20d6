/**
 * What the engine needs of the place it runs in. `#platform` in `package.json` names the one of Node and the one of browsers; whatever imports it
 * is the same in both.
 */
export interface Platform {
  /** PDFium's WebAssembly file. */
  readonly readPdfium: () => Promise<ArrayBuffer>;
  /** A char for each byte. */
  readonly latin1: (bytes: Uint8Array) => string;
  /**
   * Where a text, a char a byte, begins in the bytes; -1 where it does not be in them.
   *
   * @param from - where the search begins
   */
  readonly findBytes: (bytes: Uint8Array, text: string, from?: number) => number;
  /** The same from behind. @param last - where it may begin at most, from 0 */
  readonly findLastBytes: (bytes: Uint8Array, text: string, last: number) => number;
  /**
   * The bytes that a zlib stream holds; what is behind its end is passed over.
   *
   * @throws Error for a damaged stream, and for one of more than `most` bytes
   */
  readonly inflate: (bytes: Uint8Array, most: number) => Uint8Array;
  /** Short for a long text, and another one for another text. */
  readonly digest: (text: string) => string;
  /** Lets events of the process have their turn. */
  readonly takeTurns: () => Promise<void>;
  /** Whether this process may start threads: under Node's permission model it may not unless a flag allows it. */
  readonly canStartThreads: () => boolean;
  /** Null where there is no disk: everything stays in memory then. */
  readonly spills: Spills | null;
}

/** How what would not fit into memory goes to a disk. */
export interface Spills {
  /** @throws EngineError `storage_failed` when no file can be made in the folder for temporary files */
  readonly open: () => Spill;
  readonly serialize: (value: unknown) => Uint8Array;
  readonly deserialize: (bytes: Uint8Array) => unknown;
}

/** Where a record lies in a {@link Spill}. */
export interface Extent {
  readonly offset: number;
  readonly length: number;
}

/** A file of this process alone: appended to, and read at any place. */
export interface Spill extends Disposable {
  /** @throws EngineError `storage_failed` when the disk is full or fails */
  readonly append: (bytes: Uint8Array) => Extent;
  /** @throws EngineError `storage_failed` when the disk fails */
  readonly read: (extent: Extent) => Uint8Array;
}

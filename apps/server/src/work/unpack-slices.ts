import { readFileSync } from "node:fs";
import { EngineError, type PageSlice, unpackSlice } from "@docsvc/engine";

/** Slices that another version wrote, or that are damaged: their pages are to be read again. */
export class UnreadableSlices extends Error {
  /** Positions among the files, from 0. */
  readonly indexes: readonly number[];

  constructor(indexes: readonly number[]) {
    super("Some slices of this document were written by another version, or are damaged. Read their pages again.");
    this.indexes = indexes;
  }
}

/**
 * Slices out of their files, read when they are asked for: one at a time is held, whatever the document's length.
 *
 * @throws {@link UnreadableSlices} after the last, so that all of them are known
 */
export function* unpackSlices(paths: readonly string[]): Generator<PageSlice> {
  const unreadable: number[] = [];
  for (const [index, path] of paths.entries()) {
    try {
      yield unpackSlice(readFileSync(path));
    } catch (error) {
      if (!EngineError.isInstance(error) || error.code !== "slice_unreadable") throw error;
      unreadable.push(index);
    }
  }
  if (unreadable.length > 0) throw new UnreadableSlices(unreadable);
}

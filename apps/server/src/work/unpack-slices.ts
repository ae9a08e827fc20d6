import { readFileSync } from "node:fs";
import { EngineError, type PageSlice, unpackSlice } from "@docsvc/engine";

/** Slices that another version wrote, or that are damaged: their pages must be read again. */
export class UnreadableSlices extends Error {
  /** Positions among the files, from 0. */
  readonly indexes: readonly number[];

  constructor(indexes: readonly number[]) {
    super("Some slices of this document were written by another version, or are damaged. Read their pages again.");
    this.indexes = indexes;
  }
}

/**
 * Yields slices from their files, read on demand: only one is in memory at a time, whatever the document's length.
 *
 * @throws {@link UnreadableSlices} after the last, so that it lists all of them
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

import { closeSync, openSync, writeFileSync } from "node:fs";

/** Fewer characters are buffered until more follow. */
const MIN_WRITTEN_CHARS = 64 * 1024;

/**
 * Writes a text that arrives in pieces, synchronously: a child has nothing else to do, and handing each piece to another thread would take
 * longer than writing it.
 */
export function writePieces(path: string, pieces: Iterable<string>): void {
  const file = openSync(path, "w");
  try {
    let held = "";
    for (const piece of pieces) {
      held += piece;
      if (held.length < MIN_WRITTEN_CHARS) continue;
      writeFileSync(file, held);
      held = "";
    }
    writeFileSync(file, held);
  } finally {
    closeSync(file);
  }
}

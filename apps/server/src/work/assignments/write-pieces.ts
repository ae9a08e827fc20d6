import { closeSync, openSync, writeFileSync } from "node:fs";

/** Fewer characters are held until more follow. */
const MIN_WRITTEN_CHARS = 64 * 1024;

/** Writes a text that comes in pieces. A child has nothing else to do meanwhile: a trip to another thread for each piece would cost more than the piece. */
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

/** Characters written to a file at a time: enough for efficient writes, and few compared with a document. */
const PIECE = 1 << 16;

/** Combines pieces of text into fewer, larger ones. */
export function* gatherPieces(pieces: Iterable<string>): Generator<string> {
  let held = "";
  for (const piece of pieces) {
    held += piece;
    if (held.length < PIECE) continue;
    yield held;
    held = "";
  }
  if (held !== "") yield held;
}

export function joinPieces(pieces: Iterable<string>): string {
  let text = "";
  for (const piece of pieces) text += piece;
  return text;
}

/** Characters that are written to a file at a time: many for a file, few next to a document. */
const PIECE = 1 << 16;

/** Pieces of text as fewer and larger ones. */
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

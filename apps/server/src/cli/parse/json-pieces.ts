/** Number of characters written at a time: large enough for a file, small compared with a document. */
const PIECE = 1 << 16;
/** Depth to which lists and objects are split. A block of a chunk of a result is one of the values at this depth. */
const DEEPEST = 4;

/**
 * Yields the text of `JSON.stringify` in pieces: the JSON of a long document is tens of megabytes, and converting it to bytes takes the same
 * again.
 *
 * @param value - plain data: lists, objects, strings, finite numbers, booleans and null
 */
export function* jsonPieces(value: unknown): Generator<string> {
  let held = "";
  for (const part of parts(value, DEEPEST)) {
    held += part;
    if (held.length < PIECE) continue;
    yield held;
    held = "";
  }
  if (held !== "") yield held;
}

function* parts(value: unknown, depth: number): Generator<string> {
  if (typeof value !== "object" || value === null || depth === 0) yield JSON.stringify(value);
  else if (Array.isArray(value)) {
    let before = "[";
    for (const item of value as readonly unknown[]) {
      yield before;
      // In a list, a value that JSON cannot express becomes null.
      yield* item === undefined ? ["null"] : parts(item, depth - 1);
      before = ",";
    }
    yield before === "[" ? "[]" : "]";
  } else {
    let before = "{";
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* parts(item, depth - 1);
      before = ",";
    }
    yield before === "{" ? "{}" : "}";
  }
}

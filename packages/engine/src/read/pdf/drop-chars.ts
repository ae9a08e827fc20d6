import type { CharTable } from "../raw/raw-page.ts";

/**
 * Drops chars and closes the gaps.
 *
 * @param chars - changed in place
 * @returns number of remaining chars
 */
export function dropChars(chars: CharTable, dropped: ReadonlySet<number>): number {
  const { count } = chars;
  const columns = columnsOf(chars);
  const places = [...dropped].sort((a, b) => a - b);
  let to = places[0] ?? count;
  for (const [at, place] of places.entries()) {
    const from = place + 1;
    const until = places[at + 1] ?? count;
    for (const column of columns) column.copyWithin(to, from, until);
    to += until - from;
  }
  return to;
}

/** All columns of the char table. */
export function columnsOf(chars: CharTable): readonly (Uint32Array | Float32Array | Uint16Array | Uint8Array)[] {
  const { code, left, top, right, bottom, advanceLeft, advanceRight, looseTop, looseBottom } = chars;
  const edges = [left, top, right, bottom, advanceLeft, advanceRight, looseTop, looseBottom];
  return [code, ...edges, chars.originX, chars.originY, chars.style, chars.generated];
}

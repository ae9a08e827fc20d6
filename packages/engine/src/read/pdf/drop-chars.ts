import type { CharTable } from "./raw-page.ts";

/**
 * Leaves chars out and closes the gaps.
 *
 * @param chars - changed in place
 * @returns how many chars are left
 */
export function dropChars(chars: CharTable, dropped: ReadonlySet<number>): number {
  const { code, left, top, right, bottom, advanceLeft, advanceRight, looseTop, looseBottom } = chars;
  const { originX, originY, style, generated, count } = chars;
  const ends = [left, top, right, bottom, advanceLeft, advanceRight, looseTop, looseBottom];
  const places = [...dropped].sort((a, b) => a - b);
  let to = places[0] ?? count;
  for (const [at, place] of places.entries()) {
    const from = place + 1;
    const until = places[at + 1] ?? count;
    for (const column of [code, ...ends, originX, originY, style, generated]) column.copyWithin(to, from, until);
    to += until - from;
  }
  return to;
}

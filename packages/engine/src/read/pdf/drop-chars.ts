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
  const columns = [code, left, top, right, bottom, advanceLeft, advanceRight, looseTop, looseBottom];
  let to = 0;
  for (let from = 0; from < count; from++) {
    if (dropped.has(from)) continue;
    if (to < from) for (const column of [...columns, originX, originY, style, generated]) column[to] = column[from]!;
    to++;
  }
  return to;
}

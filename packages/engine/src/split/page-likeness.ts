/** What two pages have in common: their numbers, rare words and labels. */
import type { Rarity } from "./rarity.ts";

/** Share of common labels with different numbers. */
export function changedShare(now: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): number {
  let changed = 0;
  let compared = 0;
  for (const [label, number] of now) {
    const other = before.get(label);
    if (other === undefined) continue;
    compared += 1;
    if (other !== number) changed += 1;
  }
  return changed / Math.max(1, compared);
}

/** Whether most numbers are equal, as OCR may misread one; listings have the same words on each page, but different numbers. */
export function haveSameNumbers(now: ReadonlySet<string>, before: ReadonlySet<string>): boolean {
  const same = [...now].filter((token) => before.has(token)).length;
  return 4 * same >= 3 * Math.max(now.size, before.size);
}

/** Number of words that are on both pages, and on so few others that they cannot belong to all documents of a kind. */
export function sharedRare(now: ReadonlySet<string>, before: ReadonlySet<string>, rarity: Rarity): number {
  const most = Math.max(3, rarity.pageCount / 5);
  let shared = 0;
  for (const token of now) if (before.has(token) && rarity.pagesWith(token) <= most) shared += 1;
  return shared;
}

/** Share of the lines of either that both have, weighted by rarity. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>, rarity: Rarity): number {
  let both = 0;
  let either = 0;
  for (const label of new Set([...a, ...b])) {
    const weight = Math.max(0.1, rarity.of(label));
    either += weight;
    if (a.has(label) && b.has(label)) both += weight;
  }
  return either === 0 ? 0 : both / either;
}

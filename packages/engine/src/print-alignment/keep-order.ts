import type { BlockPlace } from "./place-blocks.ts";
import { longestRising } from "./longest-rising.ts";

/**
 * Drops places whose pages would go backwards: a page has its blocks in document order, and an endnote
 * belongs where the text refers to it. Keeps the pages of as many letters as possible.
 */
export function keepOrder(places: readonly (BlockPlace | null)[]): readonly (BlockPlace | null)[] {
  const found = places.flatMap((place, index) => (place === null ? [] : [{ place, index }]));
  const kept = longestRising(
    found.map(({ place }) => place.page),
    found.map(({ place }) => place.found + 1),
  );
  const indexes = new Set(kept.map((at) => found[at]!.index));
  return places.map((place, index) => (indexes.has(index) ? place : null));
}

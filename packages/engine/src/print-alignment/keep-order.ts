import type { BlockPlace } from "./place-blocks.ts";
import { longestRising } from "./longest-rising.ts";

/**
 * Lets go of places whose pages would turn back: a page holds its blocks in the order of the document, and a note that is printed at the
 * end of the document is in it where it is referred to. The most letters keep their pages.
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

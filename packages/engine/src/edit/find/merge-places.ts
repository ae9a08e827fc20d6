import type { Place } from "../redact/place.ts";
import { type Quad, quadToBox } from "./quad.ts";

/** Share of the smaller place's box that lies in the other one's, from which on both are the same. */
const SAME = 0.5;

/** A quad that lies in a known one by this share says nothing more: readers measure letters a little differently. */
const COVERED = 0.7;

/** Places without those that are where one before them does; what only a later one knows of glyphs is kept. */
export function mergePlaces(places: readonly Place[]): Place[] {
  const merged: Place[] = [];
  for (const place of places) {
    const index = merged.findIndex(
      (other) => other.page === place.page && other.annotation === place.annotation && isSame(other, place),
    );
    if (index < 0) {
      merged.push(place);
      continue;
    }
    const other = merged[index]!;
    // A reader may see a larger part than another: the places of both are emptied.
    const more = place.quads.filter((quad) => !other.quads.some((known) => share(known, quad) > COVERED));
    merged[index] = {
      ...other,
      glyphs: [...new Set([...other.glyphs, ...place.glyphs])],
      quads: [...other.quads, ...more],
    };
  }
  return merged;
}

function isSame(a: Place, b: Place): boolean {
  return a.quads.some((one) => b.quads.some((other) => Math.max(share(one, other), share(other, one)) > SAME));
}

/** How much of `quad` lies in `other`. */
function share(other: Quad, quad: Quad): number {
  const [a, b] = [quadToBox(other), quadToBox(quad)];
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1e-6, (b.x1 - b.x0) * (b.y1 - b.y0));
}

import type { Place } from "../redact/place.ts";
import { type Quad, quadToBox } from "./quad.ts";

/** Minimum share of the smaller place's box inside the other for both to be the same place. */
const SAME = 0.5;

/** A quad inside a known one by this share adds nothing: readers measure letters slightly differently. */
const COVERED = 0.7;

/** Removes places that coincide with an earlier one. Glyphs that only the later one knows are kept. */
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
    // One reader may see a larger part than another: the places of both are cleared.
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

/** The share of `quad` that lies in `other`. */
function share(other: Quad, quad: Quad): number {
  const [a, b] = [quadToBox(other), quadToBox(quad)];
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1e-6, (b.x1 - b.x0) * (b.y1 - b.y0));
}

/** Limits the places of a target to the parts of the document that the instruction names, and leaves out its exceptions. */
import type { Target } from "../instruction.ts";
import type { Place, Secret } from "../redact/place.ts";
import { doubt, type Found } from "./found.ts";
import { type Quad, quadToBox } from "./quad.ts";

type Finder = (target: Target) => Promise<Found>;

const NOT_FOUND =
  "What is to be left as it is, or the part of the document that is meant, is not found in the document; name it as the document does, or put it into quotes.";

/** @param find - finds targets on all pages */
export async function limitPlaces(found: Found, { except = [], within = [] }: Target, find: Finder): Promise<Found> {
  if ((except.length === 0 && within.length === 0) || found.places.length === 0) return found;
  const [kept, parts] = [await Promise.all(except.map(find)), await Promise.all(within.map(find))];
  const missing = [...kept, ...parts].find(({ places }) => places.length === 0);
  if (missing !== undefined) return doubt(missing.doubt ?? NOT_FOUND);
  const inside = parts.flatMap(({ places }) => places);
  const left = kept.flatMap(({ places }) => places);
  const places = found.places.filter(
    (place) =>
      (inside.length === 0 || inside.some((part) => overlaps(part, place))) &&
      !left.some((one) => overlaps(one, place)),
  );
  return {
    places,
    secrets: inside.length > 0 ? [] : found.secrets.filter((secret) => !stays(secret, found.places, places)),
  };
}

/** Words that stay at one place cannot be removed from the whole file. */
function stays({ text }: Secret, before: readonly Place[], after: readonly Place[]): boolean {
  const plain = (one: string): string => one.replaceAll(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
  return before.some((place) => !after.includes(place) && plain(place.text).includes(plain(text)));
}

function overlaps(part: Place, place: Place): boolean {
  if (part.page !== place.page) return false;
  const own = new Set(part.glyphs);
  if (place.glyphs.length > 0 && own.size > 0) return place.glyphs.some((id) => own.has(id));
  return place.quads.some((quad) => part.quads.some((other) => meets(other, quad)));
}

function meets(one: Quad, other: Quad): boolean {
  const [a, b] = [quadToBox(one), quadToBox(other)];
  const [x, y] = [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2];
  return x > a.x0 && x < a.x1 && y > a.y0 && y < a.y1;
}

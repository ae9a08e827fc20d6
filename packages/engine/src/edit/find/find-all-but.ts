import type { Found } from "./found.ts";
import { NOTHING } from "./found.ts";
import { quadToBox } from "./quad.ts";
import type { PageReading } from "./reading.ts";
import { search } from "./search-pages.ts";
import type { Char } from "./text-order.ts";

/** Minimum share of the narrower of two boxes that the other covers. */
const MIN_SHARED = 0.3;

/** Everything on the pages except what is to be kept; nothing if one of the kept targets is not found. */
export function findAllBut(kept: readonly Found[], pages: readonly PageReading[]): Found {
  const missing = kept.find(({ places }) => places.length === 0);
  if (missing !== undefined) return missing.doubt === undefined ? NOTHING : missing;
  const stays = kept.flatMap(({ places }) => places);
  const places = pages.flatMap((page) => {
    const keptOnPage = stays
      .filter((place) => place.page === page.text.view.number)
      .flatMap(({ quads }) => quads.map(quadToBox));
    return search(page, wordsOf).filter(({ quads }) =>
      quads.map(quadToBox).every((box) => !keptOnPage.some((keep) => overlaps(box, keep))),
    );
  });
  return { places, secrets: [] };
}

function wordsOf(chars: readonly Char[]): { from: number; to: number }[] {
  const words: { from: number; to: number }[] = [];
  for (const [index, char] of chars.entries()) {
    const isInk = char.is === "char" && char.text.trim() !== "";
    const last = words.at(-1);
    if (isInk && last?.to === index) last.to = index + 1;
    else if (isInk) words.push({ from: index, to: index + 1 });
    else if (char.is === "narrow" && last?.to === index) last.to = index + 1;
  }
  return words;
}

function overlaps(a: ReturnType<typeof quadToBox>, b: ReturnType<typeof quadToBox>): boolean {
  const middle = (a.y0 + a.y1) / 2;
  return (
    middle > b.y0 &&
    middle < b.y1 &&
    Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > MIN_SHARED * Math.min(a.x1 - a.x0, b.x1 - b.x0)
  );
}

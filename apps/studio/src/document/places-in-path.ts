import type { BoundingBox } from "@docsvc/openapi";

/** More lines than a quote has. */
const MAX_PLACES = 50;

/** The page's far edge, with a tolerance for rounded fractions. */
const EDGE = 1.001;

/**
 * Parses places from an address, separated by `;`: page, left, top, width and height of a box in fractions of the page, or only the
 * page. `5,0.7,0.44,0.17,0.01;5,0.7,0.46,0.12,0.01`
 */
export function placesInPath(part = ""): readonly BoundingBox[] {
  return part
    .split(";")
    .slice(0, MAX_PLACES)
    .flatMap((place) => {
      const [page = 0, left = 0, top = 0, width = 0, height = 0] = place.split(",").map(numberOf);
      const isPage = Number.isInteger(page) && page >= 1;
      const isOnPage =
        [left, top, width, height].every((value) => value >= 0) && left + width <= EDGE && top + height <= EDGE;
      return isPage && isOnPage ? [{ page, left, top, width, height }] : [];
    });
}

export function placesToPath(places: readonly BoundingBox[]): string {
  return places
    .map(({ page, ...box }) =>
      [page, ...[box.left, box.top, box.width, box.height].map((part) => part.toFixed(4))].join(","),
    )
    .join(";");
}

/** `Number` would read an empty text as 0. */
function numberOf(text: string): number {
  return text === "" ? NaN : Number(text);
}

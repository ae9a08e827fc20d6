import { isFurniture } from "../../document/document.ts";
import { isOnLine } from "../line-index/neighbours.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";

/** Maximum distance of twice the middles of texts on one line. */
const MAX_OFF_MIDDLE_EM = 0.9;

/** Places of one line of a page, from left to right. */
export interface PageLine {
  readonly places: readonly Place[];
  readonly top: number;
  readonly bottom: number;
  readonly page: number;
}

/** The lines of a document across all columns of each page, from top to bottom, without running heads and feet. */
export function pageLines({ byPage }: LineIndex): PageLine[] {
  const lines: PageLine[] = [];
  for (const [page, places] of byPage) {
    let open: Place[][] = [];
    const onPage: Place[][] = [];
    for (const place of places) {
      if (place.block !== undefined && isFurniture(place.block)) continue;
      open = open.filter((line) => line.some((other) => other.bottom > place.top));
      const line = open.find((others) => others.some((other) => isSameLine(other, place)));
      if (line !== undefined) line.push(place);
      else {
        const opened = [place];
        open.push(opened);
        onPage.push(opened);
      }
    }
    for (const some of onPage) lines.push(toLine(some, page));
  }
  return lines;
}

/** A line that is printed slightly lower in one column is still the same line. */
function isSameLine(a: Place, b: Place): boolean {
  return isOnLine(a, b) && Math.abs(a.top + a.bottom - b.top - b.bottom) < MAX_OFF_MIDDLE_EM * Math.max(a.size, b.size);
}

function toLine(places: readonly Place[], page: number): PageLine {
  return {
    places: places.toSorted((a, b) => a.left - b.left),
    top: Math.min(...places.map(({ top }) => top)),
    bottom: Math.max(...places.map(({ bottom }) => bottom)),
    page,
  };
}

import type { Place, LineIndex } from "./line-index.ts";

/** Maximum overlap of two texts on one line. */
const MAX_OVERLAP_EM = 0.3;
/** How far the middle of a text below or above may be inside. */
const MAX_OFF_EM = 0.2;
/** Minimum share of the lower of two texts that the other covers. */
const MIN_SHARED_HEIGHT = 0.45;
/** How far a value may begin beyond its header. */
const SLACK_EM = 0.9;
/** Minimum share of the narrower of two texts that the other covers. */
const MIN_SHARED_WIDTH = 0.5;

/** Height of a band of the page, for searching nearby places. */
const BAND = 40;

/** Finds what is next to, above and below a place on its page. */
export class Neighbours {
  readonly #bands = new Map<number, Map<number, Place[]>>();

  constructor({ byPage }: LineIndex) {
    for (const [page, places] of byPage) {
      const unit = bandOf(places);
      const bands = new Map<number, Place[]>();
      for (const place of places) {
        for (let band = Math.floor(place.top / unit); band <= Math.floor(place.bottom / unit); band++) {
          const inBand = bands.get(band) ?? [];
          inBand.push(place);
          bands.set(band, inBand);
        }
      }
      this.#bands.set(page, bands);
      this.#units.set(page, unit);
    }
  }

  readonly #units = new Map<number, number>();

  /** Places on its line to the right, from left to right. */
  right(place: Place): readonly Place[] {
    return this.#within(place, place.top, place.bottom)
      .filter((other) => isOnLine(place, other) && other.left >= place.right - MAX_OVERLAP_EM * place.size)
      .toSorted((a, b) => a.left - b.left);
  }

  /** Places on its line to the left, the nearest first. */
  left(place: Place): readonly Place[] {
    return this.#within(place, place.top, place.bottom)
      .filter((other) => isOnLine(place, other) && other.right <= place.left + MAX_OVERLAP_EM * place.size)
      .toSorted((a, b) => b.right - a.right);
  }

  /** Places below it in its column, from top to bottom, down to this many letter heights. */
  below(place: Place, heights: number): readonly Place[] {
    return this.#within(place, place.bottom, place.bottom + heights * place.size)
      .filter((other) => middle(other) > place.bottom - MAX_OFF_EM * place.size && isInColumn(place, other))
      .toSorted((a, b) => a.top - b.top || a.left - b.left);
  }

  /** Places above it in its column, the nearest first. */
  above(place: Place, heights: number): readonly Place[] {
    return this.#within(place, place.top - heights * place.size, place.top)
      .filter((other) => middle(other) < place.top + MAX_OFF_EM * place.size && isInColumn(other, place))
      .toSorted((a, b) => b.top - a.top);
  }

  /** All places on its line, from left to right. */
  row(place: Place): readonly Place[] {
    return this.#within(place, place.top, place.bottom)
      .filter((other) => other === place || isOnLine(place, other))
      .toSorted((a, b) => a.left - b.left);
  }

  #within(place: Place, top: number, bottom: number): Place[] {
    const bands = this.#bands.get(place.page.number)!;
    const unit = this.#units.get(place.page.number)!;
    const found = new Set<Place>();
    for (let band = Math.floor(top / unit); band <= Math.floor(bottom / unit); band++) {
      for (const other of bands.get(band) ?? []) {
        if (other !== place && other.bottom >= top && other.top <= bottom) found.add(other);
      }
    }
    return [...found];
  }
}

function bandOf(places: readonly Place[]): number {
  const size = places[places.length >> 1]?.size ?? 1;
  return Math.max(1, (BAND / 10) * size);
}

function middle({ top, bottom }: Place): number {
  return (top + bottom) / 2;
}

/** Whether two places are on one line: words of one line with letters of different sizes overlap by less than half of their heights. */
export function isOnLine(a: Place, b: Place): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > MIN_SHARED_HEIGHT * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Whether left edges, right edges or middles are aligned, or the overlap is more than half of the narrower one. */
export function isInColumn(head: Place, other: Place): boolean {
  const slack = SLACK_EM * head.size;
  if (Math.abs(head.left - other.left) <= slack || Math.abs(head.right - other.right) <= slack) return true;
  if (Math.abs(head.left + head.right - other.left - other.right) <= 3 * slack) return true;
  const shared = Math.min(head.right, other.right) - Math.max(head.left, other.left);
  return shared > MIN_SHARED_WIDTH * Math.min(head.right - head.left, other.right - other.left);
}

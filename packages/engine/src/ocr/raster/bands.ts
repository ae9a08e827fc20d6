/** Top and bottom edge, in pixels. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Height of a band of the page, in pixels: a band has few words, so ink is compared with few. */
const BAND = 32;

/** An index of boxes by the bands of the page they overlap, for thousands of words and hundreds of thousands of specks. */
export class Bands<Placed extends Span> {
  readonly #bands = new Map<number, Placed[]>();

  constructor(boxes: readonly Placed[]) {
    for (const box of boxes) {
      for (let band = Math.floor(box.top / BAND); band <= Math.floor(box.bottom / BAND); band++) {
        const here = this.#bands.get(band);
        if (here === undefined) this.#bands.set(band, [box]);
        else here.push(box);
      }
    }
  }

  /** Boxes that overlap the bands of a part of the page; some are returned more than once. */
  between(top: number, bottom: number): readonly Placed[] {
    const [from, to] = [Math.floor(top / BAND), Math.floor(bottom / BAND)];
    if (from === to) return this.#bands.get(from) ?? [];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => this.#bands.get(from + at) ?? []).flat();
  }
}

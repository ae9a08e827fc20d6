/** Edges that define a band, in pixels. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Height of a band of the page, in pixels: words are side by side in one, so that ink is compared with a few. */
const BAND = 32;

/** Boxes by the bands of the page that they reach into, where there are thousands of words and hundreds of thousands of specks. */
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

  /** Those that reach into the bands of a part of the page; some more than once. */
  between(top: number, bottom: number): readonly Placed[] {
    const [from, to] = [Math.floor(top / BAND), Math.floor(bottom / BAND)];
    if (from === to) return this.#bands.get(from) ?? [];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => this.#bands.get(from + at) ?? []).flat();
  }
}

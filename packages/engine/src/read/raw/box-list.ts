import type { BoxTable } from "./raw-page.ts";

/** Most lists of a page stay empty, and take no memory. */
const NO_EDGES = new Float32Array(0);
const NO_TAGS = new Int32Array(0);
const FIRST_BOXES = 16;

/** Rectangles pushed one by one into typed arrays, clipped to the page. */
export class BoxList implements BoxTable {
  count = 0;
  edges: Float32Array = NO_EDGES;
  tag: Int32Array = NO_TAGS;
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** Adds a box, unless it is outside the page. */
  push(left: number, top: number, right: number, bottom: number, tag: number): void {
    if (!(right >= 0 && bottom >= 0 && left <= this.#width && top <= this.#height)) return;
    if (this.count === this.tag.length) this.#grow();
    const at = this.count * 4;
    this.edges[at] = left < 0 ? 0 : left;
    this.edges[at + 1] = top < 0 ? 0 : top;
    this.edges[at + 2] = right > this.#width ? this.#width : right;
    this.edges[at + 3] = bottom > this.#height ? this.#height : bottom;
    this.tag[this.count++] = tag;
  }

  /** The list without the boxes at these indexes. */
  without(indexes: ReadonlySet<number>): BoxList {
    if (indexes.size === 0) return this;
    const kept = new BoxList(this.#width, this.#height);
    for (let box = 0; box < this.count; box++) {
      if (indexes.has(box)) continue;
      const [left, top, right, bottom] = this.edges.subarray(4 * box, 4 * box + 4);
      kept.push(left!, top!, right!, bottom!, this.tag[box]!);
    }
    return kept;
  }

  #grow(): void {
    const most = Math.max(FIRST_BOXES, 2 * this.tag.length);
    const edges = new Float32Array(4 * most);
    edges.set(this.edges);
    this.edges = edges;
    const tag = new Int32Array(most);
    tag.set(this.tag);
    this.tag = tag;
  }
}

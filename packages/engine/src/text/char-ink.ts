import type { CharTable } from "../read/raw/raw-page.ts";
import type { Box } from "../geometry/box.ts";
import type { TextRun } from "./word.ts";

/**
 * The ink of chars that follow each other. Found when it is asked for, each edge by itself: every word has one, words of
 * tables are hardly ever asked, and four numbers of its own would take as much memory as the rest of the word.
 */
export class CharInk implements Box {
  readonly #chars: CharTable;
  readonly #from: number;
  readonly #until: number;

  constructor(chars: CharTable, from: number, until: number) {
    this.#chars = chars;
    this.#from = from;
    this.#until = until;
  }

  /** Makes a box hold this ink, too. */
  addTo(box: OpenBox): void {
    const chars = this.#chars;
    let { left, top, right, bottom } = box;
    for (let index = this.#from; index < this.#until; index++) {
      if (chars.left[index]! < left) left = chars.left[index]!;
      if (chars.top[index]! < top) top = chars.top[index]!;
      if (chars.right[index]! > right) right = chars.right[index]!;
      if (chars.bottom[index]! > bottom) bottom = chars.bottom[index]!;
    }
    box.left = left;
    box.top = top;
    box.right = right;
    box.bottom = bottom;
  }

  get left(): number {
    return least(this.#chars.left, this.#from, this.#until);
  }

  get top(): number {
    return least(this.#chars.top, this.#from, this.#until);
  }

  get right(): number {
    return greatest(this.#chars.right, this.#from, this.#until);
  }

  get bottom(): number {
    return greatest(this.#chars.bottom, this.#from, this.#until);
  }
}

/** The ink of all words of some runs: for their chars once, where each word by itself goes through them for each of its edges. */
export function inkOf(runs: readonly TextRun[]): Box {
  const box: OpenBox = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { words } of runs) {
    for (let at = 0; at < words.length; at++) {
      const { ink } = words[at]!;
      if (ink instanceof CharInk) ink.addTo(box);
      else {
        box.left = Math.min(box.left, ink.left);
        box.top = Math.min(box.top, ink.top);
        box.right = Math.max(box.right, ink.right);
        box.bottom = Math.max(box.bottom, ink.bottom);
      }
    }
  }
  return box;
}

/** A box that grows. */
type OpenBox = { -readonly [Side in keyof Box]: Box[Side] };

function least(values: Float32Array, from: number, until: number): number {
  let found = Infinity;
  for (let index = from; index < until; index++) if (values[index]! < found) found = values[index]!;
  return found;
}

function greatest(values: Float32Array, from: number, until: number): number {
  let found = -Infinity;
  for (let index = from; index < until; index++) if (values[index]! > found) found = values[index]!;
  return found;
}

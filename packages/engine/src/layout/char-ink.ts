import type { CharTable } from "../read/pdf/raw-page.ts";
import type { Edges } from "./text.ts";

/**
 * The ink of chars that follow each other. Found when it is asked for, each edge by itself: every word has one, words of
 * tables are hardly ever asked, and four numbers of its own would take as much memory as the rest of the word.
 */
export class CharInk implements Edges {
  readonly #chars: CharTable;
  readonly #from: number;
  readonly #until: number;

  constructor(chars: CharTable, from: number, until: number) {
    this.#chars = chars;
    this.#from = from;
    this.#until = until;
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

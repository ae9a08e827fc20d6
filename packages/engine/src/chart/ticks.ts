import type { Box } from "../geometry/box.ts";
import type { Label } from "./labels.ts";
import type { Stroke } from "./shape.ts";

/** A tick is this close to the middle of its label, in sizes of the label. */
const MAX_TICK_OFF = 0.5;
/** From a label to its tick, in points. */
const MAX_TICK_GAP = 24;

export type Direction = "up" | "across";

/** Where labels are set by their ticks: a label's place along its axis. */
export type Anchor = (label: Label) => number;

/** The strokes that may be ticks or lines of a grid of axes in one direction. Most labels are asked for several times. */
export class Ticks {
  readonly #direction: Direction;
  readonly #strokes: readonly Stroke[];
  /** In order, each next to the number of its stroke. */
  readonly #places: Float64Array;
  readonly #order: Uint32Array;
  readonly #known = new Map<Anchor, Map<Label, number | null>>();

  constructor(direction: Direction, strokes: readonly Stroke[]) {
    this.#direction = direction;
    this.#strokes = strokes;
    const placeOf = ({ left, top, right, bottom }: Stroke): number =>
      direction === "up" ? (top + bottom) / 2 : (left + right) / 2;
    const places = Float64Array.from(strokes, placeOf);
    this.#order = Uint32Array.from(places.keys()).sort((a, b) => places[a]! - places[b]!);
    this.#places = Float64Array.from(this.#order, (at) => places[at]!);
  }

  /** Where the tick or the line of a grid at a label is drawn. */
  at(label: Label, anchor: Anchor): number | null {
    let known = this.#known.get(anchor);
    if (known === undefined) this.#known.set(anchor, (known = new Map<Label, number | null>()));
    const found = known.get(label);
    if (found !== undefined) return found;
    const at = this.#find(label, anchor(label));
    known.set(label, at);
    return at;
  }

  #find(label: Label, middle: number): number | null {
    const reach = MAX_TICK_OFF * label.size;
    let best: { readonly at: number; readonly distance: number; readonly stroke: number } | null = null;
    for (let next = this.#firstFrom(middle - reach - 1); next < this.#places.length; next++) {
      const at = this.#places[next]!;
      if (at > middle + reach + 1) break;
      if (Math.abs(at - middle) > reach) continue;
      const index = this.#order[next]!;
      const stroke = this.#strokes[index]!;
      const gap = gapTo(label, stroke, this.#direction);
      if (gap > MAX_TICK_GAP) continue;
      // Frames of values that are printed at marks begin over the labels; ticks and lines of a grid do not.
      if (this.#direction === "up" && stroke.left > label.left + 1 && stroke.left < label.right - 1) continue;
      // What begins next to the label, before what is drawn further inside, such as the frame of a legend.
      const distance = Math.abs(at - middle) + Math.max(0, gap);
      const isNearer = best === null || distance < best.distance;
      if (isNearer || (distance === best!.distance && index < best!.stroke)) best = { at, distance, stroke: index };
    }
    return best?.at ?? null;
  }

  #firstFrom(place: number): number {
    let [low, high] = [0, this.#places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#places[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function gapTo(label: Box, stroke: Stroke, direction: Direction): number {
  if (direction === "up") return Math.max(stroke.left - label.right, label.left - stroke.right);
  return Math.max(stroke.top - label.bottom, label.top - stroke.bottom);
}

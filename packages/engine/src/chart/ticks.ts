import type { Box } from "../geometry/box.ts";
import type { Label } from "./labels.ts";
import type { Stroke } from "./shape.ts";

/** Maximum distance of a tick from the centre of its label, in font sizes of the label. */
const MAX_TICK_OFF = 0.5;
/** Maximum distance from a label to its tick, in points. */
const MAX_TICK_GAP = 24;

export type Direction = "up" | "across";

/** The position of a label along its axis that is aligned with its tick. */
export type Anchor = (label: Label) => number;

/** The strokes that may be ticks or grid lines of axes in one direction. Most labels are looked up several times. */
export class Ticks {
  readonly #direction: Direction;
  readonly #strokes: readonly Stroke[];
  /** Sorted, each with the index of its stroke. */
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

  /** Position of the tick or grid line at a label. */
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
      // Frames of values printed at marks begin above the labels; ticks and grid lines do not.
      if (this.#direction === "up" && stroke.left > label.left + 1 && stroke.left < label.right - 1) continue;
      // Prefers what begins next to the label to what is further inside, such as the frame of a legend.
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

import type { Place } from "../line-index/line-index.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Context } from "./context.ts";
import type { Habits } from "./habits.ts";
import type { LabelText } from "./kindred-labels.ts";
import { isPartOf } from "./labelled.ts";
import type { Found } from "./read-values.ts";

/** Maximum distance of a label above its value, and to the left of it, in letter heights. */
const REACH_ABOVE = 2.2;
const REACH_LEFT = 20;

/** Possible labels, known or not: a value usually belongs to the nearest one. */
export class NearerLabels {
  readonly #labels: ReadonlySet<Place>;
  readonly #context: Context;
  readonly #habits: Habits;

  constructor(texts: readonly LabelText[], context: Context, habits: Habits) {
    this.#labels = new Set(texts.filter(({ place, end }) => end === place.tokens.length).map(({ place }) => place));
    this.#context = context;
    this.#habits = habits;
  }

  of({ label, spans }: Found): CandidateSigns {
    const { place } = spans[0]!;
    if (label === null || label.place === place) return {};
    const { neighbours } = this.#context;
    const left = neighbours.left(place)[0];
    const above = neighbours.above(place, REACH_ABOVE)[0];
    const isNear = left !== undefined && place.left - left.right < REACH_LEFT * place.size;
    const nearer = Math.max(
      isNear && this.#isOther(left, label.place) ? this.#habits.shareOf("right") : 0,
      this.#isOther(above, label.place) ? this.#habits.shareOf("below") : 0,
    );
    return nearer > 0 ? { nearer } : {};
  }

  #isOther(text: Place | undefined, label: Place): boolean {
    return text !== undefined && text !== label && this.#labels.has(text) && !isPartOf(text, label);
  }
}

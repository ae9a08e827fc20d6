import type { Place } from "../line-index/line-index.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { LabelMatch } from "./label-matches.ts";

/** Limit on compared labels of one place. */
const MAX_COMPARED = 12;

/** Which field a label most likely belongs to: a label of one field is seldom that of another. */
export class Claims {
  readonly #byPlace = new Map<Place, LabelMatch[]>();

  constructor(matches: readonly LabelMatch[]) {
    for (const match of matches) {
      const onPlace = this.#byPlace.get(match.place) ?? [];
      onPlace.push(match);
      this.#byPlace.set(match.place, onPlace);
    }
    for (const onPlace of this.#byPlace.values()) {
      onPlace.sort((a, b) => strengthOf(b) - strengthOf(a));
      onPlace.length = Math.min(onPlace.length, MAX_COMPARED);
    }
  }

  /** By how much the label matches another field's name better. */
  of(label: LabelMatch | null): CandidateSigns {
    if (label === null) return {};
    const strongest = this.#byPlace
      .get(label.place)!
      .find((other) => other.field !== label.field && other.from < label.end && other.end > label.from);
    const more = strongest === undefined ? 0 : strengthOf(strongest) - strengthOf(label);
    return more > 0 ? { claimed: more } : {};
  }
}

/** Probability, from 0 to 1, that the label is the field's. */
function strengthOf({ weight, share }: LabelMatch): number {
  return weight * share * share;
}

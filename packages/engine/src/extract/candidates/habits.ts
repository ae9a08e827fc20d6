import type { Field } from "../fields/field.ts";
import type { Place } from "../line-index/line-index.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Context } from "./context.ts";
import type { Found } from "./read-values.ts";
import { isSetApart } from "./set-apart.ts";

/** Where a document has too few labels. */
const UNKNOWN = 0.5;

type Relation = "inline" | "right" | "below";

/** Fewer labels do not show a habit. */
const MIN_LABELS = 3;
/** Maximum distance of a value to the right of or below its label, in letter heights. */
const REACH_RIGHT = 20;
const REACH_BELOW = 2;

/**
 * Where a document's values are relative to their labels, and whether their style differs. Learned from known labels, whether or not they are
 * requested, and from texts with digits next to them: a text without digits may be a label that is not in the lexicon.
 */
export class Habits {
  readonly #counts: Readonly<Record<Relation, number>>;
  readonly #apart: number | null;
  readonly #context: Context;

  constructor(places: readonly Place[], context: Context) {
    const counts = { inline: 0, right: 0, below: 0 };
    let pairs = 0;
    let apart = 0;
    for (const place of places) {
      const [relation, value] = valueOf(place, context);
      if (relation === null) continue;
      counts[relation]++;
      if (value === null || place.line.recognised === true) continue;
      pairs++;
      if (isSetApart(place, value)) apart++;
    }
    this.#context = context;
    this.#counts = counts;
    this.#apart = pairs < MIN_LABELS ? null : apart / pairs;
  }

  /** Evidence against a value whose position or style differs from that of this document's values. */
  of({ signs, spans, label }: Found, { kind }: Field): CandidateSigns {
    const { place } = spans[0]!;
    const isLabelling = label !== null && label.place !== place && this.#isLabelling(place, label.place);
    return { ...this.#unusual(signs, kind), ...(isLabelling && { labelling: 1 }) };
  }

  /** Share of values placed like this relative to their labels, compared with the usual position; 0.5 if unknown. */
  shareOf(relation: Relation): number {
    const most = Math.max(...Object.values(this.#counts));
    return most < MIN_LABELS ? UNKNOWN : this.#counts[relation] / most;
  }

  #isLabelling(place: Place, label: Place): boolean {
    const { right, below } = this.#counts;
    if (Math.max(right, below) < MIN_LABELS || /\d/u.test(place.text) || isSetApart(label, place)) return false;
    const value = right > below ? neighbourOf(place, this.#context) : underOf(place, this.#context);
    return value !== undefined;
  }

  /** A value after its label on the same line belongs to that label, wherever others have theirs. */
  #unusual(signs: CandidateSigns, kind: Field["kind"]): CandidateSigns {
    const relation: Relation | null = signs.right === 1 ? "right" : signs.below === 1 ? "below" : null;
    if (relation === null) return {};
    const { inline, right, below } = this.#counts;
    const most = Math.max(inline, right, below);
    const unusual = most < MIN_LABELS ? 0 : 1 - this.#counts[relation] / most;
    // The row of a total is bold as a whole.
    const isAlike = signs.otherLook !== 1 && kind !== "money";
    const unlike = isAlike ? 2 * (this.#apart ?? 0) - 1 : 0;
    return { ...(unusual > 0 && { unusual }), ...(unlike > 0 && { unlike }) };
  }
}

/** The value of a known label, recognised by its digits: after it, next to it, or else below it. */
function valueOf(place: Place, context: Context): readonly [Relation | null, Place | null] {
  if (context.isPaired(place)) return ["inline", null];
  if (!context.isLabel(place)) return [null, null];
  const neighbour = neighbourOf(place, context);
  if (neighbour !== undefined) return ["right", neighbour];
  const under = underOf(place, context);
  return under === undefined ? [null, null] : ["below", under];
}

function neighbourOf(place: Place, { neighbours }: Context): Place | undefined {
  const neighbour = neighbours.right(place)[0];
  const isNear = neighbour !== undefined && neighbour.left - place.right < REACH_RIGHT * place.size;
  return isNear && isValue(neighbour) ? neighbour : undefined;
}

function underOf(place: Place, { neighbours }: Context): Place | undefined {
  const under = neighbours.below(place, REACH_BELOW)[0];
  return under !== undefined && isValue(under) ? under : undefined;
}

/** A value has few words, with a digit. */
function isValue({ tokens, text }: Place): boolean {
  return tokens.length <= 4 && /\d/u.test(text) && !/\p{L}:/u.test(text);
}

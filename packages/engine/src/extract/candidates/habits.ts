import type { Field } from "../fields/field.ts";
import type { Place } from "../sheet/sheet.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Context } from "./context.ts";
import type { Found } from "./labelled.ts";
import { isSetApart } from "./set-apart.ts";

type Relation = "inline" | "right" | "below";

/** Fewer labels show no habit. */
const MIN_LABELS = 3;
/** How far beside or under its label a value stands, in heights of letters. */
const REACH_RIGHT = 20;
const REACH_BELOW = 2;

/**
 * Where a document's values stand to their labels, and whether they look like them. Learned of the labels that are known, whoever
 * asks for them, and of what has digits beside them: a text may itself be a label that no lexicon has.
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

  /** What speaks against a value that stands otherwise, or looks otherwise, than this document's values do. */
  of({ signs, spans, label }: Found, { kind }: Field): CandidateSigns {
    const { place } = spans[0]!;
    const isLabelling = label !== null && label.place !== place && this.#isLabelling(place, label.place);
    return { ...this.#unusual(signs, kind), ...(isLabelling && { labelling: 1 }) };
  }

  /** How often values stand so to their labels, beside the way in which most do; half where nothing tells. */
  shareOf(relation: Relation): number {
    const most = Math.max(...Object.values(this.#counts));
    return most < MIN_LABELS ? 0.5 : this.#counts[relation] / most;
  }

  #isLabelling(place: Place, label: Place): boolean {
    const { right, below } = this.#counts;
    if (Math.max(right, below) < MIN_LABELS || /\d/u.test(place.text) || isSetApart(label, place)) return false;
    const value = right > below ? besideOf(place, this.#context) : underOf(place, this.#context);
    return value !== undefined;
  }

  /** What stands behind its label on the same line is that label's, wherever others have theirs. */
  #unusual(signs: CandidateSigns, kind: Field["kind"]): CandidateSigns {
    const relation: Relation | null = signs.right === 1 ? "right" : signs.below === 1 ? "below" : null;
    if (relation === null) return {};
    const { inline, right, below } = this.#counts;
    const most = Math.max(inline, right, below);
    const unusual = most < MIN_LABELS ? 0 : 1 - this.#counts[relation] / most;
    // The row of a total is set in bold as a whole.
    const isAlike = signs.otherLook !== 1 && kind !== "money";
    const unlike = isAlike ? 2 * (this.#apart ?? 0) - 1 : 0;
    return { ...(unusual > 0 && { unusual }), ...(unlike > 0 && { unlike }) };
  }
}

/** A known label's value by its digits: behind it, beside it, else under it. */
function valueOf(place: Place, context: Context): readonly [Relation | null, Place | null] {
  if (context.isPaired(place)) return ["inline", null];
  if (!context.isLabel(place)) return [null, null];
  const beside = besideOf(place, context);
  if (beside !== undefined) return ["right", beside];
  const under = underOf(place, context);
  return under === undefined ? [null, null] : ["below", under];
}

function besideOf(place: Place, { neighbours }: Context): Place | undefined {
  const beside = neighbours.right(place)[0];
  const isNear = beside !== undefined && beside.left - place.right < REACH_RIGHT * place.size;
  return isNear && isValue(beside) ? beside : undefined;
}

function underOf(place: Place, { neighbours }: Context): Place | undefined {
  const under = neighbours.below(place, REACH_BELOW)[0];
  return under !== undefined && isValue(under) ? under : undefined;
}

/** Few words, with a digit. */
function isValue({ tokens, text }: Place): boolean {
  return tokens.length <= 4 && /\d/u.test(text) && !/\p{L}:/u.test(text);
}

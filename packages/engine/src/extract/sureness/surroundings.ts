import type { Assigned } from "../assign/assign-fields.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { probability } from "../candidates/candidate-weights.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import type { Span } from "../line-index/span.ts";

/** Minimum weight times share of a label: it names the field and nothing else. */
const MIN_LABEL = 0.75;

/** What is around chosen values. */
interface Chosen {
  readonly fields: readonly Field[];
  readonly assigned: readonly (Assigned | null)[];
  readonly candidates: readonly (readonly Candidate[])[];
  readonly lineIndex: LineIndex;
}

/** The surroundings of the chosen values: cells of array rows, labels that a field has elsewhere, other fields that would take the same place. */
export class Surroundings {
  readonly #fields: readonly Field[];
  readonly #cells: ReadonlySet<string>;
  readonly #labelled: ReadonlySet<number>;
  /** The scores of the two fields with the best claims to a place. */
  readonly #claims = new Map<string, { readonly field: number; readonly score: number }[]>();

  /** @param rows - rows of arrays */
  constructor({ fields, assigned, candidates, lineIndex }: Chosen, rows: readonly Filled[]) {
    this.#fields = fields;
    for (const [field, ofField] of candidates.entries()) {
      const seen = new Set<string>();
      for (const { spans, score } of ofField) {
        const key = placeOf(spans);
        // The likeliest candidate comes first.
        if (seen.has(key)) continue;
        seen.add(key);
        const claims = [...(this.#claims.get(key) ?? []), { field, score }].toSorted((a, b) => b.score - a.score);
        this.#claims.set(key, claims.slice(0, 2));
      }
    }
    this.#cells = new Set(rows.flatMap(({ spans }) => spans.map(({ place, from }) => `${place.id}.${from}`)));
    const asked = assigned.flatMap((one, index) => (one !== null && isUnlabelled(one) ? [index] : []));
    const matches = asked.length === 0 ? [] : new LabelFinder(asked.map((index) => fields[index]!)).find(lineIndex);
    const whole = matches.filter(({ from, end, hasColon, place, weight, share }) => from === 0 && (hasColon || end >= place.tokens.length) && weight * share >= MIN_LABEL); // prettier-ignore
    this.#labelled = new Set(whole.map(({ field }) => asked[field]!));
  }

  /** Whether the value is a cell of a row, and so belongs to one of many things. */
  isOfRow({ candidate: { spans } }: Assigned): boolean {
    return spans.some(({ place, from }) => this.#cells.has(`${place.id}.${from}`));
  }

  /** Whether the document has a label for a value that was found without one: the labelled value is empty, or another one. */
  isLabelledElsewhere(index: number): boolean {
    return this.#labelled.has(index);
  }

  /** Probability that the place is rather another field's; 0 if no other has a claim to it. */
  wantedBy(index: number, { candidate: { spans, score } }: Assigned): number {
    const rival = this.#claims.get(placeOf(spans))?.find(({ field }) => field !== index);
    return rival === undefined ? 0 : probability(rival.score - score);
  }

  /** Whether the field is about a party that neither the value's label nor a heading above it names. */
  isOwnerless(index: number, { candidate: { signs } }: Assigned): boolean {
    const { party, kind } = this.#fields[index]!;
    return party !== null && kind !== "name" && signs.party === undefined;
  }

  isNameless(index: number): boolean {
    return this.#fields[index]!.concepts.length === 0;
  }
}

function placeOf([span]: readonly Span[]): string {
  return `${span!.place.id}.${span!.from}`;
}

export function isUnlabelled({ candidate: { signs } }: Assigned): boolean {
  return signs.label === undefined && signs.kindred === undefined && signs.said === undefined;
}

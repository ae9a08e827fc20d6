import type { Assigned } from "../assign/assign-fields.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import type { LineIndex } from "../line-index/line-index.ts";

/** Minimum weight times share of a label: it names the field and nothing else. */
const MIN_LABEL = 0.75;

/** The surroundings of the chosen values: cells of array rows, and labels that a field has elsewhere. */
export class Surroundings {
  readonly #cells: ReadonlySet<string>;
  readonly #labelled: ReadonlySet<number>;

  /** @param rows - rows of arrays */
  constructor(
    fields: readonly Field[],
    assigned: readonly (Assigned | null)[],
    rows: readonly Filled[],
    lineIndex: LineIndex,
  ) {
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
}

export function isUnlabelled({ candidate: { signs } }: Assigned): boolean {
  return signs.label === undefined && signs.kindred === undefined && signs.said === undefined;
}

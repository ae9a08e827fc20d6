import { LabelFinder } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { isHeading, isOfKind } from "./headings.ts";
import { inReadingColumns } from "./reading-columns.ts";

/** A heading and the places below it, up to the next heading of its kind in its column. */
export interface Section {
  readonly heading: Place;
  readonly places: readonly Place[];
}

const MIN_LABEL = 0.5;

/** The sections whose heading is a label of the field, in reading order; those of several headings are concatenated. */
export function sectionsOf(field: Field, lineIndex: LineIndex): Section[] {
  const finder = new LabelFinder([field]);
  const ordered = inReadingColumns(lineIndex);
  const covered = new Set<Place>();
  return ordered.flatMap(({ place, column }, at) => {
    // A sub-heading that also is a label belongs to the section around it.
    if (!isHeading(place) || covered.has(place)) return [];
    const isNamed = finder.findIn(place).some(({ weight, share }) => weight * share >= MIN_LABEL);
    if (!isNamed) return [];
    const rest = ordered.slice(at + 1).filter((other) => other.column === column);
    const end = rest.findIndex((other) => isHeading(other.place) && isOfKind(place, other.place));
    const places = (end < 0 ? rest : rest.slice(0, end)).map((other) => other.place);
    for (const one of places) covered.add(one);
    return [{ heading: place, places }];
  });
}

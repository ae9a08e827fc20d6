/** Passages next to those that were found: the address of an applicant is in the field after her name, and repeats nothing of it. */
import type { IndexedPassage } from "../index/refresh.ts";

/** Position of a passage and its score. */
export interface Ranked {
  readonly at: number;
  readonly score: number;
  readonly passage: IndexedPassage;
}

/** A heading answers nothing; it is found with the passages under it. One with a value, such as "Speaker: Ana Vidal", is more than a heading. */
export function isHeading({ category, text }: IndexedPassage): boolean {
  return (category === "Section Header" || category === "Title") && !SAYS.test(text);
}

/** A label of words and a value, or a sentence that ends within it. */
const SAYS = /\p{L}{3,}\s?: \p{L}|\p{L}{3,}\s?: \p{N}{2}|[\p{Ll}\d]{3}\. \p{Lu}/u;

/** Number of passages that are quoted or given to a model: about two pages of text. */
export const FOUND_CONSIDERED = 10;
/** With the passages next to them. */
export const CONSIDERED = 24;

/** Returns the ranked passages with the neighbours of the best of them after the first ten; no passage is lost. */
export function withNeighbours(ranked: readonly Ranked[], passages: readonly IndexedPassage[]): readonly Ranked[] {
  const first = ranked.slice(0, FOUND_CONSIDERED);
  const isFirst = new Set(first.map(({ at }) => at));
  const adjacent = new Map<number, Ranked>();
  for (const { at, score } of first) {
    for (const distance of REACH) {
      const other = at + distance;
      const passage = passages[other];
      if (passage === undefined || passage.file !== passages[at]!.file || isHeading(passage)) continue;
      if (isFirst.has(other) || adjacent.has(other)) continue;
      adjacent.set(other, { at: other, score: score * ADJACENT, passage });
    }
  }
  const added = [...adjacent.values()].slice(0, CONSIDERED - first.length);
  const isAdded = new Set(added.map(({ at }) => at));
  return [...first, ...added, ...ranked.slice(FOUND_CONSIDERED).filter(({ at }) => !isAdded.has(at))];
}

/** What follows is more often meant than what precedes. */
const REACH = [1, 2, -1, 3, -2];
const ADJACENT = 0.3;

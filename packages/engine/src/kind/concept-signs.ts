/** Signs of a page's words and title for a concept, measured against all other concepts: a page that is plainly something else is not of it. */
import { CONCEPTS, kindOf, TOPICS } from "./concepts/concepts.ts";

export type ConceptSign = "own" | "leads" | "trails" | "named" | "namedOther" | "fewOfAll";

/** Scores from which a page matches a concept plainly, and by how much it leads plainly. */
const PLAIN_SCORE = 6;
const PLAIN_LEAD = 4;

/**
 * @param scores - of each of `CONCEPTS`
 * @param named - how plainly the page's title lines name each concept
 * @param index - the concept
 */
export function conceptSigns(
  scores: Float64Array,
  named: ReadonlyMap<string, number>,
  index: number,
): Record<ConceptSign, number> {
  const { id } = CONCEPTS[index]!;
  const own = scores[index]!;
  let other = 0;
  for (const [at, score] of scores.entries()) {
    const rival = CONCEPTS[at]!.id;
    if (!TOPICS.has(rival) && !areKin(id, rival)) other = Math.max(other, score);
  }
  const ownName = named.get(id) ?? 0;
  let otherName = 0;
  for (const [concept, plain] of named) if (!areKin(id, concept)) otherName = Math.max(otherName, plain);
  const lead = (own - other) / PLAIN_LEAD;
  return {
    own: Math.min(1, own / PLAIN_SCORE),
    leads: Math.min(1, Math.max(0, lead)),
    trails: Math.min(1, Math.max(0, -lead)),
    named: ownName,
    namedOther: Math.max(0, otherName - ownName),
    fewOfAll: Math.max(0, 1 - Math.max(own, other) / PLAIN_LEAD),
  };
}

/** Whether one is the other, or the kind whose form the other has. */
function areKin(a: string, b: string): boolean {
  return a === b || kindOf(a) === b || kindOf(b) === a;
}

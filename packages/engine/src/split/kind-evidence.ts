/** Evidence of a page for the kinds and concepts that a description names: its form, and its words. */
import { conceptOdds } from "../kind/concept-odds.ts";
import { conceptSigns } from "../kind/concept-signs.ts";
import { CONCEPTS, TOPICS } from "../kind/concepts/concepts.ts";
import { type Kind, KINDS } from "../kind/kind-names.ts";
import type { PageLook } from "./page-look.ts";

/** Weight of the odds of a page's form relative to the words of the descriptions; values between 0.5 and 1.2 get as many bundles right. */
const FORM = 0.7;
/** The form of a second page is weak evidence against a kind, and no page's form outweighs all words. */
const MIN_FORM_ODDS = -0.5;
const MAX_FORM_ODDS = 3.5;
/** Odds from which a page is plainly of a kind, and the weight of each further unit against the other kinds. */
const PLAIN_ODDS = 1;
const OTHER = 0.5;
/** Amount subtracted from a kind that is only mentioned, not named. */
const MENTIONED_ONLY = 0.5;

/** A page whose title names a kind this plainly is not assigned to another one because of its layout. */
const MIN_NAMED = 0.5;

/** Evidence of a page's form for the kinds that a description names. A form that is like no known kind is no evidence against one. */
export function byForm({ kinds, kindSigns }: PageLook, named: ReadonlyMap<Kind, number>): number {
  if (named.size === 0) return 0;
  const oddsOf = (kind: Kind): number => (kindSigns.named[kind] < MIN_NAMED ? kinds[kind] : Math.max(0, kinds[kind]));
  const best = KINDS.reduce((most, kind) => (kinds[kind] > kinds[most] ? kind : most));
  const least = kinds[best] > 0 ? MIN_FORM_ODDS : 0;
  let own = -Infinity;
  let most = -Infinity;
  for (const [kind, share] of named) {
    own = Math.max(own, oddsOf(kind));
    const odds = Math.max(least, Math.min(MAX_FORM_ODDS, oddsOf(kind)));
    most = Math.max(most, share * FORM * odds - (1 - share) * MENTIONED_ONLY);
  }
  // A page that is plainly an application does not become a statement because it has the word, unless it may be one.
  const isOther = named.has(best) ? 0 : Math.max(0, Math.min(MAX_FORM_ODDS, kinds[best]) - PLAIN_ODDS);
  return most - OTHER * isOther * Math.min(1, Math.max(0, -own));
}

/** Weight of a concept's odds, and of those of a concept whose form counts as well. */
const CONCEPT = 1;
const CONCEPT_OF_FORM = 0.5;
/** “Orders for airtime” is narrower than “invoices”: an invoice for airtime is of the former, unless it lacks the topic. */
const TOPIC = 1.5;
/** A page without any word of the concept is weak evidence against it, as second pages have few of them. */
const MIN_CONCEPT_ODDS = -1.5;
const MAX_CONCEPT_ODDS = 3;

/** Evidence of a page's words for the concepts that a description names. */
export function byConcept(look: PageLook, named: ReadonlyMap<string, number>): number {
  let most = named.size === 0 ? 0 : -Infinity;
  for (const [id, share] of named) {
    const odds = Math.max(MIN_CONCEPT_ODDS, Math.min(MAX_CONCEPT_ODDS, oddsOfConcept(look, id)));
    const weight = isKind(id) ? CONCEPT_OF_FORM : TOPICS.has(id) ? TOPIC : CONCEPT;
    most = Math.max(most, weight * share * odds - (1 - share) * MENTIONED_ONLY);
  }
  return most;
}

export function oddsOfConcept({ conceptScores, kindSigns }: PageLook, id: string): number {
  const index = CONCEPTS.findIndex((concept) => concept.id === id);
  return conceptOdds(conceptSigns(conceptScores, kindSigns.namedConcepts, index));
}

function isKind(id: string): boolean {
  return (KINDS as readonly string[]).includes(id);
}

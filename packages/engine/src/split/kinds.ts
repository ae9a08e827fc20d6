/**
 * Finds the described kind of each page: first by the words of the descriptions, then by similarity to the pages found by these words.
 */

import { byConcept, byForm } from "./kind-evidence.ts";
import type { PageLook } from "./page-look.ts";
import type { Rarity } from "./rarity.ts";
import type { SectionDescription, SoughtSection } from "./section-description.ts";
import type { Sequence } from "./start-signs.ts";
import { fold, wordsOf } from "./words.ts";

/** From this rarity on a word counts fully. */
const RARE = 1.1;

/** Evidence for each description, page by page; 0 is the evidence for none of them. */
export type KindOdds = readonly (readonly number[])[];

/** Words of a title count twice, as they name the kind. */
const TITLE = 2;
/** A word in a heading or in large letters counts as much as this many in running text. */
const LEADING = 1.8;
/** Weight of a word in a heading or large line of few words, which names the document or a part of it. */
const NAMING = 3;
/** Evidence that a page needs for a kind, in word weights; less may be chance. */
const NEEDED = 1.8;
/** Upper limit, so that one page does not decide: a bundle has many pages, and a long description has many words. */
const MAX_SCORE = 7;

/** Lower limit: a page without any of the words is weak evidence against a kind, as second pages of most documents have none of them. */
const MIN_SCORE = -0.5;

interface Term {
  /** Prefix that the page's words are compared with. */
  readonly stem: string;
  readonly weight: number;
}

export function describedOdds(sequence: Sequence, descriptions: readonly SoughtSection[]): number[][] {
  const terms = toTerms(descriptions);
  const needed = descriptions.map(neededFor);
  const vocabulary = [...new Set(sequence.looks.flatMap(({ words }) => [...words.keys()]))];
  const matches = terms.map((ofKind) =>
    ofKind.map((term) => new Set(vocabulary.filter((word) => isOf(word, term.stem)))),
  );
  return sequence.looks.map((look) =>
    terms.map((ofKind, kind) => {
      const sum = ofKind.reduce(
        (total, term, index) => total + term.weight * presence(look, matches[kind]![index]!, sequence.rarity),
        0,
      );
      const byWords = Math.max(MIN_SCORE, MAX_SCORE * (1 - Math.exp(-sum / MAX_SCORE)) - needed[kind]!);
      return byWords + byForm(look, descriptions[kind]!.kinds) + byConcept(look, descriptions[kind]!.concepts);
    }),
  );
}

/** A title without a description has fewer words to find than a title with a sentence. */
function neededFor({ title, description = "" }: SectionDescription): number {
  const offered = TITLE * wordsOf(title).size + wordsOf(description).size;
  return NEEDED * Math.min(1, Math.max(0.5, offered / 6));
}

/** How much of a term a page has, from 0 to about 4: grows slowly with its frequency, more in headings, less for terms that all pages have. */
function presence(look: PageLook, words: ReadonlySet<string>, rarity: Rarity): number {
  let count = 0;
  let standing = 1;
  let rare = 0;
  for (const word of words) {
    const here = look.words.get(word) ?? 0;
    if (here === 0) continue;
    count += here;
    standing = Math.max(standing, look.namingWords.has(word) ? NAMING : look.leadingWords.has(word) ? LEADING : 1);
    rare = Math.max(rare, Math.min(1, rarity.of(word) / RARE));
  }
  return count === 0 ? 0 : (1 + 0.4 * Math.log(Math.min(count, 5))) * standing * Math.max(0.6, rare);
}

function toTerms(descriptions: readonly SectionDescription[]): Term[][] {
  const kinds = descriptions.map(({ title, description = "" }) => {
    const weights = new Map<string, number>();
    const add = (stem: string, weight: number): void =>
      void weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
    for (const word of wordsOf(description).keys()) add(toStem(word), 1);
    for (const word of wordsOf(title).keys()) add(toStem(word), TITLE);
    for (const word of STOP_WORDS) weights.delete(toStem(word));
    return weights;
  });
  return kinds.map((weights) =>
    [...weights].map(([stem, weight]) => {
      const kindsWith = kinds.filter((other) => other.has(stem)).length;
      return { stem, weight: (weight * Math.log(1 + kinds.length / kindsWith)) / Math.log(1 + kinds.length) };
    }),
  );
}

/** Minimum length of the last part of a compound: “Beitragsrechnung” is a “Rechnung”, “Mietvertrag” a “Vertrag”. */
const SHORTEST_LAST = 7;

/** Long stems may be followed by anything, short ones only by an ending. */
function isOf(word: string, stem: string): boolean {
  if (stem.length >= SHORTEST_LAST && word.endsWith(stem)) return true;
  return word.startsWith(stem) && (stem.length > 4 || word.length - stem.length < 3);
}

/** Removes the ending: “invoices” finds “invoice”, “Rechnung” finds “Rechnungsnummer”. */
function toStem(said: string): string {
  const word = fold(said);
  if (word.length <= 4) return word;
  const stem = word.replace(/(?:ies|ies|es|en|ern|er|s|e|y|a|um|um|ae)$/u, "");
  return stem.length < 4 ? word : stem;
}

/** Words of descriptions that do not indicate a kind. */
const STOP_WORDS: readonly string[] = (
  "the and for with from that this are was were all any each per other others such also may can not has have its their into page pages " +
  "document documents section sections file files contains containing contain including include includes usually typically belongs part " +
  "und der die das den dem des ein eine einer eines mit von für auf aus bei oder alle auch wird werden sind ist seite seiten dokument dokumente " +
  "les des une avec pour dans par sur ou et du de la le los las una con por para del page documents " +
  "person persons people number numbers one two several various etc"
).split(/\s+/u);

/** Weight of similarity to pages whose kind is known already. */
const BY_LIKENESS = 9;
/** Minimum similarity of pages of a kind; lower values are no evidence. */
const MIN_LIKE = 0.12;
/** With this many pages of a kind, similarity counts half of what it counts with many: a page may resemble a single one by chance. */
const FEW_PAGES = 1;

/**
 * Adds evidence from pages of known kind to the others (pseudo relevance feedback, Rocchio 1971).
 *
 * @param kindOf - the kind of each page that is sure
 */
export function learnedOdds(sequence: Sequence, odds: KindOdds, kindOf: readonly (number | undefined)[]): number[][] {
  const centres = odds[0]!.map((_, kind) => centreOf(sequence, kindOf, kind));
  return odds.map((row, at) =>
    row.map((value, kind) => {
      const centre = centres[kind]!(at);
      if (centre.pages === 0) return value;
      const trust = centre.pages / (centre.pages + FEW_PAGES);
      return value + trust * BY_LIKENESS * Math.max(-MIN_LIKE, Math.min(0.3, centre.like - MIN_LIKE));
    }),
  );
}

/**
 * Similarity of a page to the centroid of all other pages of a kind; the page itself would raise it. The centroid is computed once and only
 * the page's own words are subtracted, so the time for thousands of pages is linear in their words.
 */
function centreOf(
  { looks, rarity, vectors }: Sequence,
  kindOf: readonly (number | undefined)[],
  kind: number,
): (at: number) => { readonly like: number; readonly pages: number } {
  const counts = new Map<string, number>();
  let pages = 0;
  for (const [at, { words }] of looks.entries()) {
    if (kindOf[at] !== kind) continue;
    pages += 1;
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weightOf = (word: string, count: number): number =>
    count < 1 ? 0 : (1 + Math.log(count)) * Math.max(0, rarity.of(word));
  let squares = 0;
  for (const [word, count] of counts) squares += weightOf(word, count) ** 2;
  return (at) => {
    const isOwn = kindOf[at] === kind;
    let product = 0;
    let others = squares;
    for (const [word, weight] of vectors[at]!) {
      const count = counts.get(word) ?? 0;
      const without = weightOf(word, isOwn ? count - 1 : count);
      if (isOwn) others += without ** 2 - weightOf(word, count) ** 2;
      product += weight * without;
    }
    return { like: product / (Math.sqrt(Math.max(0, others)) || 1), pages: isOwn ? pages - 1 : pages };
  };
}

/**
 * Which of the described kinds a page is of: by the words of the descriptions, and then by the pages that these words have told.
 */
import { describedKinds } from "../kind/described-kinds.ts";
import { type Kind, KINDS } from "../kind/kind-names.ts";
import { CONCEPTS } from "./concepts.ts";
import type { PageLook } from "./page-look.ts";
import type { Rarity } from "./rarity.ts";
import type { Sequence } from "./start-signs.ts";
import { fold, wordsOf } from "./words.ts";

export interface SectionDescription {
  readonly title: string;
  readonly description?: string | undefined;
}

/** For each page, for each description, how much speaks for it; 0 is as much as speaks for none of them. */
export type KindOdds = readonly (readonly number[])[];

/** Words of a title count double: they name the kind. */
const TITLE = 2;
/** A word in a heading or in large letters counts as this many in the text. */
const LEADING = 1.8;
/** … and as this many in a heading or large line of few words, which names the document or a part of it. */
const NAMING = 3;
/** What a page needs for a kind, in weights of words; less is chance. */
const NEEDED = 1.8;
/** More than that one page does not decide: a bundle is many pages, and a long description has many words. */
const MAX_SCORE = 7;

/** Nothing found speaks little against a kind: the second pages of most documents say nothing of theirs. */
const MIN_SCORE = -0.5;

interface Term {
  /** What the page's words begin with. */
  readonly stem: string;
  readonly weight: number;
}

export function describedOdds(sequence: Sequence, descriptions: readonly SectionDescription[]): number[][] {
  const terms = toTerms(descriptions);
  const needed = descriptions.map(neededFor);
  const vocabulary = [...new Set(sequence.looks.flatMap(({ words }) => [...words.keys()]))];
  const matches = terms.map((ofKind) =>
    ofKind.map((term) => new Set(vocabulary.filter((word) => isOf(word, term.stem)))),
  );
  const forms = descriptions.map(({ title, description }) => describedKinds(title, description).kinds);
  return sequence.looks.map((look) =>
    terms.map((ofKind, kind) => {
      const sum = ofKind.reduce(
        (total, term, index) => total + term.weight * presence(look, matches[kind]![index]!, sequence.rarity),
        0,
      );
      const byWords = Math.max(MIN_SCORE, MAX_SCORE * (1 - Math.exp(-sum / MAX_SCORE)) - needed[kind]!);
      return byWords + byForm(look, forms[kind]!);
    }),
  );
}

/** What the odds of a page's form weigh next to the words of the descriptions; between 0.5 and 1.2 as many bundles are right. */
const FORM = 0.7;
/** The form of a second page says little against a kind, and that of no page more than all words. */
const MIN_FORM_ODDS = -0.5;
const MAX_FORM_ODDS = 3.5;
/** From which odds on a page is plainly of a kind, and what each further one weighs against the kinds that it is not. */
const PLAIN_ODDS = 1;
const OTHER = 0.5;
/** Of a kind that is mentioned and not named, so much is missing. */
const MENTIONED_ONLY = 0.5;

/** A page whose title names a kind so plainly is not of another one because of its layout. */
const MIN_NAMED = 0.5;

/** What a page's form says for the kinds that a description names. A form that is like no known kind says nothing against one. */
function byForm({ kinds, kindSigns }: PageLook, named: ReadonlyMap<Kind, number>): number {
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
  // A page that is plainly an application is no statement because it has the word, unless it may be one.
  const isOther = named.has(best) ? 0 : Math.max(0, Math.min(MAX_FORM_ODDS, kinds[best]) - PLAIN_ODDS);
  return most - OTHER * isOther * Math.min(1, Math.max(0, -own));
}

/** A title alone can be found less often than a title with a sentence. */
function neededFor({ title, description = "" }: SectionDescription): number {
  const offered = TITLE * wordsOf(title).size + wordsOf(description).size;
  return NEEDED * Math.min(1, Math.max(0.5, offered / 6));
}

/** How much a page has of a term: none to some four, growing slowly with how often, more in headings, less for what all pages have. */
function presence(look: PageLook, words: ReadonlySet<string>, rarity: Rarity): number {
  let count = 0;
  let standing = 1;
  let rare = 0;
  for (const word of words) {
    const here = look.words.get(word) ?? 0;
    if (here === 0) continue;
    count += here;
    standing = Math.max(standing, look.namingWords.has(word) ? NAMING : look.leadingWords.has(word) ? LEADING : 1);
    rare = Math.max(rare, Math.min(1, rarity.of(word) / 1.1));
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
    for (const { names, words } of CONCEPTS) {
      const said = Math.max(0, ...names.map((name) => weights.get(toStem(name)) ?? 0));
      if (said === 0) continue;
      for (const name of names) add(toStem(name), said * BY_NAME);
      for (const word of words) add(toStem(word), said >= TITLE * BY_NAME ? BY_CONCEPT : BY_CONCEPT * MENTIONED);
    }
    return weights;
  });
  return kinds.map((weights) =>
    [...weights].map(([stem, weight]) => {
      const kindsWith = kinds.filter((other) => other.has(stem)).length;
      return { stem, weight: (weight * Math.log(1 + kinds.length / kindsWith)) / Math.log(1 + kinds.length) };
    }),
  );
}

/** Another name of the same, in another language. */
const BY_NAME = 0.8;
/** What pages of such a kind use to say. */
const BY_CONCEPT = 0.4;
/** Of a kind that a description mentions and its title does not name: “orders and invoices of stations” are first of all of stations. */
const MENTIONED = 0.25;

/** What compounds end in has at least this many letters: “Beitragsrechnung” is a “Rechnung”, “Mietvertrag” a “Vertrag”. */
const SHORTEST_LAST = 7;

/** Longer words may continue as they like; of short ones only an ending may follow. */
function isOf(word: string, stem: string): boolean {
  if (stem.length >= SHORTEST_LAST && word.endsWith(stem)) return true;
  return word.startsWith(stem) && (stem.length > 4 || word.length - stem.length < 3);
}

/** Without its ending: “invoices” finds “invoice”, “Rechnung” finds “Rechnungsnummer”. */
function toStem(said: string): string {
  const word = fold(said);
  if (word.length <= 4) return word;
  const stem = word.replace(/(?:ies|ies|es|en|ern|er|s|e|y|a|um|um|ae)$/u, "");
  return stem.length < 4 ? word : stem;
}

/** Words of descriptions that say nothing of a kind. */
const STOP_WORDS: readonly string[] = (
  "the and for with from that this are was were all any each per other others such also may can not has have its their into page pages " +
  "document documents section sections file files contains containing contain including include includes usually typically belongs part " +
  "und der die das den dem des ein eine einer eines mit von für auf aus bei oder alle auch wird werden sind ist seite seiten dokument dokumente " +
  "les des une avec pour dans par sur ou et du de la le los las una con por para del page documents " +
  "person persons people number numbers one two several various etc"
).split(/\s+/u);

/** How much the pages that are known already speak for the kinds of the others. */
const BY_LIKENESS = 9;
/** Pages of a kind are that alike at least; less says nothing. */
const MIN_LIKE = 0.12;
/** This many pages of a kind are half of what many of them would tell: unlike a single one a page may be all the same. */
const FEW_PAGES = 1;

/**
 * Adds what pages of known kind tell of the others (pseudo relevance feedback, Rocchio 1971).
 *
 * @param kindOf - the kind of each page, as far as it is sure
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
 * How alike a page is to the middle of all pages of a kind but itself, which would else speak for itself. The middle is counted once; what a page
 * changes of it are its own words alone, so that thousands of pages take no more than their words.
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

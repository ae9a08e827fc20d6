import type { Field } from "../fields/field.ts";
import { endOf } from "../fields/range-end.ts";
import type { Place, Token } from "../line-index/line-index.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import type { Reading } from "../values/reading.ts";
import type { WordKinship } from "./word-kinship.ts";

/** Weaker phrases are left out. */
const MIN_PHRASE = 0.5;
/** Weight of a word that is only similar. */
const OF_SIMILAR = 0.8;

/** Number of words before and after a value that may name it. */
const BEFORE = 14;
const BEHIND = 4;
/** Weight of a word by its position: before the value, after it, or in the heading. */
const NEAR = 3;
const FAR_SHARE = 0.5;
const BEHIND_SHARE = 0.85;
const HEADING_SHARE = 0.55;
const MIN_SIMILAR = 0.45;
const STEM = 4;
/** Weight of a word if another value of the kind is between it and the value: the word then usually belongs to that one. */
const PASSED_SHARE = 0.5;

/** Whether a word may be part of the field's name; a sentence without such a word does not name the field. */
export function relevance(field: Field, words: WordKinship): (key: string) => boolean {
  const own = new Set(field.phrases.flatMap(({ keys, weight }) => (weight < MIN_PHRASE ? [] : keys)));
  const near = new Set([...own].flatMap((key) => [...words.neighboursOf(key)]));
  const stems = new Set([...own].filter((key) => key.length >= STEM).map((key) => key.slice(0, STEM)));
  const units = UNITS.filter((unit) => [...own].some((key) => unit.test(key)));
  const known = new Map<string, boolean>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const may =
      own.has(key) ||
      (key.endsWith("s") && own.has(key.slice(0, -1))) ||
      near.has(key) ||
      stems.has(key.slice(0, STEM)) ||
      units.some((unit) => unit.test(key));
    known.set(key, may);
    return may;
  };
}

export interface ContextWord {
  readonly keys: readonly string[];
  readonly share: number;
  /** True for one of the few words before the value. */
  readonly leads: boolean;
  /** Keys of the word before it. */
  readonly before: readonly string[];
}

interface Around {
  readonly from: number;
  readonly to: number;
  readonly heading: JoinedText | null;
  readonly others: readonly Reading[];
}

export function contextOf({ tokens }: Place, reading: Reading, { from, to, heading, others }: Around): ContextWord[] {
  const words: ContextWord[] = [];
  const passed = (at: number): number =>
    others.some((other) => (other.from > at && other.to <= reading.from) || (other.from >= reading.to && other.to <= at))
      ? PASSED_SHARE
      : 1;
  const add = (token: Token | undefined, before: Token | undefined, share: number, leads = false): void => {
    if (token !== undefined && token.keys.length > 0) words.push({ keys: token.keys, share, leads, before: before?.keys ?? [] }); // prettier-ignore
  };
  for (let at = Math.max(from, reading.from - BEFORE); at < reading.from; at++) {
    const distance = reading.from - at;
    const share = distance <= NEAR ? 1 : 1 - ((1 - FAR_SHARE) * (distance - NEAR)) / (BEFORE - NEAR);
    add(tokens[at], tokens[at - 1], share * passed(at), distance <= NEAR);
  }
  for (let at = reading.to; at < Math.min(to, reading.to + BEHIND); at++) {
    add(tokens[at], tokens[at - 1], (at - reading.to < 2 ? BEHIND_SHARE : FAR_SHARE) * passed(at));
  }
  for (const [at, token] of (heading?.place.tokens ?? []).entries()) add(token, heading?.place.tokens[at - 1], HEADING_SHARE);
  return words;
} // prettier-ignore

/** Small words, which do not name a value. */
const SMALL =
  /^(?:on|at|of|in|by|from|the|am|vom|von|den|dem|der|im|zum|du|le|la|de|au|des|del|el|al|en|il|di|van|op|het|met)$/u;
/** Words for "date", which fit any date in a sentence. */
const DATE = /^(?:dates?|datum|fecha|data)$/u;

/** Words for "amount", which fit any amount: "an aggregate amount of" says nothing of a gross amount. */
const AMOUNT =
  /^(?:amounts?|sums?|totals?|values?|betr[aä]ge?|summen?|montants?|sommes?|importes?|importi?o?|bedrag(?:en)?)$/u;

/** Whether a phrase says only of what kind the value is, while the field's name says more. */
function isOnlyKind(own: readonly string[], { kind, namings }: Field): boolean {
  if (kind === "date") return own.every((key) => DATE.test(key));
  return kind === "money" && own.every((key) => AMOUNT.test(key)) && namings[0]?.every((key) => AMOUNT.test(key)) === false;
} // prettier-ignore

/** How much of the field's name the context contains, from 0 to 1. */
export function contextScore(field: Field, context: readonly ContextWord[], words: WordKinship): number {
  let best = 0;
  for (const { keys, weight } of field.phrases) {
    if (weight < MIN_PHRASE) continue;
    const own = keys.filter((key) => !SMALL.test(key));
    if (own.length === 0 || isOnlyKind(own, field)) continue;
    // "Rechnung vom", "issued on": the value follows; a word after it belongs to something else.
    const isLed = SMALL.test(keys.at(-1)!);
    best = Math.max(best, weight * (isLed ? phraseShare(own, context.filter(({ leads }) => leads), words) : phraseShare(keys, context, words)));
  }
  if (field.end === null) return best;
  const isEnd = Math.max(0, ...context.map(({ keys, share }) => (keys.some((key) => namesEnd(key, field.end!)) ? share : 0)));
  const isOther = Math.max(0, ...context.map(({ keys, share }) => (keys.some((key) => namesEnd(key, field.end === "first" ? "last" : "first")) ? share : 0)));
  return isEnd > isOther ? Math.max(best, 0.5 + 0.45 * isEnd) : 0.5 * best;
} // prettier-ignore

function phraseShare(phrase: readonly string[], context: readonly ContextWord[], words: WordKinship): number {
  let all = 0;
  let said = 0;
  const found: string[] = [];
  for (const key of phrase) {
    const weight = words.weightOf(key);
    const measure = Math.max(0, ...context.map(({ keys, share }) => share * Math.max(0, ...keys.map((one) => similar(key, one, words))))); // prettier-ignore
    all += weight;
    said += weight * measure;
    if (measure > 0) found.push(key);
  }
  const isAnother = phrase.length > 1 && found.length === 1 && found[0] === phrase.at(-1) && belongsToOther(found[0]!, phrase, context, words); // prettier-ignore
  return all === 0 ? 0 : (said / all) * (isAnother ? OF_ANOTHER : 1);
}

/** Share of a match that is left where the sentence is about another thing of the kind. */
const OF_ANOTHER = 0.8;
const ARTICLE =
  /^(?:an?|the|any|this|each|such|no|his|her|its|their|der|die|das|dem|des|eine?[mnrs]?|une?|les?|la|il|lo|un[oa]?|el|los|las|het|een)$/u;

/** "A pet fee" for a broker's fee: the last word of the field's name has another word before it, wherever it is. */
// oxlint-disable-next-line max-params -- a word of a phrase, and where it is looked for
function belongsToOther(key: string, phrase: readonly string[], context: readonly ContextWord[], words: WordKinship): boolean {
  const found = context.filter(({ keys }) => keys.some((one) => similar(key, one, words) > 0));
  return found.every(({ before }) => before.length > 0 && before.every((one) => !SMALL.test(one) && !ARTICLE.test(one) && /^\p{L}{3,}$/u.test(one) && !phrase.some((own) => similar(own, one, words) > 0)));
} // prettier-ignore

/** Similarity of two words, from 0 to 1. */
export function similar(a: string, b: string, words: WordKinship): number {
  if (a === b || `${a}s` === b || a === `${b}s`) return 1;
  if (SMALL.test(a) || SMALL.test(b)) return 0;
  const unit = unitOf(a);
  if (unit >= 0 && unit === unitOf(b)) return 1;
  if (a.slice(0, STEM) !== b.slice(0, STEM) && !words.neighboursOf(a).has(b)) return 0;
  const likeness = words.between(a, b);
  return likeness < MIN_SIMILAR ? 0 : OF_SIMILAR * likeness;
}

const unitsKnown = new Map<string, number>();

function unitOf(word: string): number {
  const known = unitsKnown.get(word);
  if (known !== undefined) return known;
  if (unitsKnown.size > MAX_UNITS_KNOWN) unitsKnown.clear();
  const found = UNITS.findIndex((unit) => unit.test(word));
  unitsKnown.set(word, found);
  return found;
}

const MAX_UNITS_KNOWN = 20_000;

/** Units of time in six languages. */
const UNITS: readonly RegExp[] = [
  /^(?:years?|jahren?|ans?|annees?|anos?|anni|anno|jaar|jaren)$/u,
  /^(?:months?|monate?n?|mois|mes|meses|mes[ei]|maand(?:en)?)$/u,
  /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|we[e]?ken)$/u,
  /^(?:days?|tagen?|jours?|dias?|giorn[oi]|dagen)$/u,
  /^(?:hours?|stunden?|heures?|horas?|or[ae]|uren|uur)$/u,
];

const BEGINS =
  /^(?:start|commenc|begin|effective|from|since|von|vom|ab|beginnt|anfang|debut|compter|inicio|partir|inizio|decorr|vanaf|ingang)/u;
const ENDS =
  /^(?:end|expir|terminat|until|through|bis|endet|ablauf|jusqu|fin$|hasta|termin|scaden|fino|tot$|eindig|matur|final)/u;

function namesEnd(key: string, end: "first" | "last"): boolean {
  return (end === "first" ? BEGINS : ENDS).test(key) || endOf([key], "") === end;
}

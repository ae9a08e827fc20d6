import type { Field } from "../fields/field.ts";
import { endOf } from "../fields/range-end.ts";
import { toValue } from "../fields/to-value.ts";
import type { Place, Sheet, Token } from "../sheet/sheet.ts";
import { spanText } from "../sheet/span.ts";
import { addressesIn } from "../structure/addresses-in-text.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { type Paragraph, paragraphsOf } from "../structure/paragraphs.ts";
import { READERS } from "../values/readers.ts";
import { type Notation, readAll, type Reading } from "../values/reading.ts";
import type { Found } from "./labelled.ts";
import type { WordKinship } from "./word-kinship.ts";

/** Words before a value and behind it that may say what it is. */
const BEFORE = 14;
const BEHIND = 4;
/** What a word says that stands so far before the value, behind it, or in the heading. */
const NEAR = 3;
const FAR_SHARE = 0.5;
const BEHIND_SHARE = 0.85;
const HEADING_SHARE = 0.55;
/** Less of a field's name tells nothing. */
const MIN_SAID = 0.42;
const MIN_SIMILAR = 0.45;
/** Another value of the kind between a word and the value has the word for itself, more often than not. */
const PASSED_SHARE = 0.5;
const MAX_FOUND = 60;
/** Fields times paragraphs: a schema of hundreds of fields asks for tables, not for what sentences say. */
const MAX_READ = 8_000;

const TYPED = new Set<Field["kind"]>(["money", "number", "integer", "percent", "date", "duration", "code", "iban", "mail", "phone"]); // prettier-ignore

/** Kinds that are known by their form. */
const BY_FORM = new Set<Field["kind"]>(["iban", "mail"]);

/** Values in running text, by the words of their sentence and its heading: "a monthly rent of $2,150.00". */
// oxlint-disable-next-line max-params -- what is looked for, and in what
export function inSentences(fields: readonly Field[], sheet: Sheet, words: WordKinship, notation: Notation): Found[] {
  const paragraphs = paragraphsOf(sheet).slice(0, Math.floor(MAX_READ / Math.max(1, fields.length)));
  const keysOf = paragraphs.map(({ text, heading }) => keysIn(text, heading));
  const known = new Map<string, Reading[]>();
  return fields.flatMap((field, index) => {
    const isWorded = field.kind === "text" || field.kind === "name";
    if (!TYPED.has(field.kind) && field.kind !== "address" && !isWorded) return [];
    const mayName = relevance(field, words);
    const isNamed = BY_FORM.has(field.kind) || field.end !== null;
    const found = paragraphs.flatMap((paragraph, at) => {
      if (!isNamed && !keysOf[at]!.some(mayName)) return [];
      return isWorded
        ? wordsIn(paragraph, field, words, mayName)
        : valuesIn(paragraph, field, words, { notation, known, mayName });
    });
    return found
      .toSorted((a, b) => (b.signs.said ?? 0) - (a.signs.said ?? 0))
      .slice(0, MAX_FOUND)
      .map((one) => ({ ...one, field: index, label: null }));
  });
}

function keysIn(text: JoinedText, heading: JoinedText | null): string[] {
  const tokens = [...text.place.tokens, ...(heading?.place.tokens ?? [])];
  return [...new Set(tokens.flatMap(({ keys }) => keys))];
}

/** Whether a word may be one of those that a field is called by: without it no sentence says the field. */
function relevance(field: Field, words: WordKinship): (key: string) => boolean {
  const own = new Set(field.phrases.flatMap(({ keys, weight }) => (weight < 0.5 ? [] : keys)));
  const near = new Set([...own].flatMap((key) => [...words.neighboursOf(key)]));
  const stems = new Set([...own].filter((key) => key.length >= STEM).map((key) => key.slice(0, STEM)));
  const units = UNITS.filter((unit) => [...own].some((key) => unit.test(key)));
  const known = new Map<string, boolean>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const may = own.has(key) || near.has(key) || stems.has(key.slice(0, STEM)) || units.some((unit) => unit.test(key));
    known.set(key, may);
    return may;
  };
}

const STEM = 4;

interface Sentences {
  readonly notation: Notation;
  /** What was read for fields of one kind. */
  readonly known: Map<string, Reading[]>;
  readonly mayName: (key: string) => boolean;
}

type Said = Pick<Found, "value" | "spans" | "signs">;

function valuesIn(
  { text, heading, sentences }: Paragraph,
  field: Field,
  words: WordKinship,
  { notation, known, mayName }: Sentences,
): Said[] {
  return sentences.flatMap(([from, to]) => {
    const key = `${text.place.id}.${from}.${field.kind}`;
    const readings = known.get(key) ?? readSentence(text.place, field, from, to, notation);
    known.set(key, readings);
    return readings.flatMap((reading, turn): Said[] => {
      const others = readings.filter((_, at) => at !== turn);
      const context = contextOf(text.place, reading, { from, to, heading, others });
      const telling = context.filter(({ keys }) => keys.some(mayName));
      const said = field.end === null && telling.length === 0 ? 0 : saidOf(field, field.end === null ? telling : context, words);
      const byForm = BY_FORM.has(field.kind) ? 1 : 0;
      if (said < MIN_SAID && byForm === 0) return [];
      const spans = text.spans(reading.from, reading.to);
      const printed = spanText(spans).replace(/[.,;)]+$/u, "");
      const value = toValue(field, typeof reading.value === "string" && field.kind === "address" ? { ...reading, value: printed } : reading, printed); // prettier-ignore
      return value === undefined ? [] : [{ value, spans, signs: { ...(said >= MIN_SAID ? { said } : { unlabelled: byForm }), fit: reading.fit } }];
    });
  });
} // prettier-ignore

/** Small words between what names a value and the value. */
const LINK =
  /^(?:is|are|was|as|of|to|by|at|in|a|an|the|for|mit|als|der|die|das|den|dem|von|ist|wird|est|de|du|la|le|el|en|es|come|di|il|een|van|bij|met|:|shall|be|named|called)$/iu;
/** Words that end a value which no sign ends. */
const ENDS_VALUE =
  /^(?:and|or|who|which|that|with|from|on|until|und|oder|mit|et|qui|y|que|e|che|en|die|reporting|located|having|effective|beginning|commencing|eingestellt|for|in|to|by)$/iu;
/** "No." before what it numbers. */
const NUMBER_MARK = /^\(?(?:no|nr|n°|nº|#)\.?$/iu;
const MAX_WORDS = 9;
const MIN_PHRASE = 0.75;

/** Texts and names behind the words that name them: "the position of Pastry Chef, reporting to Ann Lee". */
// oxlint-disable-next-line max-params -- where, for which field, and by which words
function wordsIn(
  { text, sentences }: Paragraph,
  field: Field,
  words: WordKinship,
  mayName: (key: string) => boolean,
): Said[] {
  const { tokens } = text.place;
  const phrases = field.phrases.filter(({ weight }) => weight >= MIN_PHRASE);
  return sentences.flatMap(([from, to]) => {
    const found: Said[] = [];
    for (let at = from; at < to - 1; at++) {
      if (!tokens[at]!.keys.some(mayName)) continue;
      const named = phraseAt(tokens, at, to, phrases, words);
      if (named === null) continue;
      const run = valueBehind(tokens, named.end, to, field.kind === "name");
      if (run === null) continue;
      const spans = text.spans(...run);
      const printed = spanText(spans)
        .replace(/[.,;:]+$/u, "")
        .replace(/^([^()]+)\)$/u, "$1");
      const value = toValue(field, { value: printed, from: 0, to: 0, fit: 1 }, printed);
      if (value !== undefined) found.push({ value, spans, signs: { said: 0.95 * named.weight, fit: 1 } });
    }
    return found;
  });
}

// oxlint-disable-next-line max-params -- where in a sentence, and what is looked for
function phraseAt(
  tokens: readonly Token[],
  at: number,
  to: number,
  phrases: Field["phrases"],
  words: WordKinship,
): { readonly end: number; readonly weight: number } | null {
  let best: { readonly end: number; readonly weight: number } | null = null;
  for (const { keys, weight } of phrases) {
    if (at + keys.length >= to) continue;
    const likeness = keys.map((key, index) => Math.max(0, ...(tokens[at + index]?.keys ?? []).map((one) => similar(key, one, words))));
    const said = weight * Math.min(...likeness);
    if (said >= 0.6 && (best === null || said * keys.length > best.weight)) best = { end: at + keys.length, weight: said };
  }
  return best;
} // prettier-ignore

/** A run of capital words for a name; for a text what follows a linking word, up to a comma, a stop or a word that goes on. */
function valueBehind(tokens: readonly Token[], from: number, to: number, isName: boolean): [number, number] | null {
  let start = from;
  while (start < to && start - from < 4 && (LINK.test(tokens[start]!.text) || NUMBER_MARK.test(tokens[start]!.text))) start++;
  if (start >= to || /[.,;:]$/u.test(tokens[from - 1]!.text) || (start === from && !/^\p{Lu}/u.test(tokens[start]!.text))) return null;
  let end = start;
  while (end < to && end - start < MAX_WORDS) {
    const { text } = tokens[end]!;
    const goesOn = isName ? /^\p{Lu}|^(?:of|&|van|von|de|der|den|for)$/u.test(text) : end === start || !ENDS_VALUE.test(text);
    if (!goesOn) break;
    end++;
    if (/[,;:]$|\p{L}{2}[.]$/u.test(text)) break;
  }
  return end > start && end - start < MAX_WORDS ? [start, end] : null;
} // prettier-ignore

// oxlint-disable-next-line max-params -- a run of tokens, and what is read there
function readSentence(place: Place, field: Field, from: number, to: number, notation: Notation): Reading[] {
  if (field.kind === "address") {
    return addressesIn(place, from, to).map(([at, end]) => ({ value: "", from: at, to: end, fit: 1 }));
  }
  const isCounted = field.kind === "integer" || field.kind === "number";
  const dates = isCounted ? readAll(READERS.date, place, from, to, notation) : [];
  const readings = readAll(READERS[field.kind], place, from, to, notation).filter(
    (reading) => !dates.some((date) => reading.from < date.to && reading.to > date.from),
  );
  return readings.flatMap((reading) => {
    const { text } = place.tokens[reading.from]!;
    // "twelve (12) months" is no negative number.
    const isSpelled = /^\(\d+\)/u.test(text) && /\p{L}$/u.test(place.tokens[reading.from - 1]?.text ?? "");
    if (isSpelled && typeof reading.value === "number") return [{ ...reading, value: Math.abs(reading.value) }];
    if (field.kind === "money" && reading.fit < 0.7) return [];
    if (field.kind === "code" && reading.fit < 0.8) return [];
    // Numbers of clauses, and those within an address or a date.
    if (isCounted && (reading.fit < 0.7 || /^\d+\.$|^\p{Sc}|-/u.test(text))) return [];
    return [reading];
  });
}

interface ContextWord {
  readonly keys: readonly string[];
  readonly share: number;
}

interface Around {
  readonly from: number;
  readonly to: number;
  readonly heading: JoinedText | null;
  readonly others: readonly Reading[];
}

function contextOf({ tokens }: Place, reading: Reading, { from, to, heading, others }: Around): ContextWord[] {
  const words: ContextWord[] = [];
  const passed = (at: number): number =>
    others.some((other) => (other.from > at && other.to <= reading.from) || (other.from >= reading.to && other.to <= at))
      ? PASSED_SHARE
      : 1;
  const add = (token: Token | undefined, share: number): void => {
    if (token !== undefined && token.keys.length > 0) words.push({ keys: token.keys, share });
  };
  for (let at = Math.max(from, reading.from - BEFORE); at < reading.from; at++) {
    const distance = reading.from - at;
    const share = distance <= NEAR ? 1 : 1 - ((1 - FAR_SHARE) * (distance - NEAR)) / (BEFORE - NEAR);
    add(tokens[at], share * passed(at));
  }
  for (let at = reading.to; at < Math.min(to, reading.to + BEHIND); at++) {
    add(tokens[at], (at - reading.to < 2 ? BEHIND_SHARE : FAR_SHARE) * passed(at));
  }
  for (const token of heading?.place.tokens ?? []) add(token, HEADING_SHARE);
  return words;
} // prettier-ignore

/** How much of what a field is called its context says, from 0 to 1. */
function saidOf(field: Field, context: readonly ContextWord[], words: WordKinship): number {
  let best = 0;
  for (const { keys, weight } of field.phrases) {
    if (weight < 0.5) continue;
    best = Math.max(best, weight * phraseSaid(keys, context, words));
  }
  if (field.end === null) return best;
  const isEnd = Math.max(0, ...context.map(({ keys, share }) => (keys.some((key) => saysEnd(key, field.end!)) ? share : 0)));
  const isOther = Math.max(0, ...context.map(({ keys, share }) => (keys.some((key) => saysEnd(key, field.end === "first" ? "last" : "first")) ? share : 0)));
  return isEnd > isOther ? Math.max(best, 0.5 + 0.45 * isEnd) : 0.5 * best;
} // prettier-ignore

function phraseSaid(phrase: readonly string[], context: readonly ContextWord[], words: WordKinship): number {
  let all = 0;
  let said = 0;
  for (const key of phrase) {
    const weight = words.weightOf(key);
    all += weight;
    said += weight * Math.max(0, ...context.map(({ keys, share }) => share * Math.max(0, ...keys.map((one) => similar(key, one, words))))); // prettier-ignore
  }
  return all === 0 ? 0 : said / all;
}

function similar(a: string, b: string, words: WordKinship): number {
  if (a === b || `${a}s` === b || a === `${b}s`) return 1;
  const unit = unitOf(a);
  if (unit >= 0 && unit === unitOf(b)) return 1;
  if (a.slice(0, STEM) !== b.slice(0, STEM) && !words.neighboursOf(a).has(b)) return 0;
  const likeness = words.between(a, b);
  return likeness < MIN_SIMILAR ? 0 : 0.8 * likeness;
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

function saysEnd(key: string, end: "first" | "last"): boolean {
  return (end === "first" ? BEGINS : ENDS).test(key) || endOf([key], "") === end;
}

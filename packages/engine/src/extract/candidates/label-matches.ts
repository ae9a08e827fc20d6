import type { Field } from "../fields/field.ts";
import { VOCABULARY } from "../lexicon/lexicon.ts";
import { NUMBER_KEY } from "../line-index/keys.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { nearestWord } from "./nearest-word.ts";

/** A field's phrase at a place. */
export interface LabelMatch {
  readonly field: number;
  readonly place: Place;
  /** First token of the phrase, and the token after it. */
  readonly from: number;
  readonly to: number;
  /** Token after the whole label, which may be longer than the phrase: after its colon, or after its last word. */
  readonly end: number;
  readonly hasColon: boolean;
  readonly weight: number;
  /** Share of the label that the phrase covers, from 0 to 1; words before it count half, as they only specify it. */
  readonly share: number;
  /** Keys of the whole label. */
  readonly keys: readonly string[];
  /** True if it is no phrase of the field, but has related words. */
  readonly isKindred?: boolean;
}

interface Entry {
  readonly field: number;
  /** True if its values have digits, so that words after its label belong to the label. */
  readonly isTyped: boolean;
  readonly keys: readonly string[];
  readonly weight: number;
}

/** A key of a place, with the token that it comes from. */
interface PlacedKey {
  readonly key: string;
  readonly token: number;
}

/** Finds the labels of fields; a label may belong to several fields. */
export class LabelFinder {
  readonly #byFirst = new Map<string, Entry[]>();
  readonly #words = new Set<string>(VOCABULARY);
  /** First words of labels, in full. */
  readonly #own = new Set<string>();

  constructor(fields: readonly Field[]) {
    for (const [index, { phrases, kind }] of fields.entries()) {
      for (const { keys, weight } of phrases) {
        const entries = this.#byFirst.get(keys[0]!) ?? [];
        entries.push({ field: index, isTyped: TYPED.has(kind), keys, weight });
        this.#byFirst.set(keys[0]!, entries);
        for (const key of keys) {
          this.#words.add(key);
          this.#own.add(key);
        }
      }
    }
  }

  find({ places }: LineIndex): LabelMatch[] {
    return places.flatMap((place) => this.findIn(place));
  }

  findIn(place: Place): LabelMatch[] {
    const keys = this.keysOf(place);
    const found: LabelMatch[] = [];
    for (let at = 0; at < keys.length; at++) {
      for (const entry of this.#startingAt(keys[at]!.key)) {
        if (!matches(entry.keys, keys, at)) continue;
        const match = toMatch(entry, place, keys, at);
        if (match !== null) found.push(match);
      }
    }
    return bestOfEach(found);
  }

  /** The keys of a place; a word from OCR is replaced by the nearest word that a label may have. */
  keysOf(place: Place): PlacedKey[] {
    const keys: PlacedKey[] = [];
    const isFuzzy = place.line.recognised === true;
    for (const [token, { keys: ofToken, text }] of place.tokens.entries()) {
      if (token > 0 && IN_BRACKETS.test(text)) continue;
      for (const key of ofToken) {
        keys.push({ key: isFuzzy ? nearestWord(key, this.#words) : this.#inFull(key, text), token });
      }
    }
    return keys;
  }

  /** Expands abbreviations such as "Cant." and "Aant." to the word that they begin. */
  #inFull(key: string, text: string): string {
    if (!/\p{L}\.:?$/u.test(text) || key.length < MIN_CUT || this.#words.has(key)) return key;
    let full = key;
    for (const word of this.#own) {
      if (word.startsWith(key) && (full === key || word.length < full.length)) full = word;
    }
    return full;
  }

  *#startingAt(key: string): Generator<Entry> {
    yield* this.#byFirst.get(key) ?? [];
    // "Mietrechnung" is a "Rechnung": the last part of a compound is its head.
    for (let cut = 3; cut <= key.length - SHORTEST_HEAD; cut++) {
      for (const entry of this.#byFirst.get(key.slice(cut)) ?? []) yield { ...entry, weight: COMPOUND * entry.weight };
    }
  }
}

/** A code or a number inside a label: "Rechnung (380) Nr." */
const IN_BRACKETS = /^\([\p{L}\d%]{1,5}\)$/u;
const SHORTEST_HEAD = 6;
/** Minimum letters of an abbreviation with a point. */
const MIN_CUT = 3;
const COMPOUND = 0.85;

function matches(phrase: readonly string[], keys: readonly PlacedKey[], at: number): boolean {
  for (let index = 1; index < phrase.length; index++) if (keys[at + index]?.key !== phrase[index]) return false;
  return true;
}

/** Text that separates a label from what is before it: a value, or the end of a sentence. */
const PARTS_LABELS = /[:=|;,.()]$|\d|^[-–—•·/(]/u;

/** Maximum words of a line before a label that is part of it, as in "Please pay the total amount of". */
const MAX_WORDS_BEFORE = 4;

function toMatch(
  { field, isTyped, keys: phrase, weight }: Entry,
  place: Place,
  keys: readonly PlacedKey[],
  at: number,
): LabelMatch | null {
  const { tokens } = place;
  const from = keys[at]!.token;
  const to = keys[at + phrase.length - 1]!.token + 1;
  let start = from;
  while (start > 0 && from - start < MAX_WORDS_BEFORE && !PARTS_LABELS.test(tokens[start - 1]!.text)) start--;
  let end = to;
  let hasColon = /[:=]$/u.test(tokens[to - 1]!.text);
  for (let next = to; !hasColon && next < Math.min(tokens.length, to + 4); next++) {
    if (/\d/u.test(tokens[next]!.text) && !IN_BRACKETS.test(tokens[next]!.text)) break;
    if (/[:=]$/u.test(tokens[next]!.text)) {
      end = next + 1;
      hasColon = true;
    }
  }
  // "N° BL" alone is not the number of the requested thing.
  const isBareNumber = phrase.length === 1 && phrase[0] === NUMBER_KEY;
  if (!hasColon) end = (isTyped || isBareNumber) && specifiesLabel(place, to) ? tokens.length : to;
  // "Company No." is not a company.
  if (!hasColon && phrase.at(-1) !== NUMBER_KEY && keys[at + phrase.length]?.key === NUMBER_KEY) {
    end = keys[at + phrase.length]!.token + 1;
  }
  const covered = keyChars(phrase);
  const before = keys.filter(({ token }, index) => index < at && token >= start);
  const behind = keys.filter(({ token }, index) => index >= at + phrase.length && token < end);
  const around = keyChars(before.map(({ key }) => key)) / 2 + keyChars(behind.map(({ key }) => key));
  const whole = keys.filter(({ token }) => token >= start && token < end).map(({ key }) => key);
  return { field, place, from, to, end, hasColon, weight, share: covered / (covered + around), keys: whole };
}

const TYPED = new Set<Field["kind"]>(["date"]);
/** A longer rest belongs to a sentence. */
const MAX_WORDS_BEHIND = 3;

/** "Date de livraison": the rest of the place, if it has no value, specifies the date. */
function specifiesLabel({ tokens }: Place, from: number): boolean {
  const rest = tokens.slice(from);
  return rest.length > 0 && rest.length <= MAX_WORDS_BEHIND && rest.every(({ text }) => /^[\p{L}'’-]+\.?$/u.test(text));
}

function keyChars(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (key === NUMBER_KEY ? 2 : key.length), 0);
}

/** Of the matches of one field at one place, those that are not inside a better one. */
function bestOfEach(matches: readonly LabelMatch[]): LabelMatch[] {
  return matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other !== match &&
          other.field === match.field &&
          other.from <= match.from &&
          other.to >= match.to &&
          (other.weight * other.share > match.weight * match.share ||
            (other.weight * other.share === match.weight * match.share &&
              matches.indexOf(other) < matches.indexOf(match))),
      ),
  );
}

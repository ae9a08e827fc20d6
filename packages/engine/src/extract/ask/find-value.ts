import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { plain } from "../embedded/embedded-fields.ts";
import type { Place } from "../line-index/line-index.ts";
import { textOf } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { parseNumber } from "../values/numbers.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readAll, type Reading } from "../values/reading.ts";

/** Amounts that differ by less are the same. */
const HALF_CENT = 0.005;

/** A value as printed in the document, with its place. */
export interface FoundValue {
  readonly value: unknown;
  readonly spans: readonly Span[];
}

/** Words in the lines of one value. */
const MAX_TOKENS = 600;

/**
 * Searches for a model's value at the lines that it names, with the readers of the field's kind.
 *
 * @returns the value as printed, never as the model wrote it; null if it is not there
 */
export function findValue(
  field: Field,
  said: unknown,
  places: readonly Place[],
  notation: Notation,
): FoundValue | null {
  if (said === null || said === undefined || typeof said === "object" || places.length === 0) return null;
  return field.kind === "choice"
    ? findChoice(field, said, places)
    : (findRead(field, said, places, notation) ??
        findText(field, said, places) ??
        findDigits(field, said, places) ??
        findStatement(field, said, places));
}

function findRead(field: Field, said: unknown, places: readonly Place[], notation: Notation): FoundValue | null {
  if (takesAll(field.kind)) return null;
  for (const place of places) {
    for (const reading of readAll(READERS[field.kind], place, 0, place.tokens.length, notation)) {
      const printed = textOf(place, reading.from, reading.to);
      const value = toValue(field, reading, printed);
      if (value === undefined || !says(said, { value, reading, printed }, notation)) continue;
      return { value, spans: [{ place, from: reading.from, to: reading.to }] };
    }
  }
  return null;
}

/**
 * A number that the number reader reads otherwise: with another decimal sign than the rest of the document (“24.180” next to “18,440.000”), or in
 * brackets that do not mean a negative number (“twelve (12) months”). The digits are on the page; the model decides what they mean.
 */
function findDigits(field: Field, said: unknown, places: readonly Place[]): FoundValue | null {
  if (typeof said !== "number" || takesAll(field.kind)) return null;
  for (const place of places) {
    for (const [at, { text }] of place.tokens.entries()) {
      const [digits] = /\d[\d.,']*\d|\d/u.exec(text) ?? [];
      if (digits === undefined) continue;
      const isPrinted = DECIMAL_SIGNS.some((decimal) => parseNumber(digits, decimal)?.value === said);
      const value = isPrinted ? toValue(field, { value: said, from: at, to: at + 1, fit: 1 }, text) : undefined;
      if (value !== undefined) return { value, spans: [{ place, from: at, to: at + 1 }] };
    }
  }
  return null;
}

const DECIMAL_SIGNS = [".", ","] as const;

/** Yes or no is usually implied by a sentence, not printed: a model's answer is never sure, and its place is the sentence. */
function findStatement(field: Field, said: unknown, [place]: readonly Place[]): FoundValue | null {
  if (typeof said !== "boolean" || !field.node.types.has("boolean") || place === undefined) return null;
  return { value: said, spans: [{ place, from: 0, to: place.tokens.length }] };
}

interface Read {
  readonly value: unknown;
  readonly reading: Reading;
  readonly printed: string;
}

/** Whether the model's value equals the one that was read: as a value, as its field's type, or as printed. */
function says(said: unknown, { value, reading, printed }: Read, notation: Notation): boolean {
  if (typeof reading.value === "number") {
    const number = typeof said === "string" ? (parseNumber(said.trim(), notation.decimal)?.value ?? Number.NaN) : said;
    return typeof number === "number" && (Math.abs(number - reading.value) < HALF_CENT || said === printed);
  }
  if (typeof reading.value === "boolean") return said === reading.value || plain(String(said)) === plain(printed);
  const text = plain(String(said));
  return text !== "" && [reading.value, value, printed].some((one) => plain(String(one)) === text);
}

/** Finds a run of words with the given text, within one line or over several of those named. */
function findText(field: Field, said: unknown, places: readonly Place[]): FoundValue | null {
  if (!field.node.types.has("string") || field.kind === "date") return null;
  const spans = textSpans(plain(String(said)), places);
  if (spans === null) return null;
  const text = tidy(spanText(spans));
  const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
  return value === undefined ? null : { value, spans };
}

function findChoice(field: Field, said: unknown, places: readonly Place[]): FoundValue | null {
  for (const place of places) {
    const printed = textSpans(plain(String(said)), [place]) ?? [{ place, from: 0, to: place.tokens.length }];
    const text = spanText(printed);
    const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
    if (value !== undefined && value === said) return { value, spans: printed };
  }
  return null;
}

/** The first run of words over the places, in their order, that has the text, ignoring case, spaces and punctuation. */
function textSpans(wanted: string, places: readonly Place[]): Span[] | null {
  if (wanted === "") return null;
  const words = places
    .flatMap((place) => place.tokens.map(({ text }, at) => ({ place, at, key: plain(text) })))
    .slice(0, MAX_TOKENS);
  for (let first = 0; first < words.length; first++) {
    if (words[first]!.key === "" || !wanted.startsWith(words[first]!.key)) continue;
    let said = "";
    for (let last = first; last < words.length; last++) {
      said += words[last]!.key;
      if (said === wanted) return toSpans(words.slice(first, last + 1));
      if (!wanted.startsWith(said)) break;
    }
  }
  return null;
}

function toSpans(words: readonly { readonly place: Place; readonly at: number }[]): Span[] {
  const spans: Span[] = [];
  for (const { place, at } of words) {
    const last = spans.at(-1);
    if (last?.place === place && last.to === at) spans[spans.length - 1] = { ...last, to: at + 1 };
    else spans.push({ place, from: at, to: at + 1 });
  }
  return spans;
}

/** Removes what surrounds a value: the colon of its label, a comma after it. */
function tidy(text: string): string {
  return text.replace(/(\p{L})- (?=\p{Ll})/gu, "$1").replace(/^[\s:;,|]+|[\s:;,|]+$/gu, "");
}

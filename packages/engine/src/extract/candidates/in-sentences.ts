import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import { addressesIn } from "../structure/addresses-in-text.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { type Paragraph, paragraphsOf } from "../structure/paragraphs.ts";
import { READERS } from "../values/readers.ts";
import { type Notation, readAll, type Reading } from "../values/reading.ts";
import type { Found } from "./read-values.ts";
import { contextOf, relevance, contextScore } from "./context-score.ts";
import type { WordKinship } from "./word-kinship.ts";
import { type Said, wordsIn } from "./words-behind.ts";

/** Minimum fit of an amount or a number in a sentence, and */
const MIN_FIT = 0.7;
/** of a code. */
const MIN_CODE_FIT = 0.8;

/** A lower match with a field's name is no evidence. */
const MIN_SAID = 0.42;
const MAX_FOUND = 60;
/** Limit on fields times paragraphs: a schema of hundreds of fields is for tables, not for sentences. */
const MAX_READ = 8_000;

const TYPED = new Set<Field["kind"]>(["money", "number", "integer", "percent", "date", "duration", "code", "iban", "mail", "phone"]); // prettier-ignore

const MONEY = /^\p{Sc}\d|^\d[\d.,' ]*[.,]\d{2}[.,;)]*$/u;

/** Kinds that are recognised by their form. */
const BY_FORM = new Set<Field["kind"]>(["iban", "mail"]);

/** Finds values in running text by the words of their sentence and its heading: "a monthly rent of $2,150.00". */
// oxlint-disable-next-line max-params -- what is looked for, and in what
export function inSentences(
  fields: readonly Field[],
  lineIndex: LineIndex,
  words: WordKinship,
  notation: Notation,
): Found[] {
  const paragraphs = paragraphsOf(lineIndex).slice(0, Math.floor(MAX_READ / Math.max(1, fields.length)));
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

interface Sentences {
  readonly notation: Notation;
  /** Readings, cached by the kind of field. */
  readonly known: Map<string, Reading[]>;
  readonly mayName: (key: string) => boolean;
}

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
      const said = field.end === null && telling.length === 0 ? 0 : contextScore(field, field.end === null ? telling : context, words);
      const byForm = BY_FORM.has(field.kind) ? 1 : 0;
      if (said < MIN_SAID && byForm === 0) return [];
      const spans = text.spans(reading.from, reading.to);
      const printed = spanText(spans).replace(/[.,;)]+$/u, "");
      const value = toValue(field, typeof reading.value === "string" && field.kind === "address" ? { ...reading, value: printed } : reading, printed); // prettier-ignore
      return value === undefined ? [] : [{ value, spans, signs: { ...(said >= MIN_SAID ? { said } : { unlabelled: byForm }), fit: reading.fit, ...(reading.ambiguous === true ? { ambiguous: 1 } : {}) } }];
    });
  });
} // prettier-ignore

// oxlint-disable-next-line max-params -- a run of tokens, and what is read there
function readSentence(place: Place, field: Field, from: number, to: number, notation: Notation): Reading[] {
  if (field.kind === "address") {
    return addressesIn(place, from, to).map(([at, end]) => ({ value: "", from: at, to: end, fit: 1 }));
  }
  const isCounted = field.kind === "integer" || field.kind === "number";
  // A number whose name is not known may be an amount.
  const isOpen = field.kind === "number" && field.concepts.length === 0;
  const isBare = isCounted || field.kind === "code";
  // Numbers of a date and of an address are no others.
  const dates = isBare ? readAll(READERS.date, place, from, to, notation) : [];
  const addresses = isBare ? addressesIn(place, from, to).map(([at, end]) => ({ from: at, to: end })) : [];
  const readings = readAll(READERS[field.kind], place, from, to, notation).filter(
    (reading) => ![...dates, ...addresses].some((one) => reading.from < one.to && reading.to > one.from),
  );
  return readings.flatMap((reading) => {
    const { text } = place.tokens[reading.from]!;
    // "twelve (12) months" is not a negative number.
    const isSpelled = /^\(\d+\)/u.test(text) && /\p{L}$/u.test(place.tokens[reading.from - 1]?.text ?? "");
    if (isSpelled && typeof reading.value === "number") return [{ ...reading, value: Math.abs(reading.value) }];
    if (field.kind === "money" && reading.fit < MIN_FIT) return [];
    if (field.kind === "code" && (reading.fit < MIN_CODE_FIT || isQuantity(place, reading))) return [];
    // Skips numbers of clauses, and those within an address or a date.
    if (isCounted && !(isOpen && MONEY.test(text)) && (reading.fit < MIN_FIT || /^\d+\.$|^\p{Sc}|-/u.test(text))) {
      return [];
    }
    return [reading];
  });
}

/** "480 tonnes", "9.7 %": a number of something is no identifier. */
function isQuantity({ tokens }: Place, { from, to }: Reading): boolean {
  if (to - from !== 1 || !/^\d+(?:[.,]\d+)?$/u.test(tokens[from]!.text)) return false;
  const next = tokens[to]?.text ?? "";
  return /[.,]\d/u.test(tokens[from]!.text) || /^(?:%|\p{Ll}{3,})/u.test(next);
}

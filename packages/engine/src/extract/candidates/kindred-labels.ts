import type { Field } from "../fields/field.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { paragraphsOf } from "../structure/paragraphs.ts";
import type { LabelMatch } from "./label-matches.ts";
import type { WordKinship } from "./word-kinship.ts";

/** A run of words that may be a label, though not a known one of a field. */
export interface LabelText {
  readonly place: Place;
  readonly from: number;
  /** The token after it, and after its colon. */
  readonly end: number;
  readonly hasColon: boolean;
  readonly keys: readonly string[];
}

/** Maximum words of a label. */
const LONGEST_LABEL = 6;
/** Shorter words are articles and prepositions. */
const SHORTEST_WORD = 3;
/** Labels with a lower match to the field's name belong to something else. */
const MIN_KINSHIP = 0.35;
/** Limit on comparisons of names and labels: if a schema has thousands of names, only labels of the first pages are compared. */
const MAX_COMPARED = 200_000;

/** Possible labels: texts before a colon or before digits, or alone on their place. */
export function labelTexts(lineIndex: LineIndex): LabelText[] {
  const continuing = continuingLines(lineIndex);
  return lineIndex.places.flatMap((place) => {
    if (continuing.has(place)) return [];
    const starts = place.tokens.flatMap(({ text }, at) => (/[,;|]$/u.test(text) ? [at + 1] : []));
    return [0, ...starts].flatMap((from) => textFrom(place, from) ?? []);
  });
}

/** Lines in the middle of a sentence: "A pet / fee of $40.00" has no label "fee". */
export function continuingLines(lineIndex: LineIndex): ReadonlySet<Place> {
  const continuing = paragraphsOf(lineIndex).flatMap(({ text: { lines } }) =>
    lines.filter((line, at) => at > 0 && /^\p{Ll}/u.test(line.text) && /[\p{L},]$/u.test(lines[at - 1]!.text)),
  );
  return new Set(continuing);
}

function textFrom(place: Place, from: number): LabelText | null {
  const { tokens } = place;
  let end = from;
  let hasColon = false;
  while (end < tokens.length && end - from <= LONGEST_LABEL && !hasColon) {
    const { text } = tokens[end]!;
    if (/[\d\p{Sc}]/u.test(text)) break;
    hasColon = /[:=]$/u.test(text);
    if (/[,;|]$/u.test(text)) return null;
    end++;
  }
  const isWhole = from === 0 && end === tokens.length;
  if (end === from || end - from > LONGEST_LABEL || (end === tokens.length && !isWhole)) return null;
  const keys = tokens.slice(from, end).flatMap((token) => token.keys);
  return keys.some((key) => /\p{L}{3}/u.test(key)) ? { place, from, end, hasColon, keys } : null;
}

/** Labels that share words with a field's name or description, by stem, in compounds, or in another language. */
export function kindredLabels(fields: readonly Field[], texts: readonly LabelText[], words: WordKinship): LabelMatch[] {
  const namings = fields.map((field) => field.namings.map((keys) => toBag(keys, words)));
  const most = MAX_COMPARED / (1 + namings.reduce((sum, { length }) => sum + length, 0));
  const known = new Map<string, readonly Kindred[]>();
  return texts.flatMap(({ place, from, end, hasColon, keys }) => {
    const joined = keys.join(" ");
    const kindred = known.get(joined) ?? (known.size < most ? kindredFields(toBag(keys, words), namings, words) : []);
    known.set(joined, kindred);
    const match = { place, from, to: end, end, hasColon, share: 1, keys, isKindred: true };
    return kindred.map((one) => ({ ...match, ...one }));
  });
}

/** A field, and how well a label matches its name, from 0 to 1. */
interface Kindred {
  readonly field: number;
  readonly weight: number;
}

function kindredFields(
  label: readonly string[],
  namings: readonly (readonly (readonly string[])[])[],
  words: WordKinship,
): Kindred[] {
  return namings
    .map((ofField, field) => ({ field, weight: Math.max(0, ...ofField.map((one) => kinshipOf(label, one, words))) }))
    .filter(({ weight }) => weight >= MIN_KINSHIP);
}

function toBag(keys: readonly string[], words: WordKinship): string[] {
  return [...new Set(keys.flatMap((key) => words.partsOf(key)))].filter((key) => key.length >= SHORTEST_WORD);
}

/** The share of each side's words, by weight, that the other side has, too. */
function kinshipOf(a: readonly string[], b: readonly string[], words: WordKinship): number {
  return Math.sqrt(coverage(a, b, words) * coverage(b, a, words));
}

function coverage(of: readonly string[], by: readonly string[], words: WordKinship): number {
  let all = 0;
  let shared = 0;
  for (const word of of) {
    const weight = words.weightOf(word);
    all += weight;
    shared += weight * Math.max(0, ...by.map((other) => words.between(word, other)));
  }
  return all === 0 ? 0 : shared / all;
}

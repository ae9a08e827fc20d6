import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Place, LineIndex, Token } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { labelledTexts, type LabelledText } from "../structure/labelled-texts.ts";
import { addressStart, isAddressLine } from "../values/addresses.ts";
import { BROKEN_CODE } from "../values/words.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readAll, readFirst } from "../values/reading.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Context } from "./context.ts";
import { kindredLabels } from "./kindred-labels.ts";
import { LabelFinder, type LabelMatch } from "./label-matches.ts";
import { labelSigns } from "./labelled.ts";
import type { Found } from "./read-values.ts";
import type { WordKinship } from "./word-kinship.ts";

/** How much a label counts that only a block pairs with its value. */
const OF_BLOCK = 0.6;

/** The number of a form's box: "12a", "b", "3." */
const BOX_NUMBER = /^(?:\d{1,2}[a-z]?|[a-z])[.)]?$/u;
/** Maximum words before a value in its box: "D 1,500.00", "EUR". */
const MAX_WORDS_BEFORE = 2;

/** Minimum match of a label that is the field's own. */
const OWN_BOX = 0.9;

/** Values whose label is known from their box, cell or pair of cells: the whole label and the whole value. */
export class PairedTexts {
  readonly #pairs: readonly LabelledText[];
  /** Lines of labels and of values, with the pair that they belong to. */
  readonly #labelOf = new Map<Place, LabelledText>();
  readonly #valueOf = new Map<Place, LabelledText>();
  /** Fields whose own box is empty. */
  readonly #emptied = new Set<number>();

  constructor(lineIndex: LineIndex) {
    this.#pairs = labelledTexts(lineIndex);
  }

  /** Matches the labels of fields with the labels of boxes. */
  matches(fields: readonly Field[], words: WordKinship): PairMatch[] {
    const finder = new LabelFinder(fields);
    const found = this.#pairs.flatMap((pair) =>
      labelsOf(pair.label, finder, fields, words).map((match) => ({ pair, match })),
    );
    const named = new Set(found.map(({ pair }) => pair));
    const own = found.filter(({ pair, match }) => pair.isBox && match.weight * match.share >= OWN_BOX);
    for (const { pair, match } of own) if (pair.value === null) this.#emptied.add(match.field);
    for (const { pair, match } of own) if (pair.value !== null) this.#emptied.delete(match.field);
    for (const pair of this.#pairs) {
      if (!pair.isBox && !named.has(pair)) continue;
      for (const line of pair.label.lines) if (pair.told !== "block") this.#labelOf.set(line, pair);
      for (const line of pair.value?.lines ?? []) this.#valueOf.set(line, pair);
    }
    return found;
  }

  /** Whether it is one line of a box's label of several lines, or the label of a box with its value. */
  isWithinLabel(place: Place): boolean {
    const pair = this.#labelOf.get(place);
    return (
      pair !== undefined && pair.isBox && pair.told === "look" && (pair.value !== null || pair.label.lines.length > 1)
    );
  }

  /** Evidence of the document's boxes against a value that was found line by line. */
  of({ field, spans, label, signs }: Found): CandidateSigns {
    if (this.#emptied.has(field) && (signs.paired !== undefined || label !== null)) return { otherPair: 1 };
    if (signs.paired !== undefined) return {};
    const place = spans[0]!.place;
    const inLabel = this.#labelOf.get(place);
    if (inLabel !== undefined && (label === null || inLabel.value !== null || !inLabel.label.lines.includes(label.place))) {
      return { inLabel: 1 };
    }
    if (label === null) return {};
    const own = this.#valueOf.get(place);
    const isOwn = own === undefined || own.label.lines.includes(label.place) || own.value?.lines.includes(label.place) === true;
    const isEmptyBox = this.#labelOf.get(label.place)?.value === null && label.place !== place;
    return isOwn && !isEmptyBox ? {} : { otherPair: 1 };
  } // prettier-ignore
}

/** A field's label that is the label of a box. */
export interface PairMatch {
  readonly pair: LabelledText;
  readonly match: LabelMatch;
}

/** The value in a label's box, if it reads as a value of the field. */
export function inBox({ pair, match }: PairMatch, field: Field, context: Context, notation: Notation): Found[] {
  const found = readBox(pair, field, notation);
  if (found === null) return [];
  const signs: CandidateSigns = {
    fit: found.fit,
    ...labelSigns(match, field, context),
    paired: pair.told === "block" ? OF_BLOCK : 1,
    ...(found.isPart ? { partial: 1 } : {}),
  };
  return [{ field: match.field, value: found.value, spans: found.spans, signs, label: match }];
}

/** What a box has for a field; null if nothing in it reads as the field's kind. */
export function readBox({ value }: LabelledText, field: Field, notation: Notation): ReadValue | null {
  return value === null ? null : readValue(value, field, notation);
}

/** Matches of fields with a box's label. */
export function labelsOfBox({ label }: LabelledText, finder: LabelFinder, fields: readonly Field[], words: WordKinship): LabelMatch[] {
  return labelsOf(label, finder, fields, words);
} // prettier-ignore

/** Labels of fields in a whole label, without its box number, and in each part of a label that names several things. */
function labelsOf(
  { place }: JoinedText,
  finder: LabelFinder,
  fields: readonly Field[],
  words: WordKinship,
): LabelMatch[] {
  const from = place.tokens.length > 1 && BOX_NUMBER.test(place.tokens[0]!.text) ? 1 : 0;
  const whole = place.tokens.slice(from);
  const parts = partsOf(whole);
  const found = [whole, ...(parts.length > 1 ? parts : [])].flatMap((tokens) => {
    const own: Place = { ...place, tokens, text: tokens.map(({ text }) => text).join(" ") };
    const keys = tokens.flatMap((token) => token.keys);
    const text = { place: own, from: 0, end: tokens.length, hasColon: false, keys };
    return [...finder.findIn(own), ...kindredLabels(fields, [text], words)];
  });
  return found.map((match) => ({ ...match, place, end: place.tokens.length }));
}

const AND = /^(?:and|or|und|oder|et|ou|y|o|e|en|of|&|\/)$/iu;

/** "Employer's name, address" stands for the employer's name and the employer's address. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (AND.test(token.text)) parts.push([]);
    else parts.at(-1)!.push(token);
    if (/[,;/]$/u.test(token.text)) parts.push([]);
  }
  const owner = tokens[0] !== undefined && /['’]s$/u.test(tokens[0].text) ? [tokens[0]] : [];
  return parts
    .filter((part) => part.length > 0)
    .map((part, at) => (at === 0 || part[0] === owner[0] ? part : [...owner, ...part]));
}

export interface ReadValue {
  readonly value: unknown;
  readonly spans: readonly Span[];
  readonly fit: number;
  readonly isPart: boolean;
}

function readValue(text: JoinedText, field: Field, notation: Notation): ReadValue | null {
  const end = text.place.tokens.length;
  if (field.kind === "address" || field.kind === "name") return readLines(text, field);
  if (takesAll(field.kind)) return readWords(text, field, notation);
  if (field.kind === "code") {
    const code = readCode(text, field, notation);
    if (code !== null) return code;
  }
  const run = { from: 0, to: end, most: MAX_WORDS_BEFORE };
  const reading = readFirst(READERS[field.kind], text.place, run, notation);
  if (reading === null) return null;
  const spans = text.spans(reading.from, reading.to);
  const value = toValue(field, reading, spanText(spans));
  if (value === undefined) return null;
  return { value, spans, fit: reading.fit, isPart: reading.to - reading.from < end - 1 };
}

/** Returns the whole text; for a town with a date, the town. */
function readWords(text: JoinedText, field: Field, notation: Notation): ReadValue | null {
  const end = text.place.tokens.length;
  const [date, ...more] = readAll(READERS.date, text.place, 0, end, notation);
  if (date === undefined || more.length > 0 || (date.from === 0) === (date.to === end)) {
    return toRead(text, field, 0, end, 1);
  }
  return date.from === 0 ? toRead(text, field, date.to, end, 0.8) : toRead(text, field, 0, date.from, 0.8);
}

/** An identifier is a whole short line, such as "QQ 12 34 56 C" or "00447 1182 93", and no date. */
function readCode(text: JoinedText, field: Field, notation: Notation): ReadValue | null {
  const { tokens: all } = text.place;
  const first = text.starts[1] ?? all.length;
  // "INV-2019-" continues on the next line.
  const to = first < all.length && BROKEN_CODE.test(all[first - 1]!.text) ? (text.starts[2] ?? all.length) : first;
  const tokens = all.slice(0, to);
  const isCode = tokens.length <= 6 && tokens.some(({ text: said }) => /\d/u.test(said)) && tokens.every(({ text: said }) => /\d/u.test(said) || /^[\p{Lu}/.-]{1,4}$/u.test(said));
  const isDate = READERS.date(text.place, 0, to, notation)?.to === to;
  return isCode && !isDate ? toRead(text, field, 0, to, 1) : null;
} // prettier-ignore

/** Of a name above its address, the requested lines. */
function readLines(text: JoinedText, field: Field): ReadValue | null {
  const end = text.place.tokens.length;
  const start = addressStart(text.lines);
  const border = start === null ? end : text.starts[start]!;
  if (field.kind === "name") return border === 0 ? null : toRead(text, field, 0, border, 1);
  if (start === null || border === end) {
    return text.lines.some(isAddressLine) ? toRead(text, field, 0, end, 0.6) : toRead(text, field, 0, end, 0.3);
  }
  return toRead(text, field, border, end, 1);
}

// oxlint-disable-next-line max-params -- a run of a text, and what is read there
function toRead(text: JoinedText, field: Field, from: number, to: number, fit: number): ReadValue | null {
  const spans = text.spans(from, to);
  const reading = READERS[field.kind](text.place, from, to, { decimal: null, dayOrder: null });
  const said = spanText(spans)
    .replace(/^[\s:;|=•·]+|[\s:;,|]+$/gu, "")
    .replaceAll(field.kind === "code" ? /(?<=[-/]) /gu : "\u00a0", field.kind === "code" ? "" : " ")
    .replaceAll("\u00a0", " ");
  if (reading === null && field.kind !== "code") return null;
  const value = toValue(field, { value: said, from, to, fit }, said);
  if (value === undefined) return null;
  return { value, spans, fit: Math.min(fit, reading?.fit ?? 1), isPart: false };
}

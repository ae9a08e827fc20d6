import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { type Place, textOf, type LineIndex } from "../line-index/line-index.ts";
import { lettersOfMatch } from "../line-index/span.ts";
import { READERS } from "../values/readers.ts";
import { type Notation, readAll, type Reading } from "../values/reading.ts";
import type { Found } from "./read-values.ts";

/** Minimum fit of a value without a label. */
const MIN_FIT = 0.7;
/** Weight of the year in a title. */
const OF_TITLE = 1.4;
/** The head of a page, as a share of its height. */
const HEAD_SHARE = 0.45;
/** Weight of a date that is not at the head. */
const FURTHER_DOWN = 0.3;
/** Weight of a date next to the document's own name, */
const WITH_NAME = 1.5;
/** of one alone or after the name of a town, */
const ALONE = 1.15;
/** and of one among other words. */
const AMONG_OTHERS = 0.6;

/** Kinds that are recognised by their form alone. */
const SCORE_BY_FORM: Readonly<Partial<Record<Field["kind"], number>>> = {
  iban: 1,
  vat: 1,
  bic: 0.55,
  mail: 1,
  web: 0.8,
  phone: 0.2,
  date: 0.55,
  country: 0.3,
};
/** Limit on values of one kind: in a listing of thousands of dates none is the document's own. */
const MAX_VALUES = 40;

/** Values that need no label, as their form identifies them. */
export function byForm(index: number, field: Field, { places }: LineIndex, notation: Notation): Found[] {
  const weight = SCORE_BY_FORM[field.kind];
  if (weight === undefined || field.end !== null) return [];
  // A date without a label may be any; only the document's own date is likely to have none.
  if (field.kind === "date" && !field.concepts.includes("issueDate")) return [];
  const found: Found[] = [];
  for (const place of places) {
    for (const reading of readAll(READERS[field.kind], place, 0, place.tokens.length, notation)) {
      if (reading.fit < MIN_FIT) continue;
      const value = toValue(field, reading, textOf(place, reading.from, reading.to));
      if (value === undefined) continue;
      const spans = [{ place, from: reading.from, to: reading.to }];
      const unlabelled = field.kind === "date" ? dateWeight(place, reading) : weight;
      found.push({ field: index, value, spans, signs: { fit: reading.fit, unlabelled }, label: null });
      if (found.length >= MAX_VALUES) return found;
    }
  }
  return found;
}

/** A shorter choice is an abbreviation, or a word of any text. */
const SHORTEST_CHOICE = 4;

/** Lines or cells that contain one of a schema's choices and nothing else, and the year in a form's title. */
export function byChoice(index: number, field: Field, { places }: LineIndex): Found[] {
  if (field.kind !== "choice") return [];
  return places.flatMap((place): Found[] => {
    if (place.text.length < SHORTEST_CHOICE || place.tokens.length > 3 || place.text.endsWith(":")) return [];
    const printed = textOf(place, 0, place.tokens.length);
    const value = toValue(field, { value: printed, from: 0, to: 0, fit: 1 }, printed);
    const isWhole = typeof value === "string" && value.length >= SHORTEST_CHOICE && value.toLowerCase() === printed.toLowerCase(); // prettier-ignore
    if (!isWhole) return [];
    const spans = [{ place, from: 0, to: place.tokens.length }];
    return [{ field: index, value, spans, signs: { fit: 1, unlabelled: 2 }, label: null }];
  });
}

/** The year of a form, in its title or a heading: "Wage and Tax Statement 2025". */
export function byYear(index: number, field: Field, { places }: LineIndex): Found[] {
  const isYear = field.namings.some((keys) => keys.at(-1) === "year");
  if (!isYear || (field.kind !== "integer" && field.kind !== "number" && field.kind !== "text")) return [];
  return places.flatMap((place): Found[] => {
    if (place.block?.type !== "Title" && place.block?.type !== "Section Header") return [];
    const at = place.tokens.findIndex(({ text }) => /^(?:19|20)\d{2}$/u.test(text));
    if (at < 0) return [];
    const printed = place.tokens[at]!.text;
    const value = toValue(field, { value: Number(printed), from: at, to: at + 1, fit: 1 }, printed);
    if (value === undefined) return [];
    const spans = [{ place, from: at, to: at + 1 }];
    return [{ field: index, value, spans, signs: { fit: 1, unlabelled: OF_TITLE }, label: null }];
  });
}

/** A document's date may be on the line with its own name: "Invoice No. 12 of 3 May 2024". */
const NAMES_ITSELF =
  /rechnung|invoice|facture|factuur|fattura|factura|gutschrift|credit note|avoir|beleg|contract|vertrag|order|bestellung/iu;

/** Weight of a date without a label as the document's own. */
function dateWeight({ text, tokens, top, page }: Place, { from, to }: Reading): number {
  const isAtHead = page.number === 1 && top < HEAD_SHARE * page.height;
  if (!isAtHead) return FURTHER_DOWN;
  if (from > 0 && NAMES_ITSELF.test(text) && tokens.length < 14) return WITH_NAME;
  // The date is alone, or follows the name of a town.
  const rest = tokens.slice(to).every(({ text: word }) => /^\d{1,2}[:.]\d{2}|^(?:am|pm|uhr)$/iu.test(word));
  return rest && from <= 2 && !/\p{L}:/u.test(text) ? ALONE : AMONG_OTHERS;
}

/** The currency of most amounts in a document, cited at the first amount that has it. */
export function currencyOf(index: number, field: Field, { places }: LineIndex, notation: Notation): Found[] {
  const counts = new Map<string, { count: number; first: Found }>();
  let all = 0;
  for (const place of places) {
    for (const reading of readAll(READERS.currency, place, 0, place.tokens.length, notation)) {
      const code = String(reading.value);
      const isCodeWanted =
        field.node.pattern !== "" || /ISO|code/iu.test(field.node.description) || field.concepts.includes("currency");
      const printed = textOf(place, reading.from, reading.to);
      const value = toValue(field, { ...reading, value: isCodeWanted ? code : printed }, isCodeWanted ? code : printed);
      if (value === undefined) continue;
      all++;
      const known = counts.get(code);
      if (known !== undefined) known.count++;
      else {
        const spans = [lettersOfMatch(place, reading.from, /\p{Sc}|\p{Lu}{2,3}\$?/u)];
        counts.set(code, { count: 1, first: { field: index, value, spans, signs: {}, label: null } });
      }
    }
  }
  return [...counts.values()].map(({ count, first }) => ({
    ...first,
    signs: { fit: 1, unlabelled: 0.6 + 0.8 * (count / all) },
  }));
}

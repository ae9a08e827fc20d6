import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { LineIndex, Place } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { paragraphsOf } from "../structure/paragraphs.ts";
import { readDate } from "../values/dates.ts";
import { type Notation, readAll, type Reading } from "../values/reading.ts";
import type { Found } from "./read-values.ts";

/** Words in the names of a date on which something was agreed or signed. */
const SIGNED =
  /^(?:agreement|contract|effective|sign(?:ed|ature|ing)|execut\w*|dated|vertrags?(?:datum|abschluss)?|unter(?:zeichn|schrift)\w*|abschluss\w*|contrat|conclusion|firma|contrato|contratto|stipula\w*|sottoscri\w*|overeenkomst\w*|ondertekening\w*|contract(?:datum|date)?)$/u;
/** What a contract says before the date on which it is made. */
const MADE =
  /^(?:dated|made|entered|executed|concluded|signed|effective|agreement|geschlossen|unterzeichnet|vereinbart|conclue?|signée?|fait|firmad[oa]|celebrad[oa]|suscrit[oa]|reunidos|stipulat[oa]|sottoscritt[oa]|gesloten|ondertekend|overeengekomen)[,:]?$/iu;
/** The opening of a contract. */
const OPENING = 3;
const REACH = 6;
/** A match as sure as that of a sentence that names the field. */
const OPENED = 0.8;
const CLOSED = 0.72;
const LONGEST_CLOSE = 8;
/** "Hamburg, den", "Fait à Gap, le", "Done at Leeds on": what a line says before the date of its signatures. */
const BEFORE_CLOSE = /^(?:(?:fait|done|signed|firmado|dato|gedaan)\s+(?:à|at|in|en|a|te)\s+)?\p{Lu}[\p{L}.' -]{1,30}(?:,\s*(?:den|am|le|li|il|a|de)?|\s+on)\s*$/iu; // prettier-ignore

/** Dates on which a contract was made or signed, in its opening sentences and above its signatures, for fields that ask for them. */
export function signingDates(fields: readonly Field[], lineIndex: LineIndex, notation: Notation): Found[] {
  const asked = fields.flatMap((field, index) => (asksForSigning(field) ? [index] : []));
  if (asked.length === 0) return [];
  const dates = [...openingDates(lineIndex, notation), ...closingDates(lineIndex, notation)];
  return asked.flatMap((index) =>
    dates.flatMap(({ reading, spans, said }): Found[] => {
      const value = toValue(fields[index]!, reading, spanText(spans));
      return value === undefined
        ? []
        : [
            {
              field: index,
              value,
              spans,
              signs: { said, fit: reading.fit, ...(reading.ambiguous === true ? { ambiguous: 1 } : {}) },
              label: null,
            },
          ];
    }),
  );
}

function asksForSigning({ kind, namings: [own = []], end }: Field): boolean {
  if (kind !== "date" || end === "last") return false;
  return own.some((key) => SIGNED.test(key)) || (end === null && conceptsNamed(own).some(({ concept }) => concept === "issueDate")); // prettier-ignore
}

interface SigningDate {
  readonly reading: Reading;
  readonly spans: readonly Span[];
  readonly said: number;
}

/** "entered into as of July 12, 2017", "En Gijón, a 2 de marzo de 2026, reunidos". */
function openingDates(lineIndex: LineIndex, notation: Notation): SigningDate[] {
  return paragraphsOf(lineIndex).slice(0, OPENING).flatMap(({ text }) => {
    const { tokens } = text.place;
    const [first] = readAll(readDate, text.place, 0, tokens.length, notation);
    if (first === undefined) return [];
    const before = tokens.slice(Math.max(0, first.from - REACH), first.from);
    const behind = tokens.slice(first.to, first.to + 2);
    const isMade = [...before, ...behind].some((token) => MADE.test(token.text));
    return isMade ? [{ reading: first, spans: text.spans(first.from, first.to), said: OPENED }] : [];
  });
} // prettier-ignore

function closingDates({ places }: LineIndex, notation: Notation): SigningDate[] {
  return places.flatMap((place: Place) => {
    if (place.tokens.length > LONGEST_CLOSE) return [];
    const [date, more] = readAll(readDate, place, 0, place.tokens.length, notation);
    if (date === undefined || more !== undefined || date.from === 0 || date.to < place.tokens.length) return [];
    const before = place.tokens.slice(0, date.from).map(({ text }) => text).join(" ");
    return BEFORE_CLOSE.test(before) ? [{ reading: date, spans: [{ place, from: date.from, to: date.to }], said: CLOSED }] : [];
  });
} // prettier-ignore

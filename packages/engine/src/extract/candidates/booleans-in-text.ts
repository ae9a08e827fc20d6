import type { Field } from "../fields/field.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { type Paragraph, paragraphsOf } from "../structure/paragraphs.ts";
import type { Found } from "./read-values.ts";
import { similar } from "./context-score.ts";
import type { WordKinship } from "./word-kinship.ts";

/** Predicates in field names, with the words that sentences use for them, in six languages. */
const PREDICATES: readonly RegExp[] = [
  /^(?:allow(?:ed|s)?|permit(?:ted|s)?|erlaubt|gestattet|zulassig|zulaessig|autoris\p{L}*|permis\p{L}*|admis\p{L}*|admitid\p{L}*|permess\p{L}*|consentit\p{L}*|ammess\p{L}*|toegestaan|prohibited|forbidden|verboten|untersagt|interdit\p{L}*|prohibid\p{L}*|vietat\p{L}*)$/u,
  /^(?:includ(?:ed|es?|ing)|enthalten|inbegriffen|inklusive|compris\p{L}*|inclus\p{L}*|incluid\p{L}*|inbegrepen|excluded|ausgeschlossen|exclu\p{L}*|esclus\p{L}*)$/u,
  /^(?:require(?:d|s)?|mandatory|erforderlich|vorgeschrieben|requis\p{L}*|obligatoire\p{L}*|requerid\p{L}*|obligatori\p{L}*|richiest\p{L}*|vereist|verplicht)$/u,
];
const NEGATION =
  /^(?:no|not|never|neither|nor|without|cannot|kein\p{L}*|nicht|nie|ohne|ne|pas|aucun\p{L}*|jamais|sans|non|nessun\p{L}*|senza|ningun\p{L}*|nunca|sin|geen|niet|nooit|zonder|prohibited|forbidden|verboten|untersagt|interdit\p{L}*|prohibid\p{L}*|vietat\p{L}*|excluded|ausgeschlossen|exclu[se]?\p{L}*|esclus\p{L}*)$/u;
/** A negation more words before the predicate belongs to something else. */
const REACH = 8;
/** "without the prior consent" after the predicate is a condition, not a negation. */
const BEHIND = 2;
const SENTENCE_SCORE = 0.8;
const MIN_LIKENESS = 0.7;

/** Reads yes or no from sentences: "No animals are permitted on the premises", under the heading "Pets", for `pets_allowed`. */
export function booleansInText(fields: readonly Field[], lineIndex: LineIndex, words: WordKinship): Found[] {
  return fields.flatMap((field, index): Found[] => {
    const [name] = field.kind === "boolean" ? field.namings : [];
    const predicate = PREDICATES.find((one) => name?.some((word) => one.test(word)));
    if (name === undefined || predicate === undefined) return [];
    const subject = name.filter((word) => !predicate.test(word));
    if (subject.length === 0) return [];
    const said = paragraphsOf(lineIndex).flatMap((paragraph) => answersIn(paragraph, subject, predicate, words));
    // Contradicting sentences are left to a human reader.
    if (new Set(said.map(({ value }) => value)).size !== 1) return [];
    return [{ field: index, ...said[0]!, signs: { said: SENTENCE_SCORE, fit: 1 }, label: null }];
  });
}

// oxlint-disable-next-line max-params -- where, and what is asked
function answersIn({ text, heading, sentences }: Paragraph, subject: readonly string[], predicate: RegExp, words: WordKinship): Pick<Found, "value" | "spans">[] {
  const headed = keysOf(heading?.place, 0, Infinity);
  return sentences.flatMap(([from, to]) => {
    const own = keysOf(text.place, from, to);
    const names = (word: string): boolean => [...own, ...headed].some((key) => similar(word, key, words) >= MIN_LIKENESS);
    if (!subject.every(names)) return [];
    const { tokens } = text.place;
    const at = tokens.findIndex(({ keys }, token) => token >= from && token < to && keys.some((key) => predicate.test(key)));
    if (at < 0) return [];
    // The key of "No" is the one for "number", so the text is compared.
    const around = tokens.slice(Math.max(from, at - REACH), Math.min(to, at + 1 + BEHIND)).map((token) => token.text.toLowerCase().replaceAll(/[^\p{L}]/gu, "")).filter((word) => NEGATION.test(word));
    const isDenied = around.some((key) => !/^(?:without|ohne|sans|senza|sin|zonder)$/u.test(key));
    return [{ value: !isDenied, spans: text.spans(from, to) }];
  });
} // prettier-ignore

function keysOf(place: Place | undefined, from: number, to: number): string[] {
  return (place?.tokens ?? []).slice(from, to).flatMap(({ keys }) => keys);
}

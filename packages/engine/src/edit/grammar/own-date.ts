import { DOCUMENT_WORDS } from "./scope.ts";

const DOCUMENT = `(?:${DOCUMENT_WORDS}|order|bill|memo|proposal|mahnung|anschreibens?|bestellung|gutachtens?|attests?)`;
const OWN_DATE = new RegExp(
  `^(?:(?:the|das|dem|des|den)\\s+)?(?:(?:issue\\s+)?date (?:of|on|at the top of|in the head(?:er|ing)? of) (?:the|this|our|my) ${DOCUMENT}(?:\\s+itself)?|(?:the\\s+)?${DOCUMENT}['’]s (?:own )?date|(?:letter|document) date|date at (?:the )?top|brief(?:kopf)?datum|datum (?:des|der|im|auf dem|auf der|vom) (?:dieses\\s+|dieser\\s+)?(?:${DOCUMENT}|briefkopfs?|kopf)|datum oben|ausstellungsdatum)$`,
  "iu",
);

/** Words for the document's own date. */
export const OWN_DATE_WORDS: RegExp = new RegExp(
  `(?<![\\p{L}])(?:issue|date|top|head(?:er|ing)?|itself|own|letter|document|(?:brief(?:kopf)?|ausstellungs)?datum|kopf|briefkopfs?|oben|${DOCUMENT})(?![\\p{L}])`,
  "iu",
);

/** "the date of the letter", "das Datum des Schreibens": the document's own date, and no other date in its text. */
export function isOwnDate(text: string): boolean {
  return OWN_DATE.test(text.trim());
}

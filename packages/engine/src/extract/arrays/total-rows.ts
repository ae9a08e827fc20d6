/** Rows of sums: how they begin, and after which of them rows continue. */
import type { Concept } from "../lexicon/concept.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Place } from "../line-index/line-index.ts";

const TOTAL_ROW =
  /^\W*(?:grand\s|sub\s?|net\s|page\s|invoice\s|order\s)?(?:totals?|subtotals?|gesamt\p{L}*|(?:zwischen|netto|brutto|end)?summe|sous-total|totaal|subtotaal|totale|suma|subtotale?|carried forward|brought forward|übertrag|saldo|report|balance (?:brought|carried) forward|opening balance|closing balance)\b/iu;
/** Totals after which rows continue: those of a page, and those carried to the next. */
const EMBEDDED =
  /carried|brought|forward|übertrag|report\b|zwischensumme|sub-?\s?total|sous-total|page total|seitensumme|a reportar|riporto|transport/iu;

/** Whether a row begins with a total label, or has one in its first cells. */
export function isTotalRow(texts: readonly string[]): boolean {
  return texts.some((text, index) => index < 3 && TOTAL_ROW.test(text));
}

export function isCarried(texts: readonly string[]): boolean {
  return texts.some((text) => EMBEDDED.test(text));
}

const SUMS: ReadonlySet<Concept> = new Set<Concept>(["tax", "net", "gross", "due", "paid", "rounding"]);

/** "VAT 19 %", "Amount due": labels that follow a total of rows. */
export function isSumOfLabel({ tokens }: Place): boolean {
  const keys = tokens.filter(({ text }) => /\p{L}/u.test(text)).flatMap((token) => token.keys);
  return conceptsNamed(keys).some(({ concept }) => SUMS.has(concept));
}

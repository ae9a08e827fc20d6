import type { Place } from "../line-index/line-index.ts";
import { LEGAL_FORM } from "./words.ts";

/** A postal code with its town, in the formats of many countries. */
const TOWN =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?:\d{4,6}(?:-\d{3,4})?|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})(?=[\s,.]|$)/u;
/** A house number before or after a street name. */
const STREET =
  /^\d+[a-z]?(?:\s?[-–/]\s?\d+)?\s*(?:bis|ter)?,?\s+\p{L}|\p{L}{3,}\.?,?\s+\d+\s?[a-zA-Z]?(?:[,-].*)?$|\b(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|court|ct\.?|drive|dr\.?|blvd|suite|unit|floor|apt\.?|p\.?\s?o\.?\s?box|rue|boulevard|place|via|corso|piazza|calle|avenida|paseo|plaza|rua|platz|allee|weg|gracht|straat|laan|plein)\b|str\.|straße|strasse/iu;

/** Whether it is a line of an address: a street with its number, or a postal code with its town. */
export function isAddressLine({ text }: Pick<Place, "text">): boolean {
  if (/[@:]|https?/u.test(text) || LEGAL_FORM.test(text)) return false;
  return /\d/u.test(text) && (STREET.test(text) || TOWN.test(text)) && /\p{L}{2}/u.test(text);
}

/** Index of the line at which an address begins; null if there is none. A line with only a town does not begin one. */
export function addressStart(lines: readonly Pick<Place, "text">[]): number | null {
  const at = lines.findIndex(isAddressLine);
  return at < 0 ? null : at;
}

/** Longer texts are sentences. */
const MAX_LENGTH = 140;

/** How well a text reads as an address, from 0 to 1: it contains a street or a town, and no words of a sentence or of a label. */
export function addressFit(text: string): number {
  if (text.length > MAX_LENGTH || /\p{L}:|[@·|]/u.test(text)) return 0.1;
  const words = text.split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}{4,}[.,]?$/u.test(word)).length;
  if (small > 2 || small > 0.4 * words.length) return 0.2;
  const isAddress = isAddressLine({ text }) || TOWN.test(text);
  if (LEGAL_FORM.test(text)) return isAddress ? 0.8 : 0.3;
  return isAddress ? 1 : 0.3;
}

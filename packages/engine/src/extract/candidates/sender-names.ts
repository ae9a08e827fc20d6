/**
 * Whose paper it is: a sender's name is printed again over the window, in the foot, next to the numbers of taxes and banks, while
 * that of the customer is in one address alone.
 */
import { type Place, type LineIndex, textOf } from "../line-index/line-index.ts";
import { isAddressLine } from "../values/addresses.ts";

/** Fewer letters are no name. */
const MIN_LETTERS = 5;
/** More are a sentence. */
const MAX_LETTERS = 60;
/** Between the parts of an address on one line. */
export const SIGN: RegExp = /^[·•●|–—*-]$/u;
/** What is in a sender's foot or head, and in no customer's address. */
const OF_SENDER = /\b(?:iban|bic|swift|tel|fon|telefon|phone|fax|www|hrb|siret|siren|rcs|ust|uid|vat|tva|p\.?\s?iva|nif|cif|btw|kvk)\b|@/iu; // prettier-ignore

/** Street and town on one line, as a letter's head has them and its window has not: "3 place du Port, 29200 Brest". */
const WHOLE_ADDRESS = /\d.*\s?[,·•|–—]\s?.*\d{4}.*\p{L}{3}|\p{L}{3}.*\d.*\s?[,·•|–—]\s?.*\d{4}/u;

/** The names that a document's sender prints more than once. */
export class SenderNames {
  readonly #places: readonly { readonly place: Place; readonly key: string; readonly name: string; readonly isOfSender: boolean }[]; // prettier-ignore

  constructor({ places }: LineIndex) {
    this.#places = places.map((place) => ({ place, key: keyOf(place.text), name: keyOf(textOf(place, 0, nameEnd(place))), isOfSender: isOfSender(place) })); // prettier-ignore
  }

  /** It is in the foot too, in a line of an address, or next to what only senders print. */
  isSender(place: Place, name: string): boolean {
    const key = keyOf(name);
    if (key.length < MIN_LETTERS) return false;
    if (this.#places.some(({ place: other }) => isInBlockOf(place, other) && (OF_SENDER.test(other.text) || WHOLE_ADDRESS.test(other.text)))) return true; // prettier-ignore
    return this.#places.some((other) => other.isOfSender && other.key.startsWith(key) && !isSamePlace(other.place, place, name));
  } // prettier-ignore

  /** Of a name in capitals or cut short, as in a logo, the line that begins with it and has more of it. */
  isShort(place: Place): boolean {
    const key = keyOf(place.text);
    return key.length >= MIN_LETTERS - 1 && this.#places.some((other) => other.place !== place && other.isOfSender && other.name.startsWith(key) && other.name.length > key.length + 2 && other.name.length < MAX_LETTERS);
  } // prettier-ignore
}

/** In the lowest fifth of a page, on a line that is an address whole, or on one with numbers of a firm. */
function isOfSender(place: Place): boolean {
  const { page, top, tokens, text } = place;
  if (top > 0.8 * page.height || OF_SENDER.test(text)) return true;
  return nameEnd(place) < tokens.length;
}

/** Lines of an address under its name. */
const MAX_LINES_UNDER = 6;

function isInBlockOf(name: Place, other: Place): boolean {
  const down = other.top - name.bottom;
  return other.page === name.page && down > -0.3 * name.size && down < MAX_LINES_UNDER * name.size && Math.abs(other.left - name.left) < 1.2 * name.size; // prettier-ignore
}

function isSamePlace(other: Place, place: Place, name: string): boolean {
  return other === place && keyOf(other.text) === keyOf(name);
}

/** Over the window of an envelope the sender's name and address are one line: "Rohr & Sohn GmbH · Am Wall 3 · 28195 Bremen". */
export function nameEnd(place: Place): number {
  const { tokens } = place;
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > 0 &&
      (SIGN.test(text) || text.endsWith(",")) &&
      tokens.slice(index + 1).some(({ text: word }) => /\d/u.test(word)) &&
      (isAddressLine({ text: textOf(place, index + 1, tokens.length) }) || isInParts(place, index)),
  );
  return at < 0 ? tokens.length : SIGN.test(tokens[at]!.text) ? at : at + 1;
}

/** The same sign parts what follows once more. */
function isInParts({ tokens }: Place, at: number): boolean {
  const sign = tokens[at]!.text;
  return SIGN.test(sign) && tokens.some(({ text }, index) => index > at && text === sign);
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

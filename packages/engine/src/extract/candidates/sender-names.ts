/**
 * Finds the sender of a paper: the sender's name appears again above the window, in the footer, or next to tax and bank numbers, while
 * the customer's is only in one address.
 */
import { type Place, type LineIndex, textOf } from "../line-index/line-index.ts";
import { isAddressLine } from "../values/addresses.ts";

/** The foot of a letter begins at this share of the way to its end. */
const FOOT_SHARE = 0.8;

/** A name has at least this many letters. */
const MIN_LETTERS = 5;
/** A longer text is a sentence. */
const MAX_LETTERS = 60;
/** Sign between the parts of an address on one line. */
export const SIGN: RegExp = /^[·•●|–—*-]$/u;
/** Words that are in a sender's footer or letterhead, and in no customer's address. */
const OF_SENDER = /\b(?:iban|bic|swift|tel|fon|telefon|phone|fax|www|hrb|siret|siren|rcs|ust|uid|vat|tva|p\.?\s?iva|nif|cif|btw|kvk)\b|@/iu; // prettier-ignore

/** Street and town on one line, as in a letterhead but not in an address window: "3 place du Port, 29200 Brest". */
const WHOLE_ADDRESS = /\d.*\s?[,·•|–—]\s?.*\d{4}.*\p{L}{3}|\p{L}{3}.*\d.*\s?[,·•|–—]\s?.*\d{4}/u;

/** The names that a document's sender prints more than once. */
export class SenderNames {
  readonly #places: readonly { readonly place: Place; readonly key: string; readonly name: string; readonly isOfSender: boolean }[]; // prettier-ignore

  constructor({ places, byPage }: LineIndex) {
    const ends = new Map([...byPage].map(([page, onPage]) => [page, Math.max(...onPage.map(({ bottom }) => bottom))]));
    this.#places = places.map((place) => ({ place, key: keyOf(place.text), name: keyOf(textOf(place, 0, nameEnd(place))), isOfSender: isOfSender(place, ends.get(place.page.number)!) })); // prettier-ignore
  }

  /** Whether the name is also in the footer, in a one-line address, or next to something only senders print. */
  isSender(place: Place, name: string): boolean {
    const key = keyOf(name);
    if (key.length < MIN_LETTERS) return false;
    if (this.#places.some(({ place: other }) => isInBlockOf(place, other) && (OF_SENDER.test(other.text) || WHOLE_ADDRESS.test(other.text)))) return true; // prettier-ignore
    return this.#places.some((other) => other.isOfSender && other.key.startsWith(key) && !isSamePlace(other.place, place, name));
  } // prettier-ignore

  /** Whether it is a name in capitals or shortened, as in a logo, of which another line has more. */
  isShort(place: Place): boolean {
    const key = keyOf(place.text);
    return key.length >= MIN_LETTERS - 1 && this.#places.some((other) => other.place !== place && other.isOfSender && other.name.startsWith(key) && other.name.length > key.length + 2 && other.name.length < MAX_LETTERS);
  } // prettier-ignore
}

/** Whether it is in the lowest fifth of a page's texts, on a line with a whole address, or on one with company numbers. */
function isOfSender(place: Place, end: number): boolean {
  const { top, tokens, text } = place;
  if (top > FOOT_SHARE * end || OF_SENDER.test(text)) return true;
  return nameEnd(place) < tokens.length;
}

/** Maximum lines of an address below its name. */
const MAX_LINES_UNDER = 6;

function isInBlockOf(name: Place, other: Place): boolean {
  const down = other.top - name.bottom;
  return other.page === name.page && down > -0.3 * name.size && down < MAX_LINES_UNDER * name.size && Math.abs(other.left - name.left) < 1.2 * name.size; // prettier-ignore
}

function isSamePlace(other: Place, place: Place, name: string): boolean {
  return other === place && keyOf(other.text) === keyOf(name);
}

/** The end of the name in a sender's line above the address window: "Rohr & Sohn GmbH · Am Wall 3 · 28195 Bremen". */
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

/** Whether the same sign separates the following parts, too. */
function isInParts({ tokens }: Place, at: number): boolean {
  const sign = tokens[at]!.text;
  return SIGN.test(sign) && tokens.some(({ text }, index) => index > at && text === sign);
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

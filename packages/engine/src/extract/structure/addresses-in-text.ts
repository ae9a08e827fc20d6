import type { Place, Token } from "../line-index/line-index.ts";

/** Small words inside the names of streets and towns. */
const WITHIN = /^(?:rue|boulevard|bd|place|avenue|allée|quai|chemin|via|viale|corso|piazza|calle|avenida|paseo|plaza|des?|du|da|do|la|le|les|del|della|dei|di|van|der|den|de|het|bis|ter|am|an|im|in|zum|zur|of|the|and|x)$/iu; // prettier-ignore
const STREET_WORD =
  /^(?:rue|boulevard|bd|place|avenue|allée|quai|chemin|via|viale|corso|piazza|calle|avenida|paseo|plaza)$/iu;
const POSTAL_LAST = /^(?:\d{5}(?:-\d{4})?|\d[A-Z]{2})[,.;)"”]*$/u;
const POSTAL_FIRST = /^(?:[A-Z]{1,2}-)?\d{4,5}$/u;
/** A town with its comma, a state, or the first half of a British code. */
const BEFORE_POSTAL = /^\p{Lu}.*,$|^[A-Z]{2}$|^\p{Lu}\p{Ll}+$|^[A-Z]{1,2}\d/u;
const MAX_WORDS = 16;

/** Finds the addresses in running text, from the street's name or number to the town, as token ranges. */
export function addressesIn(place: Place, from: number, to: number): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  let least = from;
  for (let at = from; at < to; at++) {
    const end = townEnd(place, at, to);
    if (end === null) continue;
    const start = streetStart(place, at, least);
    if (start !== null && start < at) {
      found.push([start, end]);
      least = end;
      at = end - 1;
    }
  }
  return found;
}

/** Token after a postal code and its town, in either order; null if the token is not a postal code. */
function townEnd({ tokens }: Place, at: number, to: number): number | null {
  const { text } = tokens[at]!;
  const before = tokens[at - 1]?.text ?? "";
  const continues = POSTAL_FIRST.test(text) && /^\p{Lu}\p{Ll}/u.test(tokens[at + 1]?.text ?? "") && at + 1 < to;
  if (POSTAL_LAST.test(text) && !continues && BEFORE_POSTAL.test(before)) return at + 1;
  const isDutch = /^\d{4}$/u.test(text) && /^[A-Z]{2}$/u.test(tokens[at + 1]?.text ?? "");
  if (!POSTAL_FIRST.test(text) && !isDutch) return null;
  const first = isDutch ? at + 2 : at + 1;
  const end = nameEnd(tokens, first, to);
  return end === first ? null : end;
}

/** Token after the name of a town, of up to three words. */
function nameEnd(tokens: readonly Token[], first: number, to: number): number {
  let end = first;
  while (end < to && end - first < 3 && /^\p{Lu}[\p{L}'’-]+[,.;)]*$/u.test(tokens[end]!.text)) {
    end++;
    if (/[,.;)]$/u.test(tokens[end - 1]!.text)) break;
  }
  return end;
}

/** "Mill Road, Halifax": a street without a number. */
const ROAD = /^(?:road|street|lane|avenue|quay|court|square|drive|way|terrace|crescent|gardens)[,.]?$/iu;

/** Walks back over capital words, numbers and the small words of streets, to where the sentence's own words end. */
function streetStart({ tokens }: Place, at: number, least: number): number | null {
  let start = at;
  let hasNumber = false;
  while (start > least && at - start < MAX_WORDS) {
    const { text } = tokens[start - 1]!;
    const isPart = /^[\p{Lu}\d#№]/u.test(text) || WITHIN.test(text);
    if (!isPart || /[.;:)"”]$/u.test(text)) break;
    hasNumber ||= /\d/u.test(text) || ROAD.test(text);
    start--;
  }
  while (start < at && !/^[\p{Lu}\d]/u.test(tokens[start]!.text) && !STREET_WORD.test(tokens[start]!.text)) start++;
  if (!hasNumber) return null;
  return afterName(tokens, start, at);
}

/** Skips a company's name before its address: the address begins at the first comma-separated part that leads to a number. */
function afterName(tokens: Place["tokens"], start: number, at: number): number {
  let from = start;
  for (;;) {
    const comma = tokens.slice(from, at).findIndex(({ text }) => text.endsWith(","));
    const part = tokens.slice(from, comma < 0 ? at : from + comma + 1);
    if (comma < 0 || part.some(isOfStreet)) return from;
    const rest = tokens.slice(from + comma + 1, at);
    if (!rest.some(isOfStreet)) return from;
    from += comma + 1;
  }
}

function isOfStreet({ text }: Token): boolean {
  return /\d/u.test(text) || ROAD.test(text);
}

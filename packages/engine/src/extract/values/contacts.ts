import { MAIL_ADDRESS } from "../../values/mail.ts";
import type { Reader } from "./reading.ts";
import { textOf } from "../line-index/line-index.ts";

const WEB =
  /(?:https?:\/\/|www\.)[^\s,;)]+|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|de|fr|es|it|nl|eu|io|uk|at|ch|be|info|local)(?:\/[^\s,;)]*)?(?![\p{L}\p{N}])/u;

/** RFC 5321, 4.5.3.1.3: a path has at most 256 octets; longer words are skipped, as the time is quadratic in their length. */
const LONGEST_ADDRESS = 256;

export const readMail: Reader = (place, at) => {
  const { text } = place.tokens[at]!;
  const [match] = text.length > LONGEST_ADDRESS ? [] : text.matchAll(MAIL_ADDRESS);
  return match === undefined ? null : { value: match[0], from: at, to: at + 1, fit: 1 };
};

export const readWeb: Reader = (place, at) => {
  const { text } = place.tokens[at]!;
  if (text.includes("@") || text.length > LONGEST_ADDRESS) return null;
  const match = WEB.exec(text);
  return match === null ? null : { value: match[0].replace(/[.,]+$/u, ""), from: at, to: at + 1, fit: 1 };
};

const PHONE_PART = /^[+(\d][\d()./\-–]*[,;]?$/u;
/** Punctuation of the sentence, not of the number: "or call (207) 555-0143." */
const END_OF_PHONE = /[.,;]$/u;
/** Range of digits in a phone number with its area code: E.164 allows 15. */
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;

/** "24/06/2019.", "28/11/2015 -": dates are not phone numbers. */
const DATED = /(?:^|\s)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})\.?(?:\s|$)/u;

const TIMES = /^\(?(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}\)?$|^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}$/u;

export const readPhone: Reader = (place, at, end) => {
  if (!PHONE_PART.test(place.tokens[at]!.text)) return null;
  let to = at;
  while (
    to < end &&
    to < at + 8 &&
    (PHONE_PART.test(place.tokens[to]!.text) || /^[-–/]$/u.test(place.tokens[to]!.text))
  ) {
    to++;
    if (END_OF_PHONE.test(place.tokens[to - 1]!.text)) break;
  }
  const text = textOf(place, at, to).replace(END_OF_PHONE, "");
  const digits = text.replace(/\D/gu, "").length;
  if (digits < MIN_DIGITS || digits > MAX_DIGITS || /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/u.test(text)) return null;
  if (TIMES.test(text) || (!text.startsWith("+") && DATED.test(text))) return null;
  const isMarked = /[+(]|^0/u.test(text);
  return { value: text, from: at, to, fit: isMarked ? 1 : /[\s\-./]/u.test(text) ? 0.8 : 0.4 };
};

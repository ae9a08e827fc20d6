import { analyse } from "chardet";

/** Number of bytes that is enough to detect the encoding. */
const SAMPLE = 65_536;
/** A guess below this is less reliable than the most common encoding. */
const MIN_CONFIDENCE = 30;
/** With fewer accents, Latin alphabets cannot be distinguished: a short French text could be Romanian. */
const FEW_ACCENTS = 12;
const COMMONEST = "windows-1252";

/**
 * Guesses the encoding of bytes that declare none and are not UTF-8, by the frequencies of byte sequences; if a short text does
 * not allow that, by reading it as Latin: whether it has words, and enough accents.
 */
export function guessEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE);
  const possible = analyse(sample).filter(({ name, confidence }) => confidence > 0 && isWhole(sample, name));
  const latin = new TextDecoder(COMMONEST).decode(sample);
  const best = possible[0];
  if (!isLatin(latin)) {
    const other = possible.find(({ name }) => !isLatinEncoding(name));
    if (other !== undefined) return other.name;
  }
  if (best === undefined || best.confidence < MIN_CONFIDENCE) return COMMONEST;
  const isFew = (latin.match(/[^\0-\u007F]/gu)?.length ?? 0) < FEW_ACCENTS;
  // The detector takes every text with few accents for Latin-1, which has no quotes, dashes or Euro sign.
  const isWestern = /^ISO-8859-1$/.test(best.name) || (isFew && isLatin(latin) && isLatinEncoding(best.name));
  return isWestern ? COMMONEST : best.name;
}

/** Whether all bytes are valid in an encoding; the last char of a sample may be cut. */
function isWhole(bytes: Uint8Array, label: string): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isLatinEncoding(name: string): boolean {
  return /^(?:ISO-8859-(?:1|2|9|15)|windows-125[0247]|ASCII)$/.test(name);
}

/** Signs that appear next to letters if another alphabet is read as Latin, and hardly ever in words. */
const SIGNS = "[\\u0080-\\u009F¤¦¨¬¯´¶¸¹¼½¾×÷ƒˆ‚„†‡‰‹›˜™¥¢]";
const STRANGE = new RegExp(`(?<=[^\\0-\\u007F])${SIGNS}|${SIGNS}(?=[^\\0-\\u007F])`, "gu");
const ACCENTED = /[^\0-\u007F]/gu;

/** Whether a text read as windows-1252 has words: no three accented letters in a row, few signs among letters. */
/** Bytes without a char in windows-1252. */
const NO_CHAR = /[\u0081\u008D\u008F\u0090\u009D]/;

function isLatin(text: string): boolean {
  if (NO_CHAR.test(text)) return false;
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /[^\0-\u007F]/u.test(word));
  const odd = words.filter((word) => /[^\0-\u007F\P{L}]{3}/u.test(word) || /^[^\0-\u007F]{2,}$/u.test(word));
  const strange = text.match(STRANGE)?.length ?? 0;
  const accented = text.match(ACCENTED)?.length ?? 0;
  return 2 * odd.length <= words.length && 4 * strange <= accented;
}

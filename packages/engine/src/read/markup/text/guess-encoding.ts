import { analyse } from "chardet";

/** How much of a file is enough to detect its encoding. */
const SAMPLE = 65_536;
/** A guess below this is worse than the commonest one. */
const MIN_CONFIDENCE = 30;
/** Fewer accents than these tell no Latin alphabet from another: a short French text is as well Romanian. */
const FEW_ACCENTS = 12;
const COMMONEST = "windows-1252";

/**
 * Guesses the encoding of bytes that declare none and are not UTF-8, by how often they follow each other; what that
 * cannot decide in short texts, the Latin reading of the bytes shows: whether it is words, and has accents enough.
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
  // Its own test takes every text of few accents for Latin-1, which holds no quotes, dashes or the Euro sign.
  const isWestern = /^ISO-8859-1$/.test(best.name) || (isFew && isLatin(latin) && isLatinEncoding(best.name));
  return isWestern ? COMMONEST : best.name;
}

/** Whether all bytes are of an encoding; the last char of a sample may be cut. */
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

/** Signs that are next to letters where another alphabet is read as the Latin one, and hardly in words. */
const SIGNS = "[\\u0080-\\u009F¤¦¨¬¯´¶¸¹¼½¾×÷ƒˆ‚„†‡‰‹›˜™¥¢]";
const STRANGE = new RegExp(`(?<=[^\\0-\\u007F])${SIGNS}|${SIGNS}(?=[^\\0-\\u007F])`, "gu");
const ACCENTED = /[^\0-\u007F]/gu;

/** Whether a text read as windows-1252 is words: no three accented letters in a row, few signs among letters. */
/** Bytes that windows-1252 has no char for. */
const NO_CHAR = /[\u0081\u008D\u008F\u0090\u009D]/;

function isLatin(text: string): boolean {
  if (NO_CHAR.test(text)) return false;
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /[^\0-\u007F]/u.test(word));
  const odd = words.filter((word) => /[^\0-\u007F\P{L}]{3}/u.test(word) || /^[^\0-\u007F]{2,}$/u.test(word));
  const strange = text.match(STRANGE)?.length ?? 0;
  const accented = text.match(ACCENTED)?.length ?? 0;
  return 2 * odd.length <= words.length && 4 * strange <= accented;
}

/** Maximum share of small letters, and */
const MAX_SMALL_SHARE = 0.15;
/** minimum share of capitals in a text of capitals. */
const MIN_CAPITAL_SHARE = 0.85;

/** Whether a text is in capitals. */
export function isCapitals(text: string): boolean {
  // Nearly every text has too many small letters already in its first part.
  if (hasSmallLetters(text, MAX_SMALL_SHARE * text.length)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const upper = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 4 && upper.length >= MIN_CAPITAL_SHARE * letters.length;
}

/** Whether a text has more than this many small ASCII letters. */
function hasSmallLetters(text: string, most: number): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x61 && code <= 0x7a && ++count > most) return true;
  }
  return false;
}

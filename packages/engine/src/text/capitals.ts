/** Whether a text is in capitals. */
export function isCapitals(text: string): boolean {
  // Nearly every text has too many small letters already in its first part.
  if (hasSmallLetters(text, 0.15 * text.length)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const upper = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 4 && upper.length >= 0.85 * letters.length;
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

const LETTER = /\p{L}/u;

/** Number of letters of any script in a text; ASCII letters, nearly all, are counted without a pattern. */
export function countLetters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) {
      const char = String.fromCodePoint(text.codePointAt(at)!);
      if (LETTER.test(char)) count++;
      at += char.length - 1;
      continue;
    }
    const lower = code | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) count++;
  }
  return count;
}

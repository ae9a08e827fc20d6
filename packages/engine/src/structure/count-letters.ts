/** How many letters of any script a text has; texts of ASCII alone, nearly all, are counted without a pattern. */
export function countLetters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return text.match(/\p{L}/gu)?.length ?? 0;
    const lower = code | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) count++;
  }
  return count;
}

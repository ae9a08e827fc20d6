/**
 * The marker of a list item as Markdown and HTML count: letters and Roman numerals of plain lists are only formatting.
 *
 * @param written - the text before the item in print
 * @param previous - number of the previous item in the same list; 0 for the first
 */
export function listMarker(written: string, previous: number): { readonly marker: string; readonly value: number } {
  const text = written.trim();
  if (!/[\p{L}\p{N}]/u.test(text) || text === "o") return { marker: "•", value: 0 };
  const [, letters, suffix] = /^([A-Za-z]{1,12})([.)])$/.exec(text) ?? [];
  if (letters === undefined) return { marker: text, value: Number.parseInt(text, 10) || 0 };
  const value = valueOf(letters.toLowerCase(), previous);
  return value === 0 ? { marker: text, value } : { marker: `${value}${suffix!}`, value };
}

/** `i`, `v` and `c` are letters and numerals; the previous item shows which. */
function valueOf(letters: string, previous: number): number {
  const roman = romanValue(letters);
  const alphabetic = /^(.)\1*$/.test(letters) ? letters.codePointAt(0)! - 96 + 26 * (letters.length - 1) : 0;
  if (roman === previous + 1 || alphabetic === 0) return roman;
  if (alphabetic === previous + 1 || roman === 0 || letters.length === 1) return alphabetic;
  return roman;
}

const WORTHS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** 0 if it is not a Roman numeral. */
function romanValue(letters: string): number {
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters)) return 0;
  const worths = Array.from(letters, (letter) => WORTHS[letter]!);
  return worths.reduce((sum, worth, at) => sum + (worth < (worths[at + 1] ?? 0) ? -worth : worth), 0);
}

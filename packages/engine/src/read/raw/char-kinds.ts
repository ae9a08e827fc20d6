import { COMBINING } from "./accents.ts";

/** Blanks and control chars. */
export const BLANK = 1;
/** Hebrew, Arabic and their presentation forms: PDFium gives them in logical order, so the pen walks to the left. */
export const RIGHT_TO_LEFT = 2;
/** A spacing accent; hardly a char is one, and most pages hold none. */
export const ACCENT = 4;
/** Of the private use area: only its font shows what it is. */
export const PRIVATE_USE = 8;
/** No byte holds it. */
export const BEYOND_LATIN = 16;

/**
 * What is asked of every char of every page, as bits. By a table, which answers alike for all: at the first char that takes a
 * branch which none took before, the loop over the chars would be compiled again.
 */
export function kindsOf(code: number): number {
  return code < KINDS.length ? KINDS[code]! : BEYOND_LATIN;
}

/** True for blanks and control chars. */
export function isBlankCode(code: number): boolean {
  return (kindsOf(code) & BLANK) !== 0;
}

const KINDS = new Uint8Array(0x10000).fill(BEYOND_LATIN, 0x100);
for (const [kind, from, to] of [
  [BLANK, 0, 0x20],
  [BLANK, 0xa0, 0xa0],
  [BLANK, 0x2000, 0x200b],
  [BLANK, 0x3000, 0x3000],
  [BLANK, 0xfeff, 0xfeff],
  [RIGHT_TO_LEFT, 0x590, 0x8ff],
  [RIGHT_TO_LEFT, 0xfb1d, 0xfdff],
  [RIGHT_TO_LEFT, 0xfe70, 0xfefc],
  [PRIVATE_USE, 0xe000, 0xf8ff],
  ...Object.keys(COMBINING).map((code) => [ACCENT, Number(code), Number(code)] as const),
] as const) {
  for (let code = from; code <= to; code++) KINDS[code]! |= kind;
}

import { COMBINING } from "./accents.ts";

/** Blanks and control chars. */
export const BLANK = 1;
/** Hebrew, Arabic and their presentation forms: PDFium returns them in logical order, so the pen moves to the left. */
export const RIGHT_TO_LEFT = 2;
/** A spacing accent; hardly any char is one, and most pages have none. */
export const ACCENT = 4;
/** In the private use area: only its font shows its meaning. */
export const PRIVATE_USE = 8;
/** Does not fit into a byte. */
export const BEYOND_LATIN = 16;

/**
 * Bit flags for every char of every page. Looked up in a table without branches: the first char that took a new
 * branch would cause the loop over the chars to be recompiled.
 */
export function kindsOf(code: number): number {
  return code < KINDS.length ? KINDS[code]! : BEYOND_LATIN;
}

/** Whether a char is a blank or control char. */
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

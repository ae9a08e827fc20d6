/** Fonts of drawn glyphs (Type 3) have no names; which texts share one still has to be found. */
const PREFIX = "unnamed ";

/** @param number - of the font on its page */
export function nameDrawnFont(number: number): string {
  return `${PREFIX}${number}`;
}

/** True for a name that {@link nameDrawnFont} gave. */
export function isDrawn(font: string): boolean {
  return font.startsWith(PREFIX);
}

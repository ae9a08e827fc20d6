/** Type 3 fonts have no names, but it must be known which texts share one. */
const PREFIX = "unnamed ";

/** @param number - number of the font on its page */
export function nameDrawnFont(number: number): string {
  return `${PREFIX}${number}`;
}

/** Whether a name was given by {@link nameDrawnFont}. */
export function isDrawn(font: string): boolean {
  return font.startsWith(PREFIX);
}

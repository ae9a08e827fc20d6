/**
 * Widths of text whose font is unknown: those of a common sans-serif (Helvetica's metrics), by kinds of letters. An error of a
 * tenth is fine for the flow layout, because everything it places has low confidence.
 */

/** In ems. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

function charWidth(char: string): number {
  if (char > "\u{2E7F}") return 1;
  if (NARROW.test(char)) return 0.28;
  if (WIDE.test(char)) return 0.72;
  return 0.54;
}

const NARROW = /[iljtfrI.,:;!'|() -]/;
const WIDE = /[\p{Lu}mw%@—&]/u;

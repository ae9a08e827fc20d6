import type { CharTable, TextStyle } from "../raw/raw-page.ts";
import { dropChars } from "./drop-chars.ts";

const WHITE = 0xffffff;
/** Distance between a letter and its halo, in font sizes; measured: .002. */
const SAME_PLACE = 0.05;

/** Browsers print outlined letters with nameless fonts. */
const UNNAMED = /^unnamed/;

/**
 * Drops the outlines of letters, white or in the background colour: labels of charts and maps have them, and each letter would be
 * read twice.
 *
 * @param chars - changed in place
 * @returns number of remaining chars
 */
export function dropHalos(chars: CharTable, styles: readonly TextStyle[]): number {
  const hasNamed = styles.some(({ font }) => !UNNAMED.test(font));
  const mayOutline = styles.map(({ font, color, invisible }) =>
    hasNamed && UNNAMED.test(font) ? true : color === WHITE && !invisible && !hasOutlines(styles),
  );
  if (!mayOutline.includes(true) || !mayOutline.includes(false)) return chars.count;
  const { code, style, originX, originY, generated, count } = chars;
  // Grouped by letter and line, so that a letter is compared only with those next to it.
  const keyOf = (at: number): string => `${code[at]} ${Math.round(originY[at]!)}`;
  const shown = new Map<string, number[]>();
  for (let at = 0; at < count; at++) {
    if (mayOutline[style[at]!] || generated[at] === 1) continue;
    const key = keyOf(at);
    const list = shown.get(key);
    if (list === undefined) shown.set(key, [at]);
    else list.push(at);
  }
  const dropped = new Set<number>();
  for (let at = 0; at < count; at++) {
    if (!mayOutline[style[at]!] || generated[at] === 1) continue;
    const { size } = styles[style[at]!]!;
    const isHalo = shown
      .get(keyOf(at))
      ?.some(
        (other) =>
          Math.abs(originX[other]! - originX[at]!) <= SAME_PLACE * size &&
          Math.abs(originY[other]! - originY[at]!) <= SAME_PLACE * size,
      );
    if (isHalo === true) dropped.add(at);
  }
  return dropped.size === 0 ? count : dropChars(chars, dropped);
}

/** White letters may have outlines too, and then the white text is kept. */
function hasOutlines(styles: readonly TextStyle[]): boolean {
  return styles.some(({ font }) => UNNAMED.test(font));
}

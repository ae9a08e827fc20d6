import type { CharTable, TextStyle } from "../raw/raw-page.ts";
import { dropChars } from "./drop-chars.ts";

const WHITE = 0xffffff;
/** Share of the size by which a letter and its halo are apart; measured: .002. */
const SAME_PLACE = 0.05;

/** Browsers print outlined letters by fonts of their own, which have no name. */
const UNNAMED = /^unnamed/;

/**
 * Leaves out the outlines of letters, white or in the colour behind them: labels of charts and maps have them, and each would be
 * read twice.
 *
 * @param chars - changed in place
 * @returns how many chars are left
 */
export function dropHalos(chars: CharTable, styles: readonly TextStyle[]): number {
  const hasNamed = styles.some(({ font }) => !UNNAMED.test(font));
  const mayOutline = styles.map(({ font, color, invisible }) =>
    hasNamed && UNNAMED.test(font) ? true : color === WHITE && !invisible && !hasOutlines(styles),
  );
  if (!mayOutline.includes(true) || !mayOutline.includes(false)) return chars.count;
  const { code, style, originX, originY, generated, count } = chars;
  // By letter and line, so that a letter meets only those next to it.
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

/** White letters may have outlines, too, and are what is read then. */
function hasOutlines(styles: readonly TextStyle[]): boolean {
  return styles.some(({ font }) => UNNAMED.test(font));
}

/**
 * Vertical writing: Chinese and Japanese set downwards, with columns from right to left. Its glyphs are upright, so their
 * style is that of horizontal text; only the pen, which moves down, shows the direction. Treated as text turned by a quarter, it is laid
 * out like any turned page: down becomes right, and the next column to the left becomes the next line.
 */
import type { CharTable, RawPage, TextStyle } from "../read/raw/raw-page.ts";
import { quarterOf } from "../geometry/frame.ts";
import { isSquare } from "./square-chars.ts";
import { spacedStyles } from "./spaced-vertical-text.ts";
import { DESCENT } from "./word.ts";

// Shown by vertical-text.test.ts; fixtures scripts/vertical, scripts/japanese.

/** Fewer chars below each other are row labels of one char each. */
const MIN_RUN = 3;
/** The pen moves by the font size; justified columns stretch it. The lines of horizontal text are at least 1.2 apart. */
const MIN_ADVANCE = 0.9;
const MAX_ADVANCE = 1.15;
/** Maximum share of the size by which origins in one column differ: punctuation has forms of its own. */
const SAME_COLUMN = 0.1;
/** Top of the square of an ideograph above its origin, in font sizes. */
const SQUARE_TOP = 0.88;

/** Returns the page with its vertical text as turned text; the same page if there is none. Ink stays as it is. */
export function turnVerticalText(page: RawPage): RawPage {
  if (!hasSquare(page.chars)) return page;
  const close = verticalStyles(page);
  const apart = close.size > 0 ? null : spacedStyles(page);
  const vertical = close.size > 0 ? close : (apart?.styles ?? close);
  if (vertical.size === 0) return page;
  const { chars } = page;
  const styles = [...page.styles];
  const turnedStyle = new Map<number, number>();
  for (const index of vertical) turnedStyle.set(index, styles.push({ ...styles[index]!, angleDegrees: 90 }) - 1);
  const turned = {
    originX: chars.originX.slice(),
    advanceLeft: chars.advanceLeft.slice(),
    advanceRight: chars.advanceRight.slice(),
    looseTop: chars.looseTop.slice(),
    looseBottom: chars.looseBottom.slice(),
    style: chars.style.slice(),
  };
  for (let index = 0; index < chars.count; index++) {
    const style = turnedStyle.get(chars.style[index]!);
    if (style === undefined) continue;
    // PDFium puts a line break after each char that is placed individually: with these breaks, most of the page would be upright.
    if (chars.generated[index] === 1) turned.style[index] = style;
    if (!isSquare(chars.code[index]!)) continue;
    const { size } = styles[style]!;
    const x = chars.originX[index]!;
    const top = chars.originY[index]! - SQUARE_TOP * size;
    turned.style[index] = style;
    turned.advanceLeft[index] = x;
    turned.advanceRight[index] = x + size;
    turned.looseTop[index] = top;
    // Spaced text is still one text.
    turned.looseBottom[index] = top + size * (apart?.advance ?? 1);
    turned.originX[index] = x + DESCENT * size;
  }
  return { ...page, styles, chars: { ...chars, ...turned } };
}

/**
 * Font sizes whose square chars are mostly below each other; this includes a char alone at the end of a column.
 * By size, not by style, because Type 3 fonts contain few glyphs, and a line switches between them from char to char.
 */
function verticalStyles({ chars, styles }: RawPage): Set<number> {
  const inRuns = new Map<number, number>();
  const inAll = new Map<number, number>();
  const vertical = new Set<number>();
  let run = 0;
  let before = -1;
  const { code, generated, count } = chars;
  for (let index = 0; index < count; index++) {
    if (!isSquare(code[index]!) || generated[index] === 1) continue;
    const style = styles[chars.style[index]!]!;
    if (quarterOf(style.angleDegrees) !== 0) continue;
    const size = sizeKey(style);
    inAll.set(size, (inAll.get(size) ?? 0) + 1);
    run = before >= 0 && isBelow(chars, before, index, style.size) ? run + 1 : 1;
    const added = run < MIN_RUN ? 0 : run === MIN_RUN ? MIN_RUN : 1;
    if (added > 0) inRuns.set(size, (inRuns.get(size) ?? 0) + added);
    before = index;
  }
  if (inRuns.size === 0) return vertical;
  for (const [index, style] of styles.entries()) {
    const size = sizeKey(style);
    const isMost = (inRuns.get(size) ?? 0) > (inAll.get(size) ?? 0) / 2;
    if (isMost && quarterOf(style.angleDegrees) === 0) vertical.add(index);
  }
  return vertical;
}

function sizeKey({ size }: TextStyle): number {
  return Math.round(size * 10);
}

function isBelow(chars: CharTable, above: number, index: number, size: number): boolean {
  const down = chars.originY[index]! - chars.originY[above]!;
  return (
    Math.abs(chars.originX[index]! - chars.originX[above]!) <= SAME_COLUMN * size &&
    down >= MIN_ADVANCE * size &&
    down <= MAX_ADVANCE * size
  );
}

/** The lowest code point of those below: the dash. */
const FIRST_SQUARE = 0x2014;

/** Most pages have none, and need no further checks. */
function hasSquare({ code, count }: CharTable): boolean {
  for (let index = 0; index < count; index++) {
    if (code[index]! >= FIRST_SQUARE && isSquare(code[index]!)) return true;
  }
  return false;
}

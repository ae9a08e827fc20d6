import { isDrawn } from "./drawn-fonts.ts";
import type { CharTable, TextStyle } from "../raw/raw-page.ts";

/** Heights above the baseline, in font sizes, typical of Computer Modern and Times: small letters, capitals, digits. */
const SMALL = 0.44;
const TALL = 0.69;
const FIGURE = 0.65;
/** Heights in text fonts vary by a tenth; a size that is off by more than this factor is not the font's. */
const MAX_OFF = 1.6;
/** TeX's font sizes, in points: bitmap fonts have only these, and measure up to a twentieth more or less. */
const SIZES = [5, 6, 7, 8, 9, 10, 10.95, 12, 14.4, 17.3, 20.75, 24.9];
const NEAR_SIZE = 0.06;
/** Step and minimum of sizes: a size of 0 has no lines, and a damaged matrix makes letters arbitrarily small. */
const MIN_SIZE = 0.05;
/** Limit on the measured chars of a font: a median of this many is as good as of all. */
const MAX_MEASURED = 200;

/** Heights in font sizes by code point; 0 for chars whose height is no guide. */
const HEIGHTS = new Float32Array(0x80);
for (const char of "acemnorsuvwxz") HEIGHTS[char.codePointAt(0)!] = SMALL;
for (const char of "bdfhklABCDEFGHIJKLMNOPRSTUVWXYZ") HEIGHTS[char.codePointAt(0)!] = TALL;
for (const char of "0123456789") HEIGHTS[char.codePointAt(0)!] = FIGURE;

/**
 * Gives Type 3 fonts the size that their letters have. Such a font scales its glyphs by its own
 * matrix, and some converters set a font size of 1 or 0.1.
 *
 * @param styles - changed in place
 */
export function measureDrawnFonts({ code, top, originY, style, count }: CharTable, styles: TextStyle[]): void {
  const ratios = new Map<string, number[]>();
  for (let index = 0; index < count; index++) {
    const at = code[index]!;
    const height = at < HEIGHTS.length ? HEIGHTS[at]! : 0;
    if (height === 0) continue;
    const looks = styles[style[index]!]!;
    if (looks.angleDegrees !== 0 || !isDrawn(looks.font)) continue;
    const ratio = (originY[index]! - top[index]!) / (height * looks.size);
    const measured = ratios.get(looks.font);
    if (measured === undefined) ratios.set(looks.font, [ratio]);
    else if (measured.length < MAX_MEASURED) measured.push(ratio);
  }
  const factors = new Map([...ratios].map(([font, values]) => [font, median(values)]));
  if (factors.size === 0) return;
  // Fonts without letters come from the same converter.
  const usual = median([...factors.values()]);
  for (const [index, looks] of styles.entries()) {
    const factor = isDrawn(looks.font) ? (factors.get(looks.font) ?? usual) : 1;
    if (factor <= 0 || (factor < MAX_OFF && factor > 1 / MAX_OFF)) continue;
    const { font, bold, italic, monospace, color, angleDegrees, invisible } = looks;
    const size = nearSize(looks.size * factor);
    // Field by field, as in TextStyleTable: a spread with an override would recompile all code that reads styles.
    styles[index] = { font, size, bold, italic, monospace, color, angleDegrees, invisible };
  }
}

function nearSize(size: number): number {
  return (
    SIZES.find((usual) => Math.abs(usual - size) <= NEAR_SIZE * usual) ?? Math.max(MIN_SIZE, Math.round(size * 20) / 20)
  );
}

function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1]!;
}

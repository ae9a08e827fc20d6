import type { CharTable, TextStyle } from "../raw/raw-page.ts";

// Shown by find-fixed-pitch.test.ts.

/** Chars that are narrow, and wide, in fonts whose chars have widths of their own. */
const NARROW = 1;
const WIDE = 2;
/** By code point. */
const KINDS = new Uint8Array(0x80);
for (const char of "fijlrtI!'().,:;|[]") KINDS[char.codePointAt(0)!] = NARROW;
for (const char of "mwMWGOQ@") KINDS[char.codePointAt(0)!] = WIDE;
/** Chars of one pitch agree but for ink that reaches over its advance; a wide char of other fonts is twice a narrow one. */
const SAME = 1.1;
/** Of a font, with narrow and wide ones among them. */
const LEAST_CHARS = 12;

/**
 * Finds fonts whose chars are of one width, though neither name nor flags say so: of the typewriters of TeX, and those that converters
 * rename.
 *
 * @param styles - changed in place
 */
export function findFixedPitch(
  { code, advanceLeft, advanceRight, style, count }: CharTable,
  styles: TextStyle[],
): void {
  const pitches = new Map<string, Pitch>();
  const byStyle = styles.map(({ font, angleDegrees, monospace }): Pitch | null => {
    if (monospace || angleDegrees !== 0) return null;
    const pitch = pitches.get(font) ?? { least: Infinity, most: 0, chars: 0, kinds: 0, isMixed: false };
    pitches.set(font, pitch);
    return pitch;
  });
  const sizes = Float32Array.from(styles, ({ size }) => size);
  // Most fonts show by their first words that they have not: then nothing else is looked at.
  let open = pitches.size;
  for (let at = 0; at < count && open > 0; at++) {
    const char = code[at]!;
    const kind = char < KINDS.length ? KINDS[char]! : 0;
    if (kind === 0) continue;
    const index = style[at]!;
    const pitch = byStyle[index]!;
    if (pitch === null || pitch.isMixed) continue;
    const width = (advanceRight[at]! - advanceLeft[at]!) / sizes[index]!;
    if (width < pitch.least) pitch.least = width;
    if (width > pitch.most) pitch.most = width;
    pitch.chars++;
    pitch.kinds |= kind;
    if (pitch.least > 0 && pitch.most <= SAME * pitch.least) continue;
    pitch.isMixed = true;
    open--;
  }
  for (const [index, looks] of styles.entries()) {
    const pitch = byStyle[index] ?? null;
    if (pitch === null || pitch.isMixed || pitch.kinds !== (NARROW | WIDE) || pitch.chars < LEAST_CHARS) continue;
    const { font, size, bold, italic, color, angleDegrees, invisible } = looks;
    // Field by field, as in TextStyleTable: a spread, written over, would have all code that reads styles compiled anew.
    styles[index] = { font, size, bold, italic, monospace: true, color, angleDegrees, invisible };
  }
}

/** Widths of the narrow and the wide chars of a font, in sizes. */
interface Pitch {
  least: number;
  most: number;
  chars: number;
  kinds: number;
  /** They differ. */
  isMixed: boolean;
}

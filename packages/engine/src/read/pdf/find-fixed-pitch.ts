import type { CharTable, TextStyle } from "../raw/raw-page.ts";

// Shown by find-fixed-pitch.test.ts.

/** Chars that are narrow in proportional fonts, and chars that are wider by at least a quarter. */
const NARROW = 1;
const WIDE = 2;
/** By code point. */
const KINDS = new Uint8Array(0x80);
for (const char of "fijlrtI!'().,:;|[]") KINDS[char.codePointAt(0)!] = NARROW;
for (const char of "abdghkmnopquwABCDEGHKMNOPQRUVWXY@") KINDS[char.codePointAt(0)!] = WIDE;
const LETTER_F = 0x66;
const LIGATED: ReadonlySet<number> = new Set(Array.from("fil", (char) => char.codePointAt(0)!));
/** In a monospaced font, the narrowest chars of each kind have equal widths. */
const SAME = 1.1;
/** Ink beyond the advance, as in slanted letters, widens some of them. */
const MAX_INK = 1.25;
/** Minimum chars of a font, including narrow and wide ones: a single line of code has as many. */
const MIN_CHARS = 6;

/**
 * Detects monospaced fonts whose names and flags do not say so: TeX's typewriter fonts, and those that converters
 * rename.
 *
 * @param styles - changed in place
 */
export function findFixedPitch(chars: CharTable, styles: TextStyle[]): void {
  const { code, advanceLeft, advanceRight, style, count } = chars;
  const pitches = new Map<string, Pitch>();
  const byStyle = styles.map(({ font, angleDegrees, monospace }): Pitch | null => {
    if (monospace || angleDegrees !== 0) return null;
    const pitch = pitches.get(font) ?? { narrow: Infinity, wide: Infinity, most: 0, chars: 0, isMixed: false };
    pitches.set(font, pitch);
    return pitch;
  });
  const sizes = Float32Array.from(styles, ({ size }) => size);
  // Most fonts turn out to be proportional within a few words: then they are not examined further.
  let open = pitches.size;
  for (let at = 0; at < count && open > 0; at++) {
    const kind = kindOf(code[at]!);
    if (kind === 0) continue;
    const index = style[at]!;
    const pitch = byStyle[index]!;
    if (pitch === null || pitch.isMixed) continue;
    const width = (advanceRight[at]! - advanceLeft[at]!) / sizes[index]!;
    // A glyph of two letters is as wide as one, and each of them gets half.
    if (isLigature(chars, at)) {
      at++;
      continue;
    }
    if (kind === NARROW && width < pitch.narrow) pitch.narrow = width;
    if (kind === WIDE && width < pitch.wide) pitch.wide = width;
    if (width > pitch.most) pitch.most = width;
    pitch.chars++;
    const least = Math.min(pitch.narrow, pitch.wide);
    if (least > 0 && pitch.most <= MAX_INK * least) continue;
    pitch.isMixed = true;
    open--;
  }
  for (const [index, looks] of styles.entries()) {
    const pitch = byStyle[index] ?? null;
    if (pitch === null || pitch.isMixed || pitch.chars < MIN_CHARS || !isFixed(pitch)) continue;
    const { font, size, bold, italic, color, angleDegrees, invisible } = looks;
    // Field by field, as in TextStyleTable: a spread with an override would recompile all code that reads styles.
    styles[index] = { font, size, bold, italic, monospace: true, color, angleDegrees, invisible };
  }
}

function kindOf(char: number): number {
  return char < KINDS.length ? KINDS[char]! : 0;
}

/** Whether a char is an "f" that may share its glyph with the next char: then both have the same width. */
function isLigature({ code, advanceLeft, advanceRight }: CharTable, at: number): boolean {
  if (code[at] !== LETTER_F) return false;
  const [width, next] = [at, at + 1].map((index) => advanceRight[index]! - advanceLeft[index]!);
  return LIGATED.has(code[at + 1]!) && Math.abs(next! - width!) <= 0.01 * width!;
}

/** Widths of a font's chars, in font sizes: of the narrowest of each kind, and of the widest. */
interface Pitch {
  narrow: number;
  wide: number;
  most: number;
  chars: number;
  /** Whether they differ by more than ink. */
  isMixed: boolean;
}

/** The narrowest of a missing kind is infinite. */
function isFixed({ narrow, wide }: Pitch): boolean {
  return Math.max(narrow, wide) <= SAME * Math.min(narrow, wide);
}

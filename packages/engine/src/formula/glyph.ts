/**
 * Terms of this folder. A glyph is a char of a formula, with the LaTeX that produces it; a bar is a rule of a fraction or a root. A row is
 * the signs of one baseline with their scripts. Positions are points of the page as displayed.
 */
import type { Box } from "../geometry/box.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { EXTENSION_SIGNS, type GlyphKind, LARGE_OPERATORS } from "./extension-font.ts";
import { latexOf } from "./latex-signs.ts";

export interface Glyph extends Box {
  readonly latex: string;
  readonly kind: GlyphKind;
  /** Undefined for large signs, which hang from their baseline. */
  readonly baseline: number | undefined;
  readonly size: number;
}

/** Fonts that only formulas use: Computer Modern's, its successors', Office's. */
const MATH_FONT =
  /^(?:CM(?:MI|SY|EX|BSY|MIB)|MS[AB]M|EU[FSR]M|RSFS|LM(?:Math|MI|SY|EX)|(?:TX|PX|NTX|ZPL)?(?:MI|SY|EX)[A-Z]?\d|(?:TX|PX|tx|px)(?:mi|sy|ex))|math|^OpenSymbol/i;
/** OpenOffice's and LibreOffice's font of signs: delimiters and operators are its usual chars, in a larger size. */
const SCALED_FONT = /^OpenSymbol/i;
/** Brackets of a line are up to this much larger than its letters; others are as tall as what they enclose. */
const MAX_BRACKET = 1.12;
const DELIMITERS: Readonly<Record<string, "open" | "close">> = {
  "(": "open",
  "[": "open",
  "{": "open",
  "⟨": "open",
  ")": "close",
  "]": "close",
  "}": "close",
  "⟩": "close",
};
const EXTENSION_FONT = /^(?:CMEX|LMEX|LMMathExtension|TXEX|PXEX)/i;

export function isMathFont(font: string): boolean {
  return MATH_FONT.test(font);
}

/** Whether its chars are large signs, at places of its own. */
export function isExtensionFont(font: string): boolean {
  return EXTENSION_FONT.test(font);
}

/** The glyphs of the chars at these indices; null if one of them is unknown, so that no formula lacks a sign. */
export function glyphsOf({ chars, styles }: RawPage, indices: readonly number[]): Glyph[] | null {
  const glyphs: Glyph[] = [];
  const letterSize = sizeOfLetters({ chars, styles }, indices);
  for (const index of indices) {
    const style = styles[chars.style[index]!]!;
    const code = chars.code[index]!;
    const box = {
      left: chars.left[index]!,
      top: chars.top[index]!,
      right: chars.right[index]!,
      bottom: chars.bottom[index]!,
    };
    if (EXTENSION_FONT.test(style.font)) {
      const sign = EXTENSION_SIGNS[code];
      if (sign === undefined) return null;
      glyphs.push({ ...box, ...sign, baseline: undefined, size: style.size });
      continue;
    }
    const char = String.fromCodePoint(code);
    const large = LARGE_OPERATORS[char];
    // In fonts of Unicode, a large operator is the same char as a small one.
    if (large !== undefined) glyphs.push({ ...box, ...large, baseline: undefined, size: style.size });
    else {
      const latex = latexOf(char, style.font);
      if (latex === undefined) return null;
      const isUpright = !style.italic && !isMathFont(style.font);
      const delimiter = SCALED_FONT.test(style.font) ? DELIMITERS[char] : undefined;
      const isTall = delimiter !== undefined && style.size > MAX_BRACKET * letterSize;
      const kind = isTall ? delimiter : isUpright && /[A-Za-z]/.test(char) ? "letters" : "sign";
      glyphs.push({ ...box, latex, kind, baseline: isTall ? undefined : chars.originY[index]!, size: style.size });
    }
  }
  return glyphs;
}

function sizeOfLetters({ chars, styles }: Pick<RawPage, "chars" | "styles">, indices: readonly number[]): number {
  let size = 0;
  for (const index of indices) {
    const style = styles[chars.style[index]!]!;
    if (!SCALED_FONT.test(style.font)) size = Math.max(size, style.size);
  }
  return size === 0 ? Infinity : size;
}

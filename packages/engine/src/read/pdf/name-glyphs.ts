import type { CharTable, TextStyle } from "../raw/raw-page.ts";
import { isDrawn } from "./drawn-fonts.ts";
import { OT1, OT1_MARKS, T1, T2A, type TexEncoding } from "./tex-encodings.ts";
import { symbolOf } from "./symbol-fonts.ts";

const REPLACEMENT = 0xfffd;
const BULLET = 0x2022;
const COPYRIGHT = 0xa9;
/** German quotation marks in OT1. */
const OT1_DIERESIS = 0x7f;
const OT1_SHARP_S = 0x19;
/** A ligature touches its letters; words of one font are separated by at least 0.2 font sizes. */
const TOUCHING = 0.15;
/** Most letters of a text font are in words; letters of formulas are single or in pairs. */
const MIN_IN_PER_WORD = 3;
/** In a Cyrillic text, three of four chars are Cyrillic letters; a page with fewer letters is not a text. */
const MIN_CYRILLIC = 8;

const OF_SYMBOLS = /symbol|dingbat|bats$/i;
const OF_MATHS = /^cmsy|mathsymbols/i;
/** Computer Modern for Czech and Slovak: its quotes are `„` at 254, whose name is known, and `“` at 255. */
const OF_CZECH = /^cs[a-z]{1,5}\d/i;
const CLOSING_QUOTE = 0x201c;

/**
 * Maps chars whose fonts do not declare the meaning of their glyphs, so that PDFium returns the bare code.
 *
 * Fonts with two-byte codes number their glyphs arbitrarily: such a char becomes U+FFFD. The others are TeX
 * fonts, whose codes follow a few known encodings: Type 3 fonts, whose glyph names PDFium does not read, and
 * fonts with non-standard names for ligatures. The encoding shows in the ligatures between small
 * letters: `fi` is 28 in T1 and 12 in OT1.
 *
 * @param chars - changed in place
 * @param unnamed - the chars to map, in order
 */
export function nameGlyphs(chars: CharTable, styles: readonly TextStyle[], unnamed: readonly number[]): void {
  const byFont = Map.groupBy(unnamed, (index) => styles[chars.style[index]!]!.font);
  const encodings = new Map([...byFont].map(([font, indices]) => [font, encodingOf(chars, styles, font, indices)]));
  const isOld = [...encodings.values()].includes(OT1) && ![...encodings.values()].includes(T1);
  for (const [font, indices] of byFont) {
    const encoding = encodings.get(font)!;
    const table = encoding === "text" ? (isOld ? OT1 : T1) : encoding;
    for (const index of indices) name(chars, index, font, table);
    if (table === OT1 && isDrawn(font)) nameOldMarks(chars, styles, font);
  }
}

type Encoding = TexEncoding | "text" | "letters" | "glyphs" | "signs";

function encodingOf(
  chars: CharTable,
  styles: readonly TextStyle[],
  font: string,
  indices: readonly number[],
): Encoding {
  const { code } = chars;
  if (indices.some((index) => code[index]! > 0xff)) {
    return areCodesLetters(styles, font) || endsMapEarly(chars, styles, font, indices) ? "letters" : "glyphs";
  }
  if (isDrawn(font) && isCyrillic(chars, styles, font, indices)) return T2A;
  if (!isTextFont(chars, styles, font)) return "signs";
  let newer = 0;
  let older = 0;
  for (const index of indices) {
    const at = code[index]!;
    const isNewer = isLigatureOf(T1, at) || at >= 0xc0;
    if (!isNewer && !isLigatureOf(OT1, at) && at !== OT1_DIERESIS && at !== OT1_SHARP_S) continue;
    if (!isLetterNextTo(chars, index, -1) && !isLetterNextTo(chars, index, 1)) continue;
    if (isNewer) newer++;
    else older++;
  }
  if (newer === 0 && older === 0) return "text";
  return newer >= older ? T1 : OT1;
}

/** Whether a small letter of the same style is directly next to the char. */
function isLetterNextTo(chars: CharTable, index: number, step: -1 | 1): boolean {
  const { code, style, advanceLeft, advanceRight, originY } = chars;
  const other = index + step;
  if (other < 0 || other >= chars.count || style[other] !== style[index]) return false;
  if (code[other]! < 0x61 || code[other]! > 0x7a || originY[other] !== originY[index]) return false;
  const [left, right] = step < 0 ? [other, index] : [index, other];
  const height = chars.bottom[other]! - chars.top[other]!;
  // The height of a small letter is about half the font size.
  return Math.abs(advanceLeft[right]! - advanceRight[left]!) < 2 * TOUCHING * height;
}

/** Text layers from OCR have no glyphs: their codes are code points. */
function areCodesLetters(styles: readonly TextStyle[], font: string): boolean {
  return styles.every((style) => style.font !== font || style.invisible);
}

/** Chars that texts are written in, without Latin's rare letters, which are as likely to be glyph numbers. */
const WRITTEN = /^(?:[\p{M}\p{N}\p{P}\p{S}]|(?![\u0180-\u019f\u01b1-\u0217\u021c-\u02af])\p{L})+$/u;

/**
 * Whether all chars up to U+00FF are mapped and none above: PDFium reads a range of codes only to the end of the
 * first code's byte. With `<0000> <FFFF> <0000>`, programs that write web pages and invoices (FPDF, TCPDF, mPDF) declare that codes are
 * code points.
 */
function endsMapEarly(
  { code, style, count }: CharTable,
  styles: readonly TextStyle[],
  font: string,
  indices: readonly number[],
): boolean {
  if (indices.some((index) => code[index]! <= 0xff)) return false;
  const isOfFont = styles.map((each) => each.font === font);
  let named = 0;
  let beyond = 0;
  for (let index = 0; index < count; index++) {
    if (!isOfFont[style[index]!]) continue;
    if (code[index]! > 0xff) beyond++;
    else named++;
  }
  return (
    named > 0 &&
    beyond === indices.length &&
    WRITTEN.test(String.fromCodePoint(...indices.map((index) => code[index]!)))
  );
}

/**
 * Whether nearly all letters have upper codes: in Latin alphabets only the few accented ones do. A symbol font
 * has a few chars on each page.
 */
function isCyrillic(
  { code, style, count }: CharTable,
  styles: readonly TextStyle[],
  font: string,
  indices: readonly number[],
): boolean {
  const upper = indices.filter((index) => code[index]! >= 0xc0).length;
  if (upper < MIN_CYRILLIC) return false;
  const isOfFont = styles.map((each) => each.font === font);
  let latin = 0;
  for (let index = 0; index < count; index++) {
    const at = code[index]! | 0x20;
    if (at >= 0x61 && at <= 0x7a && isOfFont[style[index]!]) latin++;
  }
  return upper > 2 * latin;
}

function isTextFont({ code, style, count }: CharTable, styles: readonly TextStyle[], font: string): boolean {
  const isOfFont = styles.map((each) => each.font === font);
  let letters = 0;
  let inWords = 0;
  let run = 0;
  for (let index = 0; index <= count; index++) {
    const at = index < count && isOfFont[style[index]!] ? code[index]! | 0x20 : 0;
    const isLetter =
      (at >= 0x61 && at <= 0x7a) ||
      (run > 0 && index < count && (isLigatureOf(T1, code[index]!) || isLigatureOf(OT1, code[index]!)));
    if (isLetter) {
      run++;
      continue;
    }
    letters += run;
    if (run >= MIN_IN_PER_WORD) inWords += run;
    run = 0;
  }
  return letters > 0 && inWords * 2 > letters;
}

function isLigatureOf(encoding: TexEncoding, code: number): boolean {
  const first = encoding === T1 ? 0x1b : 0x0b;
  return code >= first && code < first + 5;
}

function name(chars: CharTable, index: number, font: string, encoding: Encoding): void {
  const { code } = chars;
  const at = code[index]!;
  if (encoding === "letters") return;
  if (encoding === "glyphs") code[index] = REPLACEMENT;
  else if (OF_CZECH.test(font) && at === 0xff) code[index] = CLOSING_QUOTE;
  // A Type 3 font with a name is not from TeX, and follows Latin-1, as in matplotlib.
  else if (at >= 0xa0 && !isDrawn(font)) return;
  else if (typeof encoding !== "string") code[index] = encoding[at] ?? at;
  else if (OF_MATHS.test(font) && at === 0x0d) nameCircle(chars, index);
  else if (OF_SYMBOLS.test(font) && (at < 0x20 || at > 0x7e)) code[index] = BULLET;
  // The symbol fonts that accompany T1 are mostly used for bullets.
  else if (at === 0x88) code[index] = BULLET;
}

/** OT1 has quotes, dashes and accents where ASCII has other signs. */
function nameOldMarks({ code, style, count }: CharTable, styles: readonly TextStyle[], font: string): void {
  const isOfFont = styles.map((each) => each.font === font);
  for (let index = 0; index < count; index++) {
    if (isOfFont[style[index]!]) code[index] = OT1_MARKS[code[index]!] ?? code[index]!;
  }
}

/** TeX draws © as a circle from its symbol font around a small c. */
function nameCircle({ code, left, right, count }: CharTable, circle: number): void {
  for (const index of [circle - 1, circle + 1]) {
    if (index < 0 || index >= count || code[index] !== 0x63) continue;
    if (left[index]! < left[circle]! || right[index]! > right[circle]!) continue;
    code[index] = COPYRIGHT;
    code[circle] = 0x20;
    return;
  }
  code[circle] = 0x25ef;
}

/** Maps private use chars to their meaning in well-known symbol fonts. */
export function nameSymbols({ code, style, count }: CharTable, styles: readonly TextStyle[]): void {
  for (let index = 0; index < count; index++) {
    const at = code[index]!;
    if (at >= 0xe000 && at <= 0xf8ff) code[index] = symbolOf(at, styles[style[index]!]!.font);
  }
}

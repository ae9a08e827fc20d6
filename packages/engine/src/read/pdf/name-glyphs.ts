import type { CharTable, TextStyle } from "../raw/raw-page.ts";
import { isDrawn } from "./drawn-fonts.ts";
import { OT1, OT1_MARKS, T1, T2A, type TexEncoding } from "./tex-encodings.ts";
import { symbolOf } from "./symbol-fonts.ts";

const REPLACEMENT = 0xfffd;
const BULLET = 0x2022;
const COPYRIGHT = 0xa9;
/** The marks of German in OT1. */
const OT1_DIERESIS = 0x7f;
const OT1_SHARP_S = 0x19;
/** A ligature touches its letters; words of one font that are apart are parted by 0.2 of the size and more. */
const TOUCHING = 0.15;
/** Of the letters of a text font most are in words of this many; letters of formulas are alone or in pairs. */
const MIN_IN_PER_WORD = 3;
/** Letters of Cyrillic are three of four chars of a text; fewer of a page are no text. */
const MIN_CYRILLIC = 8;

const OF_SYMBOLS = /symbol|dingbat|bats$/i;
const OF_MATHS = /^cmsy|mathsymbols/i;
/** Computer Modern for Czech and Slovak: its quotes are `„` at 254, whose name is known, and `“` at 255. */
const OF_CZECH = /^cs[a-z]{1,5}\d/i;
const CLOSING_QUOTE = 0x201c;

/**
 * Names chars whose fonts do not say what their glyphs mean, so that PDFium returns the bare code.
 *
 * Fonts of two-byte codes number their glyphs as they like: such a char stays unnamed, as U+FFFD. What is left are fonts of
 * TeX, whose codes are those of a few known encodings: drawn ones (Type 3), whose glyph names PDFium does not read, and
 * others with names of their own for ligatures. Which encoding it is shows by the ligatures between small
 * letters: `fi` is 28 in T1 and 12 in OT1.
 *
 * @param chars - changed in place
 * @param unnamed - the chars in question, in order
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
    if (!isLetterBeside(chars, index, -1) && !isLetterBeside(chars, index, 1)) continue;
    if (isNewer) newer++;
    else older++;
  }
  if (newer === 0 && older === 0) return "text";
  return newer >= older ? T1 : OT1;
}

/** True for a small letter of the same style right next to the char. */
function isLetterBeside(chars: CharTable, index: number, step: -1 | 1): boolean {
  const { code, style, advanceLeft, advanceRight, originY } = chars;
  const other = index + step;
  if (other < 0 || other >= chars.count || style[other] !== style[index]) return false;
  if (code[other]! < 0x61 || code[other]! > 0x7a || originY[other] !== originY[index]) return false;
  const [left, right] = step < 0 ? [other, index] : [index, other];
  const height = chars.bottom[other]! - chars.top[other]!;
  // The height of a small letter is about half of the size.
  return Math.abs(advanceLeft[right]! - advanceRight[left]!) < 2 * TOUCHING * height;
}

/** Text layers of recognition have no glyphs: what their codes number are code points. */
function areCodesLetters(styles: readonly TextStyle[], font: string): boolean {
  return styles.every((style) => style.font !== font || style.invisible);
}

/** What texts are written in: letters beyond Latin's rare ones, which are as likely the numbers of glyphs. */
const WRITTEN = /^(?:[\p{M}\p{N}\p{P}\p{S}]|(?![\u0180-\u019f\u01b1-\u0217\u021c-\u02af])\p{L})+$/u;

/**
 * True where all chars up to U+00FF have their names and none beyond: PDFium reads a range of codes no further than to the end of the
 * first one's byte. By `<0000> <FFFF> <0000>` programs that write web pages and invoices (FPDF, TCPDF, mPDF) say that their codes are
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
 * True where letters are at the upper places almost alone: of Latin alphabets those are the few with accents. A font of signs
 * has a few chars of each page.
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
  // A font with a name of its own that draws its glyphs is no font of TeX, and follows Latin 1: those of matplotlib.
  else if (at >= 0xa0 && !isDrawn(font)) return;
  else if (typeof encoding !== "string") code[index] = encoding[at] ?? at;
  else if (OF_MATHS.test(font) && at === 0x0d) nameCircle(chars, index);
  else if (OF_SYMBOLS.test(font) && (at < 0x20 || at > 0x7e)) code[index] = BULLET;
  // The fonts of signs that go with T1: the bullet is most of what is set in them.
  else if (at === 0x88) code[index] = BULLET;
}

/** Quotes, dashes and accents are in OT1 where ASCII has other marks. */
function nameOldMarks({ code, style, count }: CharTable, styles: readonly TextStyle[], font: string): void {
  const isOfFont = styles.map((each) => each.font === font);
  for (let index = 0; index < count; index++) {
    if (isOfFont[style[index]!]) code[index] = OT1_MARKS[code[index]!] ?? code[index]!;
  }
}

/** TeX draws © as a circle of its mathematical symbols around a small c. */
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

/** Gives chars of the private use area the meaning they have in the fonts of symbols that all know. */
export function nameSymbols({ code, style, count }: CharTable, styles: readonly TextStyle[]): void {
  for (let index = 0; index < count; index++) {
    const at = code[index]!;
    if (at >= 0xe000 && at <= 0xf8ff) code[index] = symbolOf(at, styles[style[index]!]!.font);
  }
}

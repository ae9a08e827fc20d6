import type { Box } from "../../geometry/box.ts";
import type { Transform } from "../../geometry/transform.ts";
import { ACCENT, kindsOf, PRIVATE_USE, RIGHT_TO_LEFT } from "../raw/char-kinds.ts";
import { composeAccents } from "./compose-accents.ts";
import { dropHalos } from "./drop-halos.ts";
import { dropNarrowBlanks } from "./drop-narrow-blanks.ts";
import { findFixedPitch } from "./find-fixed-pitch.ts";
import { measureDrawnFonts } from "./measure-drawn-fonts.ts";
import type { TextObjectRun } from "./mark-covered.ts";
import { nameGlyphs, nameSymbols } from "./name-glyphs.ts";
import { orderLigatures } from "./order-ligatures.ts";
import { orderRightToLeft } from "./order-right-to-left.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";
import { restoreDoubles } from "./restore-doubles.ts";
import { swapLigatures } from "./swap-ligatures.ts";
import type { CharTable } from "../raw/raw-page.ts";
import type { TextStyleTable } from "./text-styles.ts";

/** A dense newspaper page has about 20,000 characters; a page with far more is hostile or machine-made. */
const MAX_CHARS = 200_000;
/** Eleven columns of four bytes, the style and the flag of an inferred char. */
const BYTES_A_CHAR = 47;
/** Code points that represent a char without a glyph of its own. */
const NO_BREAK_SPACE = 0xa0;
const SOFT_HYPHEN_OF_PDFIUM = 0x02;

/** The chars of a page, and whether the limit cut some off. */
export interface ReadChars {
  readonly chars: CharTable;
  readonly truncated: boolean;
  /** Printed chars outside the page, in file order; at most {@link MAX_OUTSIDE}. */
  readonly outside: readonly OutsideChar[];
}

export interface OutsideChar extends Box {
  readonly code: number;
}

/** A page cropped out of a sheet has a few thousand chars outside it. */
const MAX_OUTSIDE = 20_000;

/** Called with the chars as returned by PDFium, before any is dropped; indexes refer to the table. */
export type InspectObjects = (chars: CharTable, runs: readonly TextObjectRun[]) => void;

/**
 * Reads every char of a page in one pass: code point, ink, advance, baseline and style.
 *
 * Drops chars whose centre is outside the displayed page: a cropped page keeps the text outside its crop box
 * in the file, but no reader sees it.
 *
 * @param at - 64 bytes of scratch memory
 * @param inspect - called before any char is dropped
 */
export function readChars(
  pdfium: Pdfium,
  textPage: Pointer,
  styles: TextStyleTable,
  display: Transform,
  page: { readonly width: number; readonly height: number },
  { at, inspect }: { readonly at: Pointer; readonly inspect: InspectObjects | null },
): ReadChars {
  const total = Math.max(0, pdfium.exports.FPDFText_CountChars(textPage));
  const most = Math.min(total, MAX_CHARS);
  const table = allocate(most);
  const reading: CharReading = {
    pdfium,
    textPage,
    styles,
    display,
    page,
    at,
    kinds: 0,
    unnamed: [],
    outside: [],
    objects: [],
    firsts: [],
  };
  const read = fill(table, most, reading);
  inspect?.({ ...table, count: read }, objectRuns(reading, read));
  const count = mend({ ...table, count: read }, reading);
  return { chars: { ...table, count }, truncated: total > most, outside: reading.outside };
}

function objectRuns({ objects, firsts }: CharReading, count: number): TextObjectRun[] {
  return objects.map((object, at) => ({ object, first: firsts[at]!, end: firsts[at + 1] ?? count }));
}

/** Maps chars that PDFium could not, and drops invalid ones; @returns the number of remaining chars. */
function mend(chars: CharTable, { styles, unnamed, kinds }: CharReading): number {
  if (styles.hasDrawn) measureDrawnFonts(chars, styles.styles);
  findFixedPitch(chars, styles.styles);
  if ((kinds & PRIVATE_USE) !== 0) nameSymbols(chars, styles.styles);
  if (unnamed.length > 0) nameGlyphs(chars, styles.styles, unnamed);
  swapLigatures(chars);
  restoreDoubles(chars, styles.styles);
  const single = { ...chars, count: dropHalos(chars, styles.styles) };
  const parted = { ...single, count: dropNarrowBlanks(single, styles.styles) };
  if ((kinds & RIGHT_TO_LEFT) !== 0) {
    orderRightToLeft(parted, styles.styles);
    orderLigatures(parted);
  }
  // The accents of some fonts are known only after mapping.
  return (kinds & ACCENT) !== 0 || unnamed.length > 0 ? composeAccents(parted) : parted.count;
}

/** The state of one pass over a page's chars. */
interface CharReading {
  readonly pdfium: Pdfium;
  readonly textPage: Pointer;
  readonly styles: TextStyleTable;
  readonly display: Transform;
  readonly page: { readonly width: number; readonly height: number };
  readonly at: Pointer;
  /** Union of the kinds of all its chars; see {@link kindsOf}. */
  kinds: number;
  /** Indexes of chars that their font does not map. */
  readonly unnamed: number[];
  readonly outside: OutsideChar[];
  /** Text objects in the order of their chars, and the index of each one's first char. */
  readonly objects: Pointer[];
  readonly firsts: number[];
}

/**
 * Fills the table and counts the chars that are kept. Nothing else is done here: this loop is compiled while it runs,
 * and any code after it would cause a recompilation.
 */
// oxlint-disable-next-line max-lines-per-function, complexity -- one loop, for the reason above
function fill(table: CharColumns, most: number, reading: CharReading): number {
  const { pdfium, textPage, styles, page, at } = reading;
  const { code, left, top, right, bottom, advanceLeft, advanceRight, looseTop, looseBottom } = table;
  const { originX, originY, style, generated } = table;
  const [a, b, c, d, e, f] = reading.display;
  const { FPDFText_GetUnicode, FPDFText_GetLooseCharBox, FPDFText_GetCharBox, FPDFText_GetCharOrigin } = pdfium.exports;
  const { FPDFText_GetTextObject, FPDFText_IsGenerated, FPDFText_HasUnicodeMapError } = pdfium.exports;
  const f64 = at >> 3;
  const f32 = (at + 48) >> 2;
  let lastObject = 0;
  let lastStyle = 0;
  let isAsked = false;
  let hasGlyphNumbers = false;
  let count = 0;
  for (let index = 0; index < most; index++) {
    let unicode = FPDFText_GetUnicode(textPage, index);
    // A char beyond U+FFFF is returned as two, both with the box of its one glyph.
    if (isLowSurrogate(unicode) && count > 0 && isHighSurrogate(code[count - 1]!)) {
      code[count - 1] = ((code[count - 1]! - 0xd800) << 10) + (unicode - 0xdc00) + 0x10000;
      continue;
    }
    const object = FPDFText_GetTextObject(textPage, index);
    if (object !== 0 && object !== lastObject) {
      lastObject = object;
      lastStyle = styles.indexOf(textPage, index, object);
      isAsked = hasGlyphNumbers;
      reading.objects.push(object);
      reading.firsts.push(count);
    }
    FPDFText_GetCharBox(textPage, index, at, at + 8, at + 16, at + 24);
    FPDFText_GetCharOrigin(textPage, index, at + 32, at + 40);
    FPDFText_GetLooseCharBox(textPage, index, at + 48);
    const doubles = pdfium.heap.HEAPF64;
    const floats = pdfium.heap.HEAPF32;
    const x0 = doubles[f64]!;
    const x1 = doubles[f64 + 1]!;
    const y0 = doubles[f64 + 2]!;
    const y1 = doubles[f64 + 3]!;
    const u0 = a * x0 + c * y0 + e;
    const u1 = a * x1 + c * y1 + e;
    const v0 = b * x0 + d * y0 + f;
    const v1 = b * x1 + d * y1 + f;
    const middleX = (u0 + u1) / 2;
    const middleY = (v0 + v1) / 2;
    if (middleX < 0 || middleX > page.width || middleY < 0 || middleY > page.height) {
      if (unicode > 0x20 && reading.outside.length < MAX_OUTSIDE) {
        reading.outside.push({ code: unicode, ...boxOf(u0, v0, u1, v1) });
      }
      continue;
    }
    // ASCII letters are trusted: fonts without a map mostly use ASCII codes.
    const isOdd = unicode < 0x20 || unicode > 0x7e || isAsked;
    if (isOdd && x1 > x0 && FPDFText_HasUnicodeMapError(textPage, index) === 1) {
      reading.unnamed.push(count);
      // The font uses glyph numbers, and any number may equal a letter's code.
      if (unicode > 0xff) isAsked = hasGlyphNumbers = true;
    }
    // PDFium returns 2 for the hyphen of a word broken at a line end; the page shows a hyphen.
    else if (unicode === SOFT_HYPHEN_OF_PDFIUM) unicode = 0x2d;
    else if (unicode === NO_BREAK_SPACE) unicode = 0x20;
    reading.kinds |= kindsOf(unicode);
    code[count] = unicode;
    left[count] = u0 < u1 ? u0 : u1;
    right[count] = u0 < u1 ? u1 : u0;
    top[count] = v0 < v1 ? v0 : v1;
    bottom[count] = v0 < v1 ? v1 : v0;
    const ox = doubles[f64 + 4]!;
    const oy = doubles[f64 + 5]!;
    originX[count] = a * ox + c * oy + e;
    originY[count] = b * ox + d * oy + f;
    const looseX0 = floats[f32]!;
    const looseY0 = floats[f32 + 1]!;
    const looseX1 = floats[f32 + 2]!;
    const looseY1 = floats[f32 + 3]!;
    const p0 = a * looseX0 + c * looseY0 + e;
    const p1 = a * looseX1 + c * looseY1 + e;
    const q0 = b * looseX0 + d * looseY0 + f;
    const q1 = b * looseX1 + d * looseY1 + f;
    advanceLeft[count] = p0 < p1 ? p0 : p1;
    advanceRight[count] = p0 < p1 ? p1 : p0;
    looseTop[count] = q0 < q1 ? q0 : q1;
    looseBottom[count] = q0 < q1 ? q1 : q0;
    style[count] = lastStyle;
    // Only chars without a text object can be inferred.
    generated[count] = object === 0 && FPDFText_IsGenerated(textPage, index) === 1 ? 1 : 0;
    count++;
  }
  return count;
}

function boxOf(u0: number, v0: number, u1: number, v1: number): Box {
  return { left: Math.min(u0, u1), top: Math.min(v0, v1), right: Math.max(u0, u1), bottom: Math.max(v0, v1) };
}

function isHighSurrogate(code: number): boolean {
  return (code & 0xfc00) === 0xd800 && code <= 0xffff;
}

function isLowSurrogate(code: number): boolean {
  return (code & 0xfc00) === 0xdc00 && code <= 0xffff;
}

type CharColumns = Omit<CharTable, "count">;

/**
 * One buffer for all columns: the garbage collector would track each of thirteen buffers per page, and free them late. Uncleared memory
 * (`Buffer.allocUnsafeSlow`) is freed even later: twice as many full collections, 5 % more time.
 */
function allocate(size: number): CharColumns {
  const buffer = new ArrayBuffer(size * BYTES_A_CHAR);
  const floats = (column: number): Float32Array => new Float32Array(buffer, column * 4 * size, size);
  return {
    code: new Uint32Array(buffer, 0, size),
    left: floats(1),
    top: floats(2),
    right: floats(3),
    bottom: floats(4),
    advanceLeft: floats(5),
    advanceRight: floats(6),
    looseTop: floats(7),
    looseBottom: floats(8),
    originX: floats(9),
    originY: floats(10),
    style: new Uint16Array(buffer, 44 * size, size),
    generated: new Uint8Array(buffer, 46 * size, size),
  };
}

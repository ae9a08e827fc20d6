/** Fonts as a content stream uses them: they map codes to texts and widths. */
import { PdfDict, PdfName, PdfStream, Standard14Font, type Standard14FontName } from "@libpdf/core";
import { type CMap, readCMap, toNumber } from "./cmap.ts";
import { arrayOf, dataOf, deref, dictOf, nameOf, numberOf, numbersOf, type Resolve, streamOf } from "./pdf-values.ts";
import { readSimpleEncoding } from "./simple-encoding.ts";

/** Glyph space is a thousandth of text space (ISO 32000-2, 9.2.4). */
const GLYPH_UNIT = 0.001;
/** Minimum height of a font's box that can be right. */
const MIN_HEIGHT = 0.05;

/** One code of a shown string. */
export interface GlyphCode {
  /** Number of bytes in the string. */
  readonly length: number;
  readonly text: string;
  /** Advance for a font of size 1. */
  readonly width: number;
  /** Word spacing applies only to the single-byte code 32 (ISO 32000-2, 9.3.3). */
  readonly isSpace: boolean;
}

export interface ContentFont {
  decode(bytes: Uint8Array): GlyphCode[];
  readonly isVertical: boolean;
  /** Ascent of its letters for a font of size 1; up is positive. */
  readonly ascent: number;
  readonly descent: number;
}

/** Reads a font dictionary. Missing or damaged entries get the specification's defaults. */
export function readFont(font: PdfDict, resolve: Resolve): ContentFont {
  const subtype = nameOf(font.get("Subtype"), resolve);
  return subtype === "Type0" ? readComposite(font, resolve) : readSimple(font, resolve, subtype === "Type3");
}

function readSimple(font: PdfDict, resolve: Resolve, isType3: boolean): ContentFont {
  const texts = readSimpleEncoding(font, resolve);
  for (const [code, text] of readToUnicode(font, resolve)?.toText ?? []) if (code < 256) texts[code] = text;
  const first = numberOf(font.get("FirstChar"), resolve) ?? 0;
  const widths = numbersOf(font.get("Widths"), resolve);
  const descriptor = dictOf(font.get("FontDescriptor"), resolve);
  const missing = numberOf(descriptor?.get("MissingWidth"), resolve) ?? 0;
  const matrix = numbersOf(font.get("FontMatrix"), resolve) ?? [GLYPH_UNIT];
  const unit = isType3 ? Math.abs(matrix[0] ?? GLYPH_UNIT) : 0.001;
  const standard = widths === null ? standardFont(nameOf(font.get("BaseFont"), resolve)) : null;
  const codes = texts.map((text, code): GlyphCode => {
    const width =
      widths === null ? (standard?.widthOfTextAtSize(safe(text), 1000) ?? 500) : (widths[code - first] ?? missing);
    return { length: 1, text, width: width * unit, isSpace: code === 32 };
  });
  return {
    decode: (bytes) => Array.from(bytes, (byte) => codes[byte]!),
    isVertical: false,
    ...(isType3 ? heightOfType3(font, resolve, matrix) : heightOf(descriptor, resolve)),
  };
}

/** The standard fonts measure only what they can draw; any other char counts as wide as a letter. */
function safe(text: string): string {
  return /^[\x20-\x7e]+$/u.test(text) ? text : "n";
}

function standardFont(name: string | null): Standard14Font {
  const bare = (name ?? "").replace(/^[A-Z]{6}\+/u, "");
  const isBold = /bold|black|demi/iu.test(bare);
  const isItalic = /italic|oblique/iu.test(bare);
  const pick = (plain: string, bold: string, italic: string, both: string): Standard14Font =>
    Standard14Font.of((isBold ? (isItalic ? both : bold) : isItalic ? italic : plain) as Standard14FontName);
  if (/courier|mono/iu.test(bare)) return pick("Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique");
  if (/times|serif|roman/iu.test(bare)) return pick("Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic");
  if (/^symbol/iu.test(bare)) return Standard14Font.of("Symbol");
  if (/zapf/iu.test(bare)) return Standard14Font.of("ZapfDingbats");
  return pick("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique");
}

const ASCENT = 0.8;
const DESCENT = -0.22;

/** Ascent and descent. Values outside the range of real fonts are replaced by defaults. */
function heightOf(descriptor: PdfDict | null, resolve: Resolve): { ascent: number; descent: number } {
  const ascent = (numberOf(descriptor?.get("Ascent"), resolve) ?? 0) / 1000;
  const descent = (numberOf(descriptor?.get("Descent"), resolve) ?? 0) / 1000;
  return {
    ascent: ascent >= 0.6 && ascent <= 1.1 ? ascent : ASCENT,
    descent: descent <= -0.1 && descent >= -0.5 ? descent : DESCENT,
  };
}

function heightOfType3(
  font: PdfDict,
  resolve: Resolve,
  matrix: readonly number[],
): { ascent: number; descent: number } {
  const box = numbersOf(font.get("FontBBox"), resolve) ?? [];
  const unit = matrix[3] ?? GLYPH_UNIT;
  const [low, high] = [(box[1] ?? 0) * unit, (box[3] ?? 0) * unit].sort((a, b) => a - b) as [number, number];
  return high - low > MIN_HEIGHT && high - low < 10
    ? { ascent: high, descent: low }
    : { ascent: ASCENT, descent: DESCENT };
}

function readToUnicode(font: PdfDict, resolve: Resolve): CMap | null {
  const stream = streamOf(font.get("ToUnicode"), resolve);
  return stream === null ? null : readCMap(dataOf(stream));
}

/** Predefined CMaps whose codes are text in a known encoding. The codes of all others are glyph numbers. */
const PREDEFINED: readonly (readonly [RegExp, string])[] = [
  [/^Uni.*(?:UCS2|UTF16)/u, "utf-16be"],
  [/^(?:GB|GBK|GBpc|GBKp|GBK2K)/u, "gb18030"],
  [/^(?:B5|ETen|HKscs|ETenms)/u, "big5"],
  [/RKSJ/u, "shift_jis"],
  [/^(?:KSC|KSCms|KSCpc)/u, "euc-kr"],
  [/^EUC/u, "euc-jp"],
];

function readComposite(font: PdfDict, resolve: Resolve): ContentFont {
  const encoding = deref(font.get("Encoding"), resolve);
  const name = encoding instanceof PdfName ? encoding.value : null;
  const cmap = encoding instanceof PdfStream ? readCMap(dataOf(encoding)) : null;
  const descendant = dictOf(arrayOf(font.get("DescendantFonts"), resolve)?.at(0), resolve) ?? new PdfDict();
  const toText = readToUnicode(font, resolve)?.toText;
  const label = name === null ? undefined : PREDEFINED.find(([pattern]) => pattern.test(name))?.[1];
  const decoder = label === undefined ? null : new TextDecoder(label);
  const isVertical = name?.endsWith("V") === true || cmap?.isVertical === true;
  const defaultWidth = numberOf(descendant.get("DW"), resolve) ?? 1000;
  const widths = readCidWidths(descendant, resolve);
  const advance = (cid: number, length: number): number => {
    if (isVertical) return (numbersOf(descendant.get("DW2"), resolve)?.[1] ?? -1000) / 1000;
    return (widths.get(cid) ?? (decoder !== null && length === 1 ? defaultWidth / 2 : defaultWidth)) / 1000;
  };
  const known = new Map<number, GlyphCode>();
  const toGlyph = (bytes: Uint8Array): GlyphCode => {
    const code = toNumber(bytes);
    const key = code * 8 + bytes.length;
    let glyph = known.get(key);
    if (glyph === undefined) {
      const text = toText?.get(code) ?? decoder?.decode(bytes) ?? "\ufffd";
      glyph = {
        length: bytes.length,
        text,
        width: advance(toCid(code, cmap), bytes.length),
        isSpace: bytes.length === 1 && code === 32,
      };
      known.set(key, glyph);
    }
    return glyph;
  };
  return {
    decode: (bytes) => splitCodes(bytes, cmap, label).map(toGlyph),
    isVertical,
    ...heightOf(dictOf(descendant.get("FontDescriptor"), resolve), resolve),
  };
}

function toCid(code: number, cmap: CMap | null): number {
  if (cmap === null) return code;
  const range = cmap.cidRanges.find(({ first, last }) => code >= first && code <= last);
  return cmap.toCid.get(code) ?? (range === undefined ? code : range.cid + code - range.first);
}

function splitCodes(bytes: Uint8Array, cmap: CMap | null, label: string | undefined): Uint8Array[] {
  const codes: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = codeLength(bytes, at, cmap, label);
    codes.push(bytes.subarray(at, at + length));
    at += length;
  }
  return codes;
}

function codeLength(bytes: Uint8Array, at: number, cmap: CMap | null, label: string | undefined): number {
  if (cmap !== null && cmap.codeSpaces.length > 0) {
    for (let length = 1; length <= 4; length++) {
      const code = toNumber(bytes.subarray(at, at + length));
      if (cmap.codeSpaces.some((space) => space.length === length && code >= space.first && code <= space.last)) {
        return length;
      }
    }
    return Math.min(...cmap.codeSpaces.map(({ length }) => length));
  }
  if (label === undefined || label === "utf-16be") return 2;
  return bytes[at]! < 0x80 ? 1 : 2;
}

/** A font has no more glyphs than this. */
const MAX_WIDTHS = 70_000;

/** Both forms of ISO 32000-2, 9.7.4.3: `c [w1 w2 …]` and `first last w`. */
function readCidWidths(font: PdfDict, resolve: Resolve): Map<number, number> {
  const widths = new Map<number, number>();
  const items = arrayOf(font.get("W"), resolve)?.toArray() ?? [];
  for (let at = 0; at < items.length && widths.size < MAX_WIDTHS;) {
    const first = numberOf(items[at], resolve) ?? 0;
    const list = numbersOf(items[at + 1], resolve);
    if (list !== null) {
      list.forEach((width, index) => widths.set(first + index, width));
      at += 2;
      continue;
    }
    const last = Math.min(numberOf(items[at + 1], resolve) ?? first, first + 65_535);
    const width = numberOf(items[at + 2], resolve) ?? 0;
    for (let cid = first; cid <= last; cid++) widths.set(cid, width);
    at += 3;
  }
  return widths;
}

import { withMemory } from "../../read/pdf/memory.ts";
import type { PdfiumDocument } from "../pdf/pdfium-document.ts";
import type { Pointer } from "../../read/pdf/pdfium.ts";
import { type Char, ordersOf, type PlacedGlyph } from "./text-order.ts";

/** Cosine of the largest angle at which text counts as straight. */
const STRAIGHT = 0.9;
/** Smaller sizes are wrong. */
const MIN_SIZE_PT = 0.1;
/** Usual extent of glyphs above and below the baseline. */
const ASCENT_EM = 0.8;
const DESCENT_EM = 0.22;

/** A page's text as the second reader sees it, in both orders. */
export interface SecondReading {
  readonly glyphs: readonly PlacedGlyph[];
  readonly orders: readonly (readonly Char[])[];
}

/** Maximum number of chars read from a page; more are noise. */
const MAX_CHARS = 1_000_000;

/** Reads a page's text with PDFium, which many viewers use, and which is not the code that removes text. */
export function readWithPdfium(document: PdfiumDocument, number: number): SecondReading {
  const glyphs = partLigatures(document.withPage(number, (page) => readGlyphs(document, page)) ?? []);
  return { glyphs, orders: ordersOf(glyphs) };
}

/** Letters of one glyph ("ﬁ") share its origin. Each gets a share of its width; otherwise a gap would split the word before or after them. */
function partLigatures(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const groups: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    const last = groups.at(-1);
    const isPart = last?.[0]!.x === glyph.x && last[0].y === glyph.y && glyph.text.trim() !== "";
    if (isPart) last.push(glyph);
    else groups.push([glyph]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (group.length === 1 || Math.abs(((first!.angleDegrees + 180) % 360) - 180) > 1) return group;
    const end = Math.max(...group.map(({ endX, box }) => Math.max(endX, box.x1)));
    const part = (end - first!.x) / group.length;
    return group.map((glyph, at) => ({ ...glyph, x: first!.x + at * part, endX: first!.x + (at + 1) * part }));
  });
}

function readGlyphs({ pdfium }: PdfiumDocument, page: Pointer): PlacedGlyph[] {
  const { exports } = pdfium;
  const textPage = exports.FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  try {
    const count = Math.min(MAX_CHARS, Math.max(0, exports.FPDFText_CountChars(textPage)));
    return withMemory(pdfium, 64, (at) =>
      Array.from({ length: count }, (_, index) => {
        exports.FPDFText_GetLooseCharBox(textPage, index, at);
        exports.FPDFText_GetMatrix(textPage, index, at + 16);
        exports.FPDFText_GetCharOrigin(textPage, index, at + 40, at + 48);
        const { HEAPF32: floats, HEAPF64: doubles } = pdfium.heap;
        const [left = 0, top = 0, right = 0, bottom = 0] = floats.subarray(at >> 2, (at >> 2) + 4);
        const [a = 1, b = 0, c = 0, d = 1] = floats.subarray((at + 16) >> 2, ((at + 16) >> 2) + 4);
        const [x = left, y = bottom] = doubles.subarray((at + 40) >> 3, ((at + 40) >> 3) + 2);
        const size = exports.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
        return toGlyph(index, exports.FPDFText_GetUnicode(textPage, index), {
          left,
          top,
          right,
          bottom,
          a,
          b,
          x,
          y,
          size,
        });
      }),
    );
  } finally {
    exports.FPDFText_ClosePage(textPage);
  }
}

function toGlyph(
  id: number,
  unicode: number,
  place: Readonly<Record<"left" | "top" | "right" | "bottom" | "a" | "b" | "x" | "y" | "size", number>>,
): PlacedGlyph {
  const { left, top, right, bottom, a, b, x, y } = place;
  const radians = Math.atan2(b, a);
  const reach =
    Math.abs(Math.cos(radians)) > STRAIGHT
      ? right - left
      : Math.abs(Math.sin(radians)) > STRAIGHT
        ? top - bottom
        : place.size / 2;
  const size = place.size > MIN_SIZE_PT ? place.size : Math.max(0.1, top - bottom);
  return {
    id,
    text: toText(unicode),
    box: { x0: left, y0: bottom, x1: right, y1: top },
    x,
    y,
    endX: x + reach * Math.cos(radians),
    endY: y + reach * Math.sin(radians),
    ascent: ASCENT_EM * size,
    descent: -DESCENT_EM * size,
    size,
    angleDegrees: ((radians * 180) / Math.PI + 360) % 360,
    isInvisible: false,
    color: "0 g",
  };
}

/** PDFium returns 2 for the hyphen of a word broken at the end of a line, and 0 if a font has no text for a glyph. */
function toText(unicode: number): string {
  if (unicode === 2) return "-";
  return unicode < 0x20 || (unicode >= 0xd800 && unicode <= 0xdfff) || unicode > 0x10_ff_ff
    ? ""
    : String.fromCodePoint(unicode);
}

import type { Reader } from "./engine.ts";
import { pageReader, type Pdfium, type Pointer, rawFunction } from "./pdfium.ts";

/** `FPDFPageObj_GetType`. */
const TEXT = 1;
const PATH = 2;
const FORM = 5;
/** Forms are drawings used in several places; producers nest them three or four deep. */
const DEEPEST_FORM = 12;
/** A path with more segments is a drawing, for which its bounds are enough. */
const MAX_SEGMENTS = 64;
const LONGEST_NAME = 128;

/**
 * The raw data that any layout analysis over PDFium needs, without the analysis: each char with its code point and
 * box; font, size and matrix at each change of text object; a font's name, weight and flags at its first use; bounds,
 * painting modes and points of every drawn object, also inside forms. A parser built on this build of PDFium cannot cost
 * less, so this is the lower bound.
 *
 * Code points are read char by char: text that is read in one call omits some chars, so the boxes would no longer
 * match it.
 */
export function loadPdfiumMaterial(): Reader {
  return pageReader((pdfium) => {
    const scratch = rawFunction(pdfium, "malloc")(LONGEST_NAME);
    const openText = rawFunction(pdfium, "FPDFText_LoadPage");
    const closeText = rawFunction(pdfium, "FPDFText_ClosePage");
    const readChars = charReader(pdfium, scratch);
    const readObjects = objectReader(pdfium, scratch);
    return (page) => {
      const textPage = openText(page);
      const text = readChars(textPage);
      readObjects(page);
      closeText(textPage);
      return text;
    };
  });
}

function charReader(pdfium: Pdfium, scratch: Pointer): (textPage: Pointer) => string {
  const countChars = rawFunction(pdfium, "FPDFText_CountChars");
  const unicode = rawFunction(pdfium, "FPDFText_GetUnicode");
  const looseBox = rawFunction(pdfium, "FPDFText_GetLooseCharBox");
  const textObject = rawFunction(pdfium, "FPDFText_GetTextObject");
  const fontSize = rawFunction(pdfium, "FPDFTextObj_GetFontSize");
  const fontOf = rawFunction(pdfium, "FPDFTextObj_GetFont");
  const matrix = rawFunction(pdfium, "FPDFPageObj_GetMatrix");
  return (textPage) => {
    const readFont = fontReader(pdfium, scratch);
    const count = Math.max(0, countChars(textPage));
    const codes = new Uint16Array(count);
    const boxes = new Float32Array(count * 4);
    let last = 0;
    for (let index = 0; index < count; index++) {
      codes[index] = unicode(textPage, index);
      looseBox(textPage, index, scratch);
      const floats = pdfium.heap.HEAPF32;
      for (let edge = 0; edge < 4; edge++) boxes[index * 4 + edge] = floats[(scratch >> 2) + edge]!;
      const object = textObject(textPage, index);
      if (object === 0 || object === last) continue;
      last = object;
      readFont(fontOf(object));
      fontSize(object, scratch);
      matrix(object, scratch);
    }
    return Buffer.from(codes.buffer).toString("utf16le");
  };
}

/** Reads each font of a page once. */
function fontReader(pdfium: Pdfium, scratch: Pointer): (font: Pointer) => string {
  const baseName = rawFunction(pdfium, "FPDFFont_GetBaseFontName");
  const weight = rawFunction(pdfium, "FPDFFont_GetWeight");
  const flags = rawFunction(pdfium, "FPDFFont_GetFlags");
  const names = new Map<Pointer, string>();
  return (font) => {
    const known = names.get(font);
    if (known !== undefined) return known;
    const length = Math.min(LONGEST_NAME, baseName(font, scratch, LONGEST_NAME));
    const name = Buffer.from(pdfium.heap.HEAPU8.subarray(scratch, scratch + Math.max(0, length - 1))).toString();
    weight(font);
    flags(font);
    names.set(font, name);
    return name;
  };
}

function objectReader(pdfium: Pdfium, scratch: Pointer): (page: Pointer) => void {
  const countObjects = rawFunction(pdfium, "FPDFPage_CountObjects");
  const objectAt = rawFunction(pdfium, "FPDFPage_GetObject");
  const countInside = rawFunction(pdfium, "FPDFFormObj_CountObjects");
  const objectInside = rawFunction(pdfium, "FPDFFormObj_GetObject");
  const typeOf = rawFunction(pdfium, "FPDFPageObj_GetType");
  const matrix = rawFunction(pdfium, "FPDFPageObj_GetMatrix");
  const bounds = rawFunction(pdfium, "FPDFPageObj_GetBounds");
  const drawMode = rawFunction(pdfium, "FPDFPath_GetDrawMode");
  const countSegments = rawFunction(pdfium, "FPDFPath_CountSegments");
  const segmentAt = rawFunction(pdfium, "FPDFPath_GetPathSegment");
  const point = rawFunction(pdfium, "FPDFPathSegment_GetPoint");
  const segmentType = rawFunction(pdfium, "FPDFPathSegment_GetType");
  const read = (object: Pointer, depth: number): void => {
    const type = typeOf(object);
    if (type === TEXT) return;
    bounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    if (type === PATH) {
      drawMode(object, scratch, scratch + 4);
      const segments = Math.min(MAX_SEGMENTS, countSegments(object));
      for (let number = 0; number < segments; number++) {
        const segment = segmentAt(object, number);
        point(segment, scratch, scratch + 4);
        segmentType(segment);
      }
    }
    if (type !== FORM || depth >= DEEPEST_FORM) return;
    matrix(object, scratch);
    const inside = countInside(object);
    for (let index = 0; index < inside; index++) read(objectInside(object, index), depth + 1);
  };
  return (page) => {
    const count = countObjects(page);
    for (let index = 0; index < count; index++) read(objectAt(page, index), 0);
  };
}

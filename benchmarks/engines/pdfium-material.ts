import type { Reader } from "./engine.ts";
import { loadPdfium, type Pdfium, type Pointer, rawFunction, visitPages } from "./pdfium.ts";
import { readPageText } from "./pdfium-text.ts";

/** `FPDFPageObj_GetType`. */
const TEXT = 1;
const PATH = 2;
/** A path with more segments is a drawing; its bounds say enough. */
const MOST_SEGMENTS = 64;

/**
 * The raw material that any layout analysis over PDFium needs, and nothing made of it: the text, a box a char, font
 * and matrix at each change of text object, bounds and points of every drawn object. A parse built on this build of
 * PDFium cannot cost less, which makes it the lower bound.
 */
export async function loadPdfiumMaterial(): Promise<Reader> {
  const pdfium = await loadPdfium();
  const scratch = rawFunction(pdfium, "malloc")(64);
  const openText = rawFunction(pdfium, "FPDFText_LoadPage");
  const closeText = rawFunction(pdfium, "FPDFText_ClosePage");
  const readChars = charReader(pdfium, scratch);
  const readObjects = objectReader(pdfium, scratch);
  return async (file) => {
    let text = "";
    await visitPages(pdfium, file, (page) => {
      const textPage = openText(page);
      text += `${readPageText(pdfium, textPage)}\n`;
      readChars(textPage);
      readObjects(page);
      closeText(textPage);
    });
    return text;
  };
}

function charReader(pdfium: Pdfium, scratch: Pointer): (textPage: Pointer) => Float32Array {
  const countChars = rawFunction(pdfium, "FPDFText_CountChars");
  const looseBox = rawFunction(pdfium, "FPDFText_GetLooseCharBox");
  const textObject = rawFunction(pdfium, "FPDFText_GetTextObject");
  const fontSize = rawFunction(pdfium, "FPDFTextObj_GetFontSize");
  const fontOf = rawFunction(pdfium, "FPDFTextObj_GetFont");
  const weight = rawFunction(pdfium, "FPDFFont_GetWeight");
  const flags = rawFunction(pdfium, "FPDFFont_GetFlags");
  const matrix = rawFunction(pdfium, "FPDFPageObj_GetMatrix");
  return (textPage) => {
    const count = Math.max(0, countChars(textPage));
    const boxes = new Float32Array(count * 4);
    let last = 0;
    for (let index = 0; index < count; index++) {
      looseBox(textPage, index, scratch);
      const floats = pdfium.heap.HEAPF32;
      for (let edge = 0; edge < 4; edge++) boxes[index * 4 + edge] = floats[(scratch >> 2) + edge]!;
      const object = textObject(textPage, index);
      if (object === 0 || object === last) continue;
      last = object;
      const font = fontOf(object);
      fontSize(object, scratch);
      weight(font);
      flags(font);
      matrix(object, scratch);
    }
    return boxes;
  };
}

function objectReader(pdfium: Pdfium, scratch: Pointer): (page: Pointer) => void {
  const countObjects = rawFunction(pdfium, "FPDFPage_CountObjects");
  const objectAt = rawFunction(pdfium, "FPDFPage_GetObject");
  const typeOf = rawFunction(pdfium, "FPDFPageObj_GetType");
  const bounds = rawFunction(pdfium, "FPDFPageObj_GetBounds");
  const countSegments = rawFunction(pdfium, "FPDFPath_CountSegments");
  const segmentAt = rawFunction(pdfium, "FPDFPath_GetPathSegment");
  const point = rawFunction(pdfium, "FPDFPathSegment_GetPoint");
  const segmentType = rawFunction(pdfium, "FPDFPathSegment_GetType");
  return (page) => {
    const count = countObjects(page);
    for (let index = 0; index < count; index++) {
      const object = objectAt(page, index);
      const type = typeOf(object);
      if (type === TEXT) continue;
      bounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
      const segments = type === PATH ? Math.min(MOST_SEGMENTS, countSegments(object)) : 0;
      for (let number = 0; number < segments; number++) {
        const segment = segmentAt(object, number);
        point(segment, scratch, scratch + 4);
        segmentType(segment);
      }
    }
  };
}

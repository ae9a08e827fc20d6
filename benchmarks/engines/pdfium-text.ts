import type { Reader } from "./engine.ts";
import { pageReader, type Pdfium, type Pointer, rawFunction } from "./pdfium.ts";

/** PDFium's text of each page, read in one call, and nothing else. */
export function loadPdfiumText(): Reader {
  return pageReader((pdfium) => {
    const openText = rawFunction(pdfium, "FPDFText_LoadPage");
    const closeText = rawFunction(pdfium, "FPDFText_ClosePage");
    return (page) => {
      const textPage = openText(page);
      const text = readPageText(pdfium, textPage);
      closeText(textPage);
      return text;
    };
  });
}

function readPageText(pdfium: Pdfium, textPage: Pointer): string {
  const count = rawFunction(pdfium, "FPDFText_CountChars")(textPage);
  if (count <= 0) return "";
  const buffer = rawFunction(pdfium, "malloc")((count + 1) * 2);
  const written = rawFunction(pdfium, "FPDFText_GetText")(textPage, 0, count, buffer);
  const end = buffer + Math.max(0, written - 1) * 2;
  const text = Buffer.from(pdfium.heap.HEAPU8.subarray(buffer, end)).toString("utf16le");
  rawFunction(pdfium, "free")(buffer);
  return text;
}

import type { Reader } from "./engine.ts";
import { loadPdfium, type Pdfium, type Pointer, rawFunction, visitPages } from "./pdfium.ts";

/** PDFium asked for the text of each page in one call, and for nothing else. */
export async function loadPdfiumText(): Promise<Reader> {
  const pdfium = await loadPdfium();
  const openText = rawFunction(pdfium, "FPDFText_LoadPage");
  const closeText = rawFunction(pdfium, "FPDFText_ClosePage");
  return async (file) => {
    let text = "";
    await visitPages(pdfium, file, (page) => {
      const textPage = openText(page);
      text += `${readPageText(pdfium, textPage)}\n`;
      closeText(textPage);
    });
    return text;
  };
}

export function readPageText(pdfium: Pdfium, textPage: Pointer): string {
  const count = rawFunction(pdfium, "FPDFText_CountChars")(textPage);
  if (count <= 0) return "";
  const buffer = rawFunction(pdfium, "malloc")((count + 1) * 2);
  const written = rawFunction(pdfium, "FPDFText_GetText")(textPage, 0, count, buffer);
  const end = buffer + Math.max(0, written - 1) * 2;
  const text = Buffer.from(pdfium.heap.HEAPU8.subarray(buffer, end)).toString("utf16le");
  rawFunction(pdfium, "free")(buffer);
  return text;
}

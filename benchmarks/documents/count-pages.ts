import { loadPdfium, visitPages } from "../engines/pdfium.ts";
import type { CountedFile } from "../measure/run.ts";

/** Counts the pages of PDFs; a file that PDFium cannot open is left out with a message. */
export async function countPages(paths: readonly string[]): Promise<CountedFile[]> {
  const pdfium = await loadPdfium();
  const counted: CountedFile[] = [];
  for (const path of paths) {
    try {
      counted.push({ path, pages: await visitPages(pdfium, path, () => {}) });
    } catch (error) {
      console.warn(`Left out ${path}: ${String(error)}`);
    }
  }
  return counted;
}

export function totalPages(files: readonly CountedFile[]): number {
  return files.reduce((sum, file) => sum + file.pages, 0);
}

import type { PDF, PDFPage } from "@libpdf/core";

/**
 * Takes a page out. Bookmarks and links may still lead to it and would keep all of it in the file: what it held is taken from it,
 * so that nothing of a deleted page is left to be read.
 */
export function dropPage(pdf: PDF, page: PDFPage): void {
  const index = pdf.getPages().findIndex(({ ref }) => ref === page.ref);
  if (index < 0) return;
  pdf.removePage(index);
  for (const key of Array.from(page.dict.keys())) {
    if (key.value !== "Type") page.dict.delete(key);
  }
}

import type { PDF, PDFPage } from "@libpdf/core";

/**
 * Removes a page. Bookmarks and links may still refer to it and would keep it in the file, so its entries are deleted too and nothing of it can be
 * read.
 */
export function dropPage(pdf: PDF, page: PDFPage): void {
  const index = pdf.getPages().findIndex(({ ref }) => ref === page.ref);
  if (index < 0) return;
  pdf.removePage(index);
  for (const key of Array.from(page.dict.keys())) {
    if (key.value !== "Type") page.dict.delete(key);
  }
}

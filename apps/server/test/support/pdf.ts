import { PDFDocument } from "@cantoo/pdf-lib";

/** A PDF with one line of text a page. */
export async function pdfWith(pages: readonly string[], password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const text of pages) document.addPage([300, 200]).drawText(text, { x: 30, y: 120, size: 18 });
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return document.save();
}

/** A PDF of the pages of another one, over and over. */
export async function pdfOfPages(source: Uint8Array, pages: number): Promise<Uint8Array> {
  const [document, original] = [await PDFDocument.create(), await PDFDocument.load(source)];
  const indexes = Array.from({ length: pages }, (_, index) => index % original.getPageCount());
  for (const page of await document.copyPages(original, indexes)) document.addPage(page);
  return document.save();
}

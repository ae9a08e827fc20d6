import { PDFDocument } from "@cantoo/pdf-lib";

/** A PDF with one line of text a page. */
export async function pdfWith(pages: readonly string[], password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const text of pages) document.addPage([300, 200]).drawText(text, { x: 30, y: 120, size: 18 });
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return document.save();
}

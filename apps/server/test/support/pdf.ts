import { PDFDocument } from "@cantoo/pdf-lib";

/** A PDF with one line of text on each page. */
export async function pdfWith(pages: readonly string[], password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const text of pages) document.addPage([300, 200]).drawText(text, { x: 30, y: 120, size: 18 });
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return document.save();
}

/** A PDF that repeats the pages of another one. */
export async function pdfOfPages(source: Uint8Array, pages: number): Promise<Uint8Array> {
  const [document, original] = [await PDFDocument.create(), await PDFDocument.load(source)];
  const indexes = Array.from({ length: pages }, (_, index) => index % original.getPageCount());
  for (const page of await document.copyPages(original, indexes)) document.addPage(page);
  return document.save();
}

/** An invoice and an agreement, a page each, with a heading above their lines. */
export async function invoiceAndAgreement(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const [heading, ...lines] of INVOICE_AND_AGREEMENT) {
    const page = document.addPage([300, 200]);
    page.drawText(heading!, { x: 30, y: 150, size: 18 });
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 30, y: 110 - 30 * index, size: 11 });
  }
  return document.save();
}

const INVOICE_AND_AGREEMENT = [
  ["Invoice number: R-2041", "VAT 19 %", "Total 99.00", "Page 1 of 1"],
  ["Agreement between the parties", "The parties agree", "Signatures", "Page 1 of 1"],
];

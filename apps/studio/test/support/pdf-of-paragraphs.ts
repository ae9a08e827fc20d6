import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";

/** Widely spaced paragraphs, on pages as long as they need. */
export function pdfOfParagraphs(pages: number, paragraphs: number): Uint8Array {
  const height = Math.max(800, paragraphs * 44 + 80);
  const content = (page: number): string =>
    Array.from(
      { length: paragraphs },
      (_, at) =>
        `BT /F1 10 Tf 60 ${height - 60 - at * 44} Td (Paragraph ${at + 1} of page ${page} says what it says.) Tj ET`,
    ).join("\n");
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`).join(" ");
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...Array.from({ length: pages }, (_, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      contentStream(content(at + 1)),
    ]).flat(),
  ]);
}

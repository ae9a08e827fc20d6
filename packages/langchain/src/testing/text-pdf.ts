import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";

/** A PDF with one line of text per page. */
export function textPdf(pages: readonly string[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(" ");
  const objects = pages.flatMap((text, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
    contentStream(`BT /F 18 Tf 30 120 Td (${text}) Tj ET`),
  ]);
  return new Uint8Array(
    writeRawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      ...objects,
    ]),
  );
}

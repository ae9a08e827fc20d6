import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";

const FONTS = ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Courier"];

/**
 * Writes a page of 400 by 300 points from its content stream. `F1` to `F4` are Helvetica, its bold and its oblique, and Courier.
 *
 * @param annotations - their dictionary entries, without `/Type`
 */
export function styledPdf(content: string, ...annotations: readonly string[]): Uint8Array {
  const fonts = FONTS.map((name, at) => `/F${at + 1} << /Type /Font /Subtype /Type1 /BaseFont /${name} >>`);
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 4 0 R /Resources << /Font << ${fonts.join(" ")} >> >>
/Annots [${annotations.map((entries) => `<< /Type /Annot ${entries} >>`).join(" ")}] >>`,
    contentStream(content),
  ]);
}

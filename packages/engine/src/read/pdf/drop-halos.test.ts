import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { openPdf } from "./open-pdf.ts";

async function textOf(content: string): Promise<string> {
  using document = await openPdf(
    writeRawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
      contentStream(content),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>",
    ]),
  );
  const { chars } = document.readPage(1)!;
  return String.fromCodePoint(...chars.code.slice(0, chars.count)).trim();
}

test("a letter drawn in white under the same letter is read once", async () => {
  // Two fonts, because PDFium itself drops what is printed twice in one.
  expect(await textOf("BT /F2 9 Tf 1 g 20 50 Td (J) Tj ET BT /F1 9 Tf 0 g 20 50 Td (J) Tj ET")).toBe("J");
});

test("white text that is alone on a dark ground stays", async () => {
  expect(
    await textOf("0 g 10 40 30 30 re f BT /F2 9 Tf 1 g 20 50 Td (J) Tj ET BT /F1 9 Tf 0 g 60 50 Td (K) Tj ET"),
  ).toMatch(/^J\s*K$/);
});

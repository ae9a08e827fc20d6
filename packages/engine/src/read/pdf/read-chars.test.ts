import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { openPdf } from "./open-pdf.ts";

test("a letter of a formula beyond U+FFFF is one char", async () => {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /F def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
2 beginbfchar <41> <d835dc65> <42> <003d> endbfchar endcmap end end`;
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 5 0 R >>",
    contentStream(map),
    contentStream("BT /F1 12 Tf 50 100 Td (ABA) Tj ET"),
  ]);
  using document = await openPdf(bytes);
  const { chars } = document.readPage(1)!;
  expect(String.fromCodePoint(...chars.code.subarray(0, chars.count))).toBe("𝑥=𝑥");
});

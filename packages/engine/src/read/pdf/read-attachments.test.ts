import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { openPdf } from "./open-pdf.ts";

/** A PDF with two embedded files (ISO 32000-2, 7.11.4). */
function withFiles(xml: string): Uint8Array {
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(factur-x.xml) 4 0 R (photo.jpg) 6 0 R] >> >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
    "<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 5 0 R >> >>",
    contentStream(xml, "/Type /EmbeddedFile /Subtype /text#2Fxml"),
    "<< /Type /Filespec /F (photo.jpg) /UF (photo.jpg) /EF << /F 7 0 R >> >>",
    contentStream("none", "/Type /EmbeddedFile"),
  ]);
}

test("the XML inside a PDF is read, other files are not", async () => {
  using document = await openPdf(withFiles("<Invoice/>"));
  expect(document.attachments()).toEqual([{ name: "factur-x.xml", text: "<Invoice/>" }]);
});

test("an empty file is none", async () => {
  using document = await openPdf(withFiles(""));
  expect(document.attachments()).toEqual([]);
});

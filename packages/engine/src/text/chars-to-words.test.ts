import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";

/** A page of texts that rise by `angle`, like the labels below a chart. */
function pdfOfSlanted(angle: number, texts: readonly string[]): Uint8Array {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const lines = texts.map((text, index) => `${cos} ${sin} ${-sin} ${cos} ${60 + 90 * index} 60 Tm (${text}) Tj`);
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    contentStream(`BT /F1 10 Tf ${lines.join(" ")} ET`),
  ]);
}

test.each([30, 45, 60, 335])("letters of a text that rises by %d degrees are words", async (angle) => {
  const { pages } = await readDocument(pdfOfSlanted(angle, ["Upper river", "14:00"]), {});
  expect(pages[0]!.blocks.map((block) => block.text).join(" ")).toBe("Upper river 14:00");
});

import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";

/** Widths of letters in 12 pt Times Italic, each a separate text object, as in wkhtmltopdf's PDFs. */
const WIDTHS: Readonly<Record<string, number>> = {
  " ": 250,
  d: 500,
  i: 278,
  f: 278,
  e: 444,
  r: 389,
  o: 500,
  n: 500,
  t: 278,
};

async function read(text: string, gaps: Readonly<Record<number, number>> = {}): Promise<string> {
  let x = 50;
  const letters = Array.from(text, (letter, at) => {
    x += gaps[at] ?? 0;
    const drawn = `BT /F1 24 Tf 0.5 0 0 0.5 ${x.toFixed(3)} 100 Tm (${letter}) Tj ET`;
    x += (WIDTHS[letter]! * 12) / 1000;
    return drawn;
  });
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Italic >>",
    contentStream(letters.join("\n")),
  ]);
  const { pages } = await readDocument(bytes, {});
  return pages[0]!.blocks.map((block) => block.text).join(" ");
}

test("two letters of which PDFium takes one for the shadow of the other are both read", async () => {
  expect(await read("of it differ")).toBe("of it differ");
});

test("one letter before a blank that the file does not write stays one", async () => {
  // A blank of Times Italic is 3 pt wide, an f is 3.34.
  expect(await read("if it difer", { 9: 3 })).toBe("if it dif er");
});

import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";

const WORDS = ["שומר", "הנמל"];
/** Advance of all letters, and how far the pen moves back after each, in thousandths of the font size. */
const WIDTH = 600;

/** A line of two Hebrew words, 27 letters from `A` on: in reading order, each to the left of the one before, or in visual order. */
function pdfOf(letters: (word: string) => string): Uint8Array {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /F def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
1 beginbfrange <41> <5b> <05d0> endbfrange endcmap end end`;
  const widths = Array.from({ length: 27 }, () => WIDTH).join(" ");
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>",
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 65 /LastChar 91 /Widths [${widths}] /ToUnicode 5 0 R >>`,
    contentStream(map),
    contentStream(`BT /F1 10 Tf 200 100 Td ${letters(WORDS[0]!)} ET BT /F1 10 Tf 150 100 Td ${letters(WORDS[1]!)} ET`),
  ]);
}

const codesOf = (word: string): string[] =>
  Array.from(word, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x5d0 + 0x41));

test.each([
  [
    "as they are read",
    (word: string) =>
      `[${codesOf(word)
        .map((code) => `(${code}) ${2 * WIDTH}`)
        .join(" ")}] TJ`,
  ],
  [
    "as they are seen",
    (word: string) => `${-(WIDTH / 100) * (word.length - 1)} 0 Td (${codesOf(word).reverse().join("")}) Tj`,
  ],
])("letters that are written %s", async (_, letters) => {
  const { pages } = await readDocument(pdfOf(letters), {});
  expect(pages[0]!.blocks.map((block) => block.text)).toEqual([WORDS.join(" ")]);
});

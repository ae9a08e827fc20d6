import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { findRecords, KIND, toldKind, PLACES, RECORD_WORDS, WrittenRecords } from "./char-records.ts";
import { withMemory } from "./memory.ts";
import { loadPdfium, type Pdfium, type Pointer } from "./pdfium.ts";

// After a change of PDFium's version the first test tells that its records lie elsewhere: all would still be read, by calls.
test.each(["paper/paper.pdf", "two-column/two-column.pdf", "scripts/arabic.pdf", "ruled-tables/ruled-tables.pdf"])(
  "the records that PDFium keeps of %s hold what its calls tell",
  async (name) => {
    const { held, told } = await withText(name, (pdfium, textPage, at) => {
      const count = pdfium.exports.FPDFText_CountChars(textPage);
      const found = findRecords(pdfium, textPage, count, at, PLACES)!;
      const written = new WrittenRecords(pdfium, textPage, at);
      const fieldsOf = (record: number): number[] => {
        const words = pdfium.heap.HEAPU32.subarray(record, record + RECORD_WORDS);
        // Without the code in its font, the two after it are the origin's; without its matrix, from the thirteenth to the object.
        return [toldKind(words[KIND]), words[1]!, ...words.subarray(3, 13), words[19]!];
      };
      const indices = Array.from({ length: count }, (_, index) => index);
      return {
        held: indices.map((index) => fieldsOf(found.at(index))),
        told: indices.map((index) => fieldsOf(written.at(index))),
      };
    });
    expect(held.length).toBeGreaterThan(100);
    expect(held).toEqual(told);
  },
);

test.each([
  ["in longer blocks", { recordsABlock: 52 }],
  ["in a list elsewhere", { blocks: 6 }],
  ["from another one on", { start: 9 }],
  ["in another number", { count: 8 }],
])("records that would lie %s are not taken", async (_, elsewhere) => {
  const found = await withText("paper/paper.pdf", (pdfium, textPage, at) => {
    const count = pdfium.exports.FPDFText_CountChars(textPage);
    return findRecords(pdfium, textPage, count, at, { ...PLACES, ...elsewhere });
  });
  expect(found).toBeNull();
});

/** Opens the text of a fixture's first page, with 144 bytes of scratch memory. */
async function withText<Result>(
  name: string,
  use: (pdfium: Pdfium, textPage: Pointer, at: Pointer) => Result,
): Promise<Result> {
  const pdfium = await loadPdfium();
  const { exports, heap } = pdfium;
  const bytes = await readFixture(name);
  return withMemory(pdfium, bytes.length, (buffer) => {
    heap.HEAPU8.set(bytes, buffer);
    const document = exports.FPDF_LoadMemDocument(buffer, bytes.length, 0);
    const page = exports.FPDF_LoadPage(document, 0);
    const textPage = exports.FPDFText_LoadPage(page);
    try {
      return withMemory(pdfium, 144, (at) => use(pdfium, textPage, at));
    } finally {
      exports.FPDFText_ClosePage(textPage);
      exports.FPDF_ClosePage(page);
      exports.FPDF_CloseDocument(document);
    }
  });
}

import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { paragraph, wordFile } from "../../testing/word-file.ts";
import { boundedCopy } from "./bounded-copy.ts";

const textOf = (zip: Uint8Array, name: string): string => strFromU8(unzipSync(zip)[name]!);
const cell = (properties: string): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph("A")}</w:tc>`;

test("counts in the billions become the highest that is read, and all else of the file stays", async () => {
  const row = '<w:trPr><w:gridBefore w:val="2147483647"/></w:trPr>';
  const table = `<w:tbl><w:tr>${row}${cell('<w:gridSpan w:val="2147483648"/>')}${cell('<w:gridSpan w:val="3"/>')}</w:tr></w:tbl>`;
  const bounded = await boundedCopy(wordFile(table + paragraph("1234567 Größe")));
  expect(textOf(bounded, "main/text.xml")).toMatch(
    /gridBefore w:val="1000".*gridSpan w:val="1000".*gridSpan w:val="3".*1234567 Größe/,
  );
});

test.each([
  [
    "columns of an OpenDocument table",
    'table:number-columns-repeated="2147483647"',
    'table:number-columns-repeated="1000"',
  ],
  ["rows that a cell covers", 'table:number-rows-spanned="100000"', 'table:number-rows-spanned="1000"'],
  ["blanks", 'text:c="99999999"', 'text:c="1000"'],
  ["columns that a cell of a slide covers", '<a:tc gridSpan="70000">', '<a:tc gridSpan="1000">'],
])("%s are bounded, in a file of one part too", async (_, given, bounded) => {
  const page = `<?xml version="1.0"?><x ${given.startsWith("<") ? `>${given}` : `${given}>`}`;
  expect(new TextDecoder().decode(await boundedCopy(strToU8(page)))).toContain(bounded);
  const zip = await boundedCopy(zipSync({ "content.xml": strToU8(page) }));
  expect(textOf(zip, "content.xml")).toContain(bounded);
});

test("of documents inside a document a few are printed, and none that holds documents itself", async () => {
  const inside = (relationships: string): Uint8Array =>
    zipSync({ "word/_rels/document.xml.rels": strToU8(`<Relationships>${relationships}</Relationships>`) });
  const bounded = await boundedCopy(
    zipSync({
      "word/document.xml": strToU8('<w:altChunk r:id="c"/>'.repeat(3000)),
      "word/plain.docx": inside(""),
      "word/nested.docx": inside('<Relationship Type="http://x/aFChunk"/>'),
    }),
  );
  expect(textOf(bounded, "word/document.xml").match(/altChunk/g)).toHaveLength(50);
  expect(Object.keys(unzipSync(bounded))).toEqual(["word/document.xml", "word/plain.docx"]);
});

test("a document without any of it is not copied", async () => {
  const bytes = wordFile(paragraph("1234567"));
  expect(await boundedCopy(bytes)).toBe(bytes);
});

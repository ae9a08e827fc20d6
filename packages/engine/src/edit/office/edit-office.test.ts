import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { edit } from "../edit.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function docx(): Uint8Array {
  const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "_rels/.rels": strToU8(
      '<Relationships><Relationship Id="r1" Type="x/metadata/thumbnail" Target="docProps/thumbnail.jpeg"/></Relationships>',
    ),
    "word/document.xml": strToU8(
      `<w:document ${W}><w:body><w:p>${run("Dear Ann Sm")}<w:del><w:r><w:delText>old secret</w:delText></w:r></w:del>${run("ith &amp; Co")}</w:p>` +
        `<w:sdt><w:sdtPr><w:alias w:val="City"/></w:sdtPr><w:sdtContent>${run("choose")}</w:sdtContent></w:sdt><w:p>${run("{{name}}")}</w:p></w:body></w:document>`,
    ),
    "word/comments.xml": strToU8(
      `<w:comments ${W}><w:comment w:author="Ann Smith"><w:p>${run("Ask Ann Smith")}</w:p></w:comment></w:comments>`,
    ),
    "word/styles.xml": strToU8("<w:styles/>"),
    "word/": new Uint8Array(),
    "docProps/custom.xml": strToU8("<Properties><property><vt:lpwstr>Ann Smith</vt:lpwstr></property></Properties>"),
    "docProps/thumbnail.jpeg": strToU8("picture"),
  });
}

const partsOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]));

test("a replacement crosses runs and changes nothing but its texts", async () => {
  const { bytes, edits } = await edit(docx(), { instructions: 'replace "Ann Smith" by "Bo & Co"' });
  expect(edits).toMatchObject([{ status: "done", count: 1 }]);
  const [before, after] = [partsOf(docx()), partsOf(bytes!)];
  expect(after["word/document.xml"]).toContain("Dear Bo &amp; Co");
  expect(after["word/document.xml"]!.replaceAll(/>[^<]*</gu, "><")).toBe(
    before["word/document.xml"]!.replaceAll(/>[^<]*</gu, "><"),
  );
  for (const name of Object.keys(before)) if (name !== "word/document.xml") expect(after[name]).toBe(before[name]);
});

test("a redaction reaches deleted text, comments, authors, properties and the thumbnail", async () => {
  const { bytes, edits } = await edit(docx(), { instructions: 'redact "Ann Smith" and "secret"' });
  expect(edits).toMatchObject([{ status: "done" }, { status: "done" }]);
  const parts = partsOf(bytes!);
  const all = Object.entries(parts)
    .map(([name, xml]) => name + xml.replaceAll(/<[^>]+>/gu, "") + xml)
    .join("\n");
  expect(all).not.toMatch(/Ann Smith|secret/iu);
  expect(parts).not.toHaveProperty(["docProps/thumbnail.jpeg"]);
  expect(parts["word/styles.xml"]).toBe("<w:styles/>");
});

test("a run that is a space alone parts words", async () => {
  const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const letter = zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(
      `<w:document ${W}><w:p>${run("Regular")} \n ${run(" ")}${run("italics")}</w:p></w:document>`,
    ),
  });
  const { bytes, edits } = await edit(letter, { instructions: 'replace "regular italics" by "bold"' });
  expect(edits).toMatchObject([{ status: "done", count: 1 }]);
  expect(partsOf(bytes!)["word/document.xml"]).toContain(`<w:p>${run("bold")} \n ${run("")}${run("")}</w:p>`);
});

test("content controls and placeholders are filled", async () => {
  const { bytes, edits } = await edit(docx(), { instructions: 'fill {"City": "Łódź", "name": "Ada"}' });
  expect(edits).toMatchObject([{ status: "done" }, { status: "done" }]);
  expect(partsOf(bytes!)["word/document.xml"]).toContain("Łódź");
  expect(partsOf(bytes!)["word/document.xml"]).toContain("Ada");
});

test("a cell that is a number stays one", async () => {
  const sheet =
    '<worksheet><sheetData><row><c r="A1"><v>4711</v></c><c r="B1" t="s"><v>0</v></c></row></sheetData></worksheet>';
  const book = zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8("<workbook/>"),
    "xl/sharedStrings.xml": strToU8("<sst><si><r><t>Account </t></r><r><t>4711</t></r></si></sst>"),
    "xl/worksheets/sheet1.xml": strToU8(sheet),
  });
  const { bytes } = await edit(book, { instructions: 'redact "4711"' });
  const parts = partsOf(bytes!);
  expect(parts["xl/worksheets/sheet1.xml"]).toBe(sheet.replace("4711", "0"));
  expect(parts["xl/sharedStrings.xml"]).toContain("Account ");
  expect(parts["xl/sharedStrings.xml"]).not.toContain("4711");
});

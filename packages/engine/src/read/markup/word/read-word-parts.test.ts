import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { parse, renderMarkdown } from "../../../index.ts";
import { paragraph, wordFile } from "../../../../testing/word-file.ts";
import { changeParts } from "../../../../testing/zip-parts.ts";

async function markdownOf(bytes: Uint8Array): Promise<string> {
  return renderMarkdown((await parse(bytes)).result);
}

const cell = (text: string, shape = ""): string => `<w:tc><w:tcPr>${shape}</w:tcPr>${paragraph(text)}</w:tc>`;
const reference = (kind: string, id: string, type: string): string =>
  `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;

/** A Word file with parts that only its relationships name. */
function withParts(body: string, parts: readonly { id: string; type: string; name: string; bytes: Uint8Array }[]) {
  return changeParts(
    wordFile(body),
    (name, bytes) => {
      if (name !== "main/_rels/text.xml.rels") return bytes;
      const links = parts.map(
        ({ id, type, name: target }) =>
          `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      );
      return strToU8(new TextDecoder().decode(bytes).replace("</Relationships>", `${links.join("")}</Relationships>`));
    },
    Object.fromEntries(parts.map(({ name, bytes }) => [`main/${name}`, bytes])),
  );
}

test("documents that the file shows amid its text are read where it shows them, whatever their format", async () => {
  const parts = [
    { name: "a.html", bytes: strToU8("<html><body><h2>Annex</h2><ul><li>one</li></ul></body></html>") },
    { name: "b.docx", bytes: wordFile(paragraph("From Word") + '<w:altChunk r:id="x"/>') },
    { name: "c.rtf", bytes: strToU8("{\\rtf1 From RTF\\par}") },
  ].map((part, index) => ({ ...part, id: `k${index}`, type: "aFChunk" }));
  const body = `${paragraph("Before")}${parts.map(({ id }) => `<w:altChunk r:id="${id}"/>`).join("")}${paragraph("After")}`;
  expect(await markdownOf(withParts(body, parts))).toBe(
    "Before\n\n## Annex\n\n- one\n\nFrom Word\n\nFrom RTF\n\nAfter\n",
  );
});

test("headers of first and of even pages are read where the document shows them", async () => {
  const header = (text: string): Uint8Array =>
    strToU8(`<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(text)}</w:hdr>`);
  const parts = ["default", "first", "even"].map((type) => ({
    id: type,
    type: "header",
    name: `${type}.xml`,
    bytes: header(`On ${type} pages`),
  }));
  const references = parts.map(({ id }) => reference("header", id, id)).join("");
  const section = (more: string): string => `${paragraph("Text")}<w:sectPr>${references}${more}</w:sectPr>`;
  const typesOf = async (bytes: Uint8Array) =>
    (await parse(bytes)).result.chunks.flatMap(({ blocks }) => blocks.map(({ content }) => content));
  expect(await typesOf(withParts(section(""), parts))).toEqual(["On default pages", "Text"]);
  expect(await typesOf(withParts(section("<w:titlePg/>"), parts))).toEqual([
    "On default pages",
    "On first pages",
    "Text",
  ]);
});

test("cells merged in the older way are one, deleted ones and hidden rows are gone", async () => {
  const body = `<w:tbl><w:tr>${cell("wide", '<w:hMerge w:val="restart"/>')}${cell("", "<w:hMerge/>")}${cell("c")}</w:tr>
    <w:tr><w:trPr><w:hidden/></w:trPr>${cell("unseen")}${cell("unseen")}${cell("unseen")}</w:tr>
    <w:tr>${cell("x")}${cell("dropped", "<w:cellDel/>")}${cell("y")}${cell("z")}</w:tr></w:tbl>`;
  const { result } = await parse(wordFile(body), { formatting: { table_output_format: "html" } });
  const { content } = result.chunks[0]!.blocks[0]!;
  expect(content.replaceAll(/\s+/g, "")).toContain('<tdcolspan="2">wide</td><td>c</td>');
  expect(content.replaceAll(/\s+/g, "")).toContain("<td>x</td><td>y</td><td>z</td>");
  expect(content).not.toMatch(/unseen|dropped/);
});

test("a cell that goes on below one that is not of its row makes a cell of its own", async () => {
  const body = `<w:tbl><w:tr>${cell("a")}${cell("b", '<w:vMerge w:val="restart"/>')}</w:tr>
    <w:tr>${cell("across", '<w:gridSpan w:val="2"/>')}</w:tr>
    <w:tr>${cell("d")}${cell("e", "<w:vMerge/>")}</w:tr></w:tbl>`;
  const { result } = await parse(wordFile(body), { formatting: { table_output_format: "html" } });
  const { content } = result.chunks[0]!.blocks[0]!;
  expect(content).not.toContain("rowspan");
  expect(content).toContain("<td>e</td>");
});

test("a letter let down into its paragraph begins it", async () => {
  const body = paragraph("T", '<w:framePr w:dropCap="drop" w:lines="3"/>') + paragraph("he harbour.");
  expect(await markdownOf(wordFile(body))).toBe("The harbour.\n");
});

test("an empty item counts, and one whose end is deleted does not", async () => {
  const level = (at: number, more = ""): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="decimal"/>${more}<w:lvlText w:val="%${at + 1}."/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="7">${level(0)}${level(1)}${level(2, '<w:lvlRestart w:val="1"/>')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`;
  const item = (text: string, at = 0, more = ""): string =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr>${more}`);
  const body = [item("one"), item(""), item("", 0, "<w:rPr><w:del/></w:rPr>"), item("three")];
  expect(await markdownOf(wordFile(body.join(""), { numbering }))).toBe("1. one\n3. three\n");
  // The third level begins anew after the first one alone.
  const nested = [item("a"), item("b", 1), item("c", 2), item("d", 1), item("e", 2), item("f"), item("g", 2)];
  expect(await markdownOf(wordFile(nested.join(""), { numbering }))).toMatch(
    /1\. a\n\s+1\. b\n\s+1\. c\n\s+2\. d\n\s+2\. e\n2\. f\n\s+1\. g/,
  );
});

import type { ParseConfig } from "@docsvc/openapi";
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

test("cells merged in the older way are one, deleted ones and hidden rows are left out", async () => {
  const body = `<w:tbl><w:tr>${cell("wide", '<w:hMerge w:val="restart"/>')}${cell("", "<w:hMerge/>")}${cell("c")}</w:tr>
    <w:tr><w:trPr><w:hidden/></w:trPr>${cell("unseen")}${cell("unseen")}${cell("unseen")}</w:tr>
    <w:tr>${cell("x")}${cell("dropped", "<w:cellDel/>")}${cell("y")}${cell("z")}</w:tr></w:tbl>`;
  const { result } = await parse(wordFile(body), { formatting: { table_output_format: "html" } });
  const { content } = result.chunks[0]!.blocks[0]!;
  expect(content.replaceAll(/\s+/g, "")).toContain('<tdcolspan="2">wide</td><td>c</td>');
  expect(content.replaceAll(/\s+/g, "")).toContain("<td>x</td><td>y</td><td>z</td>");
  expect(content).not.toMatch(/unseen|dropped/);
});

test("a cell that continues below one that is not of its row makes a cell of its own", async () => {
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
  // The third level restarts only after the first one.
  const nested = [item("a"), item("b", 1), item("c", 2), item("d", 1), item("e", 2), item("f"), item("g", 2)];
  expect(await markdownOf(wordFile(nested.join(""), { numbering }))).toMatch(
    /1\. a\n\s+1\. b\n\s+1\. c\n\s+2\. d\n\s+2\. e\n2\. f\n\s+1\. g/,
  );
});

test("notes that cells refer to follow their table", async () => {
  const noted = paragraph("A").replace("</w:p>", '<w:r><w:footnoteReference w:id="2"/></w:r></w:p>');
  const table = `<w:tbl><w:tr><w:tc>${noted}</w:tc>${cell("B")}</w:tr></w:tbl>`;
  const footnotes = `<w:footnote w:id="2">${paragraph("Net of tax")}</w:footnote>`;
  expect(await markdownOf(wordFile(table + paragraph("After"), { footnotes }))).toBe(
    "|  |  |\n| --- | --- |\n| A[^1] | B |\n\n[^1]: Net of tax\n\nAfter\n",
  );
});

test("a comment on a point is there as one on a stretch is, and either once", async () => {
  const reference = (id: number): string => `<w:r><w:commentReference w:id="${id}"/></w:r>`;
  const body =
    paragraph("Begins").replace("<w:r>", '<w:commentRangeStart w:id="1"/><w:r>') +
    paragraph("Ends").replace("</w:p>", `<w:commentRangeEnd w:id="1"/>${reference(1)}${reference(2)}</w:p>`);
  const comments = [1, 2].map((id) => `<w:comment w:id="${id}" w:author="Ann">${paragraph(`Note ${id}`)}</w:comment>`);
  const options = { formatting: { include: ["comments" as const] } };
  const { result } = await parse(wordFile(body, { comments: comments.join("") }), options);
  const found = result.chunks.flatMap(({ blocks }) => blocks.filter(({ type }) => type === "Comment"));
  expect(found.map(({ content }) => content)).toEqual(["Ann: Note 1", "Ann: Note 2"]);
});

test("letters under ruby stay, and those of symbol fonts are what the fonts show", async () => {
  const run = (text: string, font: string): string =>
    `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr><w:t>${text}</w:t></w:r>`;
  const ruby =
    "<w:r><w:ruby><w:rt><w:r><w:t>kan</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>漢</w:t></w:r></w:rubyBase></w:ruby></w:r>";
  const symbols = [run("\uF061\uF0B3", "Symbol"), run("\uF0FEJ", "Wingdings"), run("\uF052", "Wingdings 2")].join("");
  expect(await markdownOf(wordFile(`<w:p>${ruby}${run("字", "Arial")}</w:p><w:p>${symbols}</w:p>`))).toBe(
    "漢字\n\nα≥☑☺☑\n",
  );
});

test("a list of the old kind of forms shows what was chosen, and WordArt its words", async () => {
  const entries = ["red", "blue"].map((color) => `<w:listEntry w:val="${color}"/>`).join("");
  const list = `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/>${entries}</w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMDROPDOWN</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const art = `<w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:textpath string="Grand Opening"/></v:shape></w:pict></w:r>`;
  expect(await markdownOf(wordFile(`<w:p>${list}</w:p><w:p>${art}</w:p>`))).toBe("blue\n\nGrand Opening\n");
});

test("a line across the page is no figure", async () => {
  const rule =
    '<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:rect o:hr="t"/></w:pict></w:r></w:p>';
  const { result } = await parse(wordFile(`${paragraph("One")}${rule}${paragraph("Two")}`));
  expect(result.chunks[0]!.blocks.map(({ type }) => type)).toEqual(["Text", "Text"]);
});

test("a signature line is a signature of who is to sign, where signatures are asked for", async () => {
  const line = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" alt="Signature Line"><o:signatureline xmlns:o="urn:schemas-microsoft-com:office:office" o:suggestedsigner="Ada Quay" o:suggestedsigner2="Harbour master" issignatureline="t"/></v:shape></w:pict></w:r></w:p>`;
  const file = wordFile(paragraph("Agreed:") + line);
  const signatures = async (config: ParseConfig): Promise<readonly string[]> =>
    (await parse(file, config)).result.chunks
      .flatMap(({ blocks }) => blocks)
      .filter(({ type }) => type === "Signature")
      .map(({ content }) => content);
  expect(await signatures({ formatting: { include: ["signatures"] } })).toEqual(["Ada Quay, Harbour master"]);
  expect(await signatures({})).toEqual([]);
});

test("a table whose only cell holds a table is a frame: what is inside is read as it is", async () => {
  const inner = `<w:tbl><w:tr>${cell("a")}${cell("b")}</w:tr><w:tr>${cell("1")}${cell("2")}</w:tr></w:tbl>`;
  const frame = (content: string): string => `<w:tbl><w:tr><w:tc>${content}<w:p/></w:tc></w:tr></w:tbl>`;
  expect(await markdownOf(wordFile(frame(paragraph("Dues") + frame(inner)) + paragraph("After")))).toBe(
    "Dues\n\n|  |  |\n| --- | --- |\n| a | b |\n| 1 | 2 |\n\nAfter\n",
  );
});

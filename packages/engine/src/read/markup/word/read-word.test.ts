import { readFixture } from "@docsvc/fixtures";
import type { FormattingInclude } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { paragraph, wordFile } from "../../../../testing/word-file.ts";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

async function markdownOf(bytes: Uint8Array, include: FormattingInclude[] = []): Promise<string> {
  return renderMarkdown((await parse(bytes, { formatting: { include } })).result);
}

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

test("headings are recognised by the outline level of their style or of those it is based on, whatever its name", async () => {
  const styles = [
    '<w:style w:type="paragraph" w:styleId="b1"><w:name w:val="Kapitel"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="b2"><w:name w:val="Eigen"/><w:basedOn w:val="b1"/></w:style>',
    '<w:style w:type="paragraph" w:styleId="loop"><w:basedOn w:val="loop"/></w:style>',
  ].join("");
  const body = [
    paragraph("By style", '<w:pStyle w:val="b2"/>'),
    paragraph("By itself", '<w:outlineLvl w:val="2"/>'),
    paragraph("Body", '<w:pStyle w:val="loop"/>'),
  ].join("");
  expect(await markdownOf(wordFile(body, { styles }))).toBe("## By style\n\n### By itself\n\nBody\n");
});

test("lists have their depth and count on, and one that starts again starts again", async () => {
  const level = (at: number, format: string, text: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = [
    `<w:abstractNum w:abstractNumId="7">${level(0, "decimal", "%1.")}${level(1, "bullet", "-")}</w:abstractNum>`,
    '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>',
    '<w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>',
  ].join("");
  const item = (text: string, at: number, id: number): string =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`);
  const body = [item("one", 0, 1), item("dot", 1, 1), item("two", 0, 1), item("five", 0, 2), item("none", 0, 0)];
  expect(await markdownOf(wordFile(body.join(""), { numbering }))).toBe("1. one\n    - dot\n2. two\n5. five\n\nnone\n");
});

test("tracked changes are accepted, and written where they are asked for", async () => {
  const body =
    `<w:p>${run("We ")}<w:del><w:r><w:delText xml:space="preserve">never </w:delText></w:r></w:del><w:ins>${run("always ")}</w:ins>${run("pay.")}</w:p>` +
    `<w:p><w:moveFrom>${run("Moved.")}</w:moveFrom></w:p><w:p><w:moveTo>${run("Moved.")}</w:moveTo></w:p>` +
    `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run("Joined ")}</w:p><w:p>${run("lines.")}</w:p>`;
  expect(await markdownOf(wordFile(body))).toBe("We always pay.\n\nMoved.\n\nJoined lines.\n");
  expect(await markdownOf(wordFile(body), ["change_tracking"])).toContain("We {--never --}{++always ++}pay.");
});

test("fields show their result, hidden text is left out, links are written where they are asked for", async () => {
  const body =
    `<w:p>${field("begin")}<w:r><w:instrText>HYPERLINK "https://example.org/a"</w:instrText></w:r>${field("separate")}${run("Terms")}${field("end")}` +
    `<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p>`;
  expect(await markdownOf(wordFile(body))).toBe("Terms\n");
  expect(await markdownOf(wordFile(body), ["hyperlinks"])).toBe("[Terms](https://example.org/a)\n");
});

test("fields without a result show what their code sets", async () => {
  const shown = (code: string): string =>
    `<w:p>${field("begin")}<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>${field("end")}</w:p>`;
  const codes = [
    String.raw` EQ \* jc2 \* "Font:MS Mincho" \* hps10 \o\ad(\s\up 9(とうきょう),東京)`,
    " MACROBUTTON NoMacro [Click here] ",
    " PAGE ",
    String.raw` SYMBOL 174 \f "Times" `,
    String.raw` SYMBOL 97 \f Symbol `,
  ];
  expect(await markdownOf(wordFile(codes.map(shown).join("")))).toBe("東京\n\n[Click here]\n\n®\n\nα\n");
});

test("cells keep their spans, a deleted row is left out, and a table inside of a cell is text of that cell", async () => {
  const cell = (text: string, shape = ""): string => `<w:tc><w:tcPr>${shape}</w:tcPr>${paragraph(text)}</w:tc>`;
  const inner = `<w:tbl><w:tr>${cell("in")}${cell("side")}</w:tr></w:tbl>`;
  const body = `<w:tbl><w:tr>${cell("wide", '<w:gridSpan w:val="2"/>')}${cell("down", '<w:vMerge w:val="restart"/>')}</w:tr>
    <w:tr><w:trPr><w:del/></w:trPr>${cell("gone")}${cell("gone")}${cell("gone")}</w:tr>
    <w:tr><w:tc>${inner}<w:p/></w:tc>${cell("b")}${cell("", "<w:vMerge/>")}</w:tr></w:tbl>`;
  const { result } = await parse(wordFile(body), { formatting: { table_output_format: "html" } });
  const { content } = result.chunks[0]!.blocks[0]!;
  expect(content).toContain('colspan="2"');
  expect(content).toContain('rowspan="2"');
  expect(content).toContain("in side");
  expect(content).not.toContain("gone");
});

test("of alternatives one is read, so that the text of a box is once", async () => {
  const box = (text: string): string => `<wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx>`;
  const body = `<w:p>${run("Before")}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box("Boxed")}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box("Boxed")}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  expect(await markdownOf(wordFile(body))).toBe("Before\n\nBoxed\n");
});

test("notes follow the paragraph that refers to them", async () => {
  const footnotes = `<w:footnote w:id="2">${paragraph("See the annex.")}</w:footnote>`;
  const body = `<w:p>${run("Claim")}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>${paragraph("Next.")}`;
  expect(await markdownOf(wordFile(body, { footnotes }))).toBe("Claim[^1]\n\n[^1]: See the annex.\n\nNext.\n");
});

test("an equation is LaTeX", async () => {
  const math = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
  const body = `<w:p><m:oMath><m:f><m:num>${math("a")}</m:num><m:den><m:rad><m:e>${math("b")}</m:e></m:rad></m:den></m:f></m:oMath></w:p>`;
  expect(await markdownOf(wordFile(body))).toBe("$$\\frac{a}{\\sqrt{b}}$$\n");
});

test("rows of an equation are aligned where it says so, and a legal list counts in figures alone", async () => {
  const row = (text: string): string => `<m:e><m:r><m:t>${text}</m:t></m:r></m:e>`;
  const math = `<w:p><m:oMath><m:eqArr>${row("x&amp;=1")}${row("y&amp;=2")}</m:eqArr></m:oMath></w:p>`;
  const level = (index: number, format: string, text: string, more = ""): string =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, "upperRoman", "Part %1")}${level(1, "decimal", "%1.%2", "<w:isLgl/>")}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
  const item = (text: string, at: number): string =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr>`);
  expect(await markdownOf(wordFile(`${math}${item("a", 0)}${item("b", 1)}`, { numbering }))).toBe(
    "$$\\begin{aligned}x&=1 \\\\ y&=2\\end{aligned}$$\n\n- Part I a\n    - 1.1 b\n",
  );
});

test("minutes of a meeting keep their structure", async () => {
  const markdown = await markdownOf(await readFixture("office/minutes.docx"));
  await expect(markdown).toMatchFileSnapshot("../../../../../../fixtures/office/minutes.docx.md");
});

test("lists that number in words, in ordinals or with zeros are marked so", async () => {
  const level = (at: number, format: string, text: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/>${format}<w:lvlText w:val="${text}"/></w:lvl>`;
  const custom =
    '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent>';
  const numbering = `<w:abstractNum w:abstractNumId="7">${level(0, '<w:numFmt w:val="ordinalText"/>', "%1:")}${level(1, '<w:numFmt w:val="ordinal"/>', "%2.")}${level(2, custom, "%3.")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`;
  const item = (text: string, at: number): string =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr>`);
  const { result } = await parse(
    wordFile([item("a", 0), item("b", 1), item("c", 2), item("d", 0)].join(""), { numbering }),
  );
  expect(result.chunks[0]!.blocks.map(({ content }) => content)).toEqual(["First: a", "1st. b", "001. c", "Second: d"]);
});

test("headings keep the numbers that their styles give them, and no bullets", async () => {
  const level = (at: number, format: string, text: string, style: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:pStyle w:val="${style}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const shape = [
    level(0, "decimal", "%1", "h1"),
    level(1, "decimal", "%1.%2", "h2"),
    level(2, "bullet", "-", "h3"),
    level(3, "none", "", "h4"),
  ];
  const numbering = `<w:abstractNum w:abstractNumId="7">${shape.join("")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`;
  const styles = [0, 1, 2, 3]
    .map(
      (at) =>
        `<w:style w:type="paragraph" w:styleId="h${at + 1}"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="${at}"/></w:pPr></w:style>`,
    )
    .join("");
  const heading = (text: string, at: number): string => paragraph(text, `<w:pStyle w:val="h${at}"/>`);
  const body = [
    heading("Kiln", 1),
    heading("Firing", 2),
    heading("Loose", 3),
    heading("Bare", 4),
    heading("Glazing", 2),
    heading("Press", 1),
  ];
  expect(await markdownOf(wordFile(body.join(""), { numbering, styles }))).toBe(
    "# 1 Kiln\n\n## 1.1 Firing\n\n### Loose\n\n#### Bare\n\n## 1.2 Glazing\n\n# 2 Press\n",
  );
});

test("several bodies, as of merged files, are read one after another", async () => {
  const body = `${paragraph("First.")}</w:body><w:body>${paragraph("Second.")}`;
  expect(await markdownOf(wordFile(body))).toBe("First.\n\nSecond.\n");
});

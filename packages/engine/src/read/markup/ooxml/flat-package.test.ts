import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const part = (name: string, type: string, xml: string): string =>
  `<pkg:part pkg:name="${name}" pkg:contentType="${type}"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`;

test("a Word document in one file of XML is read as the package that it is", async () => {
  const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`;
  const body = `<q:document xmlns:q="${W}"><q:body><q:p><q:pPr><q:outlineLvl q:val="0"/></q:pPr><q:r><q:t>Dues &amp; days</q:t></q:r></q:p><q:p><q:r><q:t>Three &lt; four.</q:t></q:r></q:p></q:body></q:document>`;
  const file = `<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">${part("/_rels/.rels", "application/vnd.openxmlformats-package.relationships+xml", links)}${part("/word/document.xml", "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml", body)}</pkg:package>`;
  const { result } = await parse(Buffer.from(file));
  expect(renderMarkdown(result)).toBe("# Dues & days\n\nThree < four.\n");
});

test("a package of nothing is refused in words", async () => {
  const file = '<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"/>';
  await expect(parse(Buffer.from(file))).rejects.toMatchObject({ code: "unsupported_document" });
});

import { readFixture } from "@docsvc/fixtures";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

const NAMESPACES = ["office", "text", "table", "style", "draw", "chart"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === "draw" ? "drawing" : name}:1.0"`)
  .join(" ");

function textFile(body: string, styles = "", files: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipSync({
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
    "content.xml": strToU8(
      `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });
}

async function markdownOf(bytes: Uint8Array): Promise<string> {
  return renderMarkdown((await parse(bytes)).result);
}

test("headings, lists and notes keep their structure", async () => {
  const styles =
    '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-bullet text:level="2"/></text:list-style>';
  const body = `<text:h text:outline-level="2">Head</text:h>
    <text:list text:style-name="L"><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>dot</text:p></text:list-item></text:list></text:list-item>
    <text:list-item text:start-value="4"><text:p>four</text:p></text:list-item></text:list>
    <text:p>Claim<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>See.</text:p></text:note-body></text:note> <text:s text:c="2"/>end</text:p>`;
  expect(await markdownOf(textFile(body, styles))).toBe(
    "## Head\n\n1. one\n    - dot\n4. four\n\nClaim[^1]   end\n\n[^1]: See.\n",
  );
});

test("cells that are covered are once, and repeated ones as often as they are", async () => {
  const cell = (text: string, more = ""): string =>
    `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
  const body = `<table:table><table:table-header-rows><table:table-row>${cell("wide", 'table:number-columns-spanned="2"')}<table:covered-table-cell/>${cell("c")}</table:table-row></table:table-header-rows>
    <table:table-row>${cell("x", 'table:number-columns-repeated="3"')}</table:table-row></table:table>`;
  const markdown = await markdownOf(textFile(body));
  expect(markdown).toContain('<th colspan="2">wide</th><th>c</th>');
  expect(markdown).toContain("<td>x</td><td>x</td><td>x</td>");
});

test("minutes in one file of XML read as those in an archive", async () => {
  const markdown = await markdownOf(await readFixture("office/minutes.fodt"));
  await expect(markdown).toMatchFileSnapshot("../../../../../../fixtures/office/minutes.fodt.md");
});

test("equations and charts that lie in folders of their own are where the text shows them", async () => {
  const frame = (folder: string): string =>
    `<draw:frame><draw:object xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="./${folder}"/></draw:frame>`;
  const cell = (text: string): string => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
  const files = {
    "M/content.xml":
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><msup><mi>a</mi><mn>2</mn></msup><annotation encoding="StarMath 5.0">a^2</annotation></semantics></math>',
    "C/content.xml": `<office:document-content ${NAMESPACES}><office:body><office:chart><chart:chart><chart:title><text:p>Tides</text:p></chart:title><table:table><table:table-rows><table:table-row>${cell("May")}${cell("3.5")}</table:table-row></table:table-rows></table:table></chart:chart></office:chart></office:body></office:document-content>`,
    "B/content.xml": "<broken",
  };
  const body = `<text:p>So ${frame("M/")} holds${frame("B")}.</text:p><text:p>${frame("C")}</text:p>`;
  expect(await markdownOf(textFile(body, "", files))).toMatch(/^So \$a\^\{2\}\$ holds\.\n\nTides\s+May\s+3\.5\n$/);
});

test("an item of a list whose bullet is a blank is text of the item before it", async () => {
  const style = (name: string, bullet: string): string =>
    `<text:list-style style:name="${name}"><text:list-level-style-bullet text:level="1" text:bullet-char="${bullet}"/></text:list-style>`;
  const list = (name: string, text: string): string =>
    `<text:list text:style-name="${name}"><text:list-item><text:p>${text}</text:p></text:list-item></text:list>`;
  const body = list("L1", "one") + list("L2", "more of one") + list("L1", "two");
  expect(await markdownOf(textFile(body, style("L1", "•") + style("L2", " ")))).toBe(
    "- one\n\n    more of one\n\n- two\n",
  );
});

test("hidden text and hidden sections are left out", async () => {
  const styles =
    '<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/></style:style>';
  const body =
    '<text:p>Seen<text:span text:style-name="H"> unseen</text:span>.</text:p><text:section text:display="none"><text:p>gone</text:p></text:section>';
  expect(await markdownOf(textFile(body, styles))).toBe("Seen.\n");
});

test("what hides by a style, a condition or its field is left out, and what no longer does is read", async () => {
  const styles =
    '<style:style style:name="PH" style:family="paragraph"><style:text-properties text:display="none"/></style:style>';
  const body = [
    '<text:p text:style-name="PH">by its style</text:p>',
    '<text:p><text:hidden-paragraph text:is-hidden="true"/>by a condition</text:p>',
    '<text:section text:display="condition" text:is-hidden="true"><text:p>with its section</text:p></text:section>',
    '<text:section text:display="condition" text:is-hidden="false"><text:p>Section.</text:p></text:section>',
    '<text:p>Shown<text:variable-set text:display="none">variable</text:variable-set><text:hidden-text text:is-hidden="true">secret</text:hidden-text><text:hidden-text text:is-hidden="false" text:string-value=" again">…</text:hidden-text></text:p>',
  ].join("");
  expect(await markdownOf(textFile(body, styles))).toBe("Section.\n\nShown again\n");
});

test("texts of shapes are each by itself, in a group and amid a paragraph", async () => {
  const box = (name: string, ...lines: readonly string[]): string =>
    `<draw:${name}>${lines.map((line) => `<text:p>${line}</text:p>`).join("")}</draw:${name}>`;
  const body = `<draw:g>${box("custom-shape", "Gate", "open")}${box("rect", "Mole")}</draw:g><text:p>Before ${box("ellipse", "Lock")}after</text:p>`;
  expect(await markdownOf(textFile(body))).toBe("Gate\n\nopen\n\nMole\n\nBefore after\n\nLock\n");
});

test("headings have the numbers that their outline gives them, and none where it gives none", async () => {
  const level = (at: number, more: string): string => `<text:outline-level-style text:level="${at}" ${more}/>`;
  const shapes = [
    level(1, 'style:num-format="A" style:num-suffix="."'),
    level(2, 'style:num-format="1" text:display-levels="2"'),
    level(3, 'style:num-format=""'),
  ];
  const heading = (text: string, at: number, more = ""): string =>
    `<text:h text:outline-level="${at}" ${more}>${text}</text:h>`;
  const body = [
    heading("Preface", 1, 'text:is-list-header="true"'),
    heading("Kiln", 1),
    heading("Firing", 2),
    heading("Wood", 3),
    heading("Glazing", 2),
    heading("Press", 1),
    heading("Type", 2),
    heading("Annex", 1, 'text:restart-numbering="true" text:start-value="26"'),
  ];
  const markdown = await markdownOf(
    textFile(body.join(""), `<text:outline-style style:name="Outline">${shapes.join("")}</text:outline-style>`),
  );
  expect(markdown.split("\n\n").map((line) => line.trim())).toEqual([
    "# Preface",
    "# A. Kiln",
    "## A.1 Firing",
    "### Wood",
    "## A.2 Glazing",
    "# B. Press",
    "## B.1 Type",
    "# Z. Annex",
  ]);
});

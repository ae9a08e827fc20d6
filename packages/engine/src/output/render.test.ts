import type { TableOutputFormat } from "@docsvc/openapi";
import { describe, expect, test } from "vitest";
import type { Document } from "../document/document.ts";
import { documentOf, tableOf } from "../../testing/document-of.ts";
import { writeResult } from "../../testing/write-result.ts";
import { renderHtml } from "./render-html.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { renderText } from "./render-text.ts";

function resultOf(document: Document, tableFormat: TableOutputFormat = "dynamic") {
  return writeResult(document, { mode: "page", tableFormat, pageMarkers: true });
}

const article = documentOf(
  [
    { type: "Header", text: "Journal" },
    { type: "Title", text: "On <b> & co" },
    { type: "Text", text: "The measure-" },
    { type: "Page Number", text: "1" },
  ],
  [
    { type: "Header", text: "Journal" },
    { type: "Text", text: "ment went on." },
    { type: "List Item", text: "one", marker: "1.", level: 1 },
    { type: "List Item", text: "inner", marker: "•", level: 2 },
    { type: "List Item", text: "two", marker: "2.", level: 1 },
    { type: "Text", text: "Table 1: Prices" },
    {
      type: "Table",
      table: tableOf([
        ["Name", "Price"],
        ["Tea", "3"],
      ]),
    },
    { type: "Figure", text: "axis" },
    { type: "Text", text: "Fig. 2. A curve" },
  ],
);

describe("Markdown", () => {
  test("has no page furniture and joins a paragraph that the page break cut", () => {
    const markdown = renderMarkdown(resultOf(article));
    expect(markdown).toBe(String.raw`# On \<b> & co

The measurement went on.

1. one
    - inner
2. two

Table 1: Prices

| Name | Price |
| --- | --- |
| Tea | 3 |

axis

Fig. 2. A curve
`);
  });

  test("keeps everything in place when headers are kept", () => {
    const markdown = renderMarkdown(resultOf(article), { keepHeaders: true });
    expect(markdown).toContain("Journal\n\n# On");
    expect(markdown).toContain("The measure-\n\n1\n\nJournal\n\nment went on.");
  });

  test.each(["Ended.", "Ended?", "Ended:"])("keeps paragraphs apart where the first ends with %s", (text) => {
    const markdown = renderMarkdown(resultOf(documentOf([{ type: "Text", text }], [{ type: "Text", text: "and on" }])));
    expect(markdown).toBe(`${text}\n\nand on\n`);
  });

  test("keeps paragraphs apart where the second begins a sentence, and on one page", () => {
    const apart = documentOf(
      [
        { type: "Text", text: "no end" },
        { type: "Text", text: "on it goes" },
      ],
      [{ type: "Text", text: "New" }],
    );
    expect(renderMarkdown(resultOf(apart))).toBe("no end\n\non it goes\n\nNew\n");
  });

  test("joins a paragraph over footnotes and floats, which then follow it", () => {
    const document = documentOf(
      [
        { type: "Text", text: "The herring" },
        { type: "Text", text: "1 See the minutes." },
        { type: "Footer", text: "f" },
      ],
      [
        { type: "Figure", text: "axis" },
        { type: "Text", text: "Figure 2. A curve" },
        { type: "Text", text: "came back," },
        { type: "Text", text: "*Not in winter." },
      ],
      [{ type: "Text", text: "and stayed." }],
    );
    expect(renderMarkdown(resultOf(document))).toBe(
      ["The herring came back, and stayed.", "1 See the minutes.", "axis", "Figure 2. A curve", "*Not in winter.", ""]
        .join("\n\n")
        .replace(/\n\n$/, "\n"),
    );
  });

  test("joins a paragraph that continues in the next column, but not two that are side by side", () => {
    const at = (left: number, top: number) => ({ left, top, width: 200, height: 100, page: 1 });
    const columns = documentOf([
      { type: "Text", text: "They named", bbox: at(50, 650) },
      { type: "Text", text: "the loaf.", bbox: at(300, 50) },
    ]);
    expect(renderMarkdown(resultOf(columns))).toBe("They named the loaf.\n");
    const adjacent = documentOf([
      { type: "Text", text: "name and", bbox: at(50, 50) },
      { type: "Text", text: "address", bbox: at(300, 50) },
    ]);
    expect(renderMarkdown(resultOf(adjacent))).toBe("name and\n\naddress\n");
  });

  test("does not take a float for what continues, where only floats follow for pages", () => {
    const document = documentOf(
      [{ type: "Text", text: "the end of" }],
      [{ type: "Text", text: "figure 3: shows" }],
      [{ type: "Text", text: "figure 4: shows" }],
      [{ type: "Text", text: "figure 5: shows" }],
    );
    expect(renderMarkdown(resultOf(document))).toMatch(/^the end of\n\nfigure 3/);
  });

  test("does not join over a heading or an empty page", () => {
    const heading = documentOf(
      [{ type: "Text", text: "no end" }],
      [
        { type: "Title", text: "T" },
        { type: "Text", text: "on" },
      ],
    );
    expect(renderMarkdown(resultOf(heading))).toBe("no end\n\n# T\n\non\n");
    const gap = documentOf([{ type: "Text", text: "no end" }], [], [{ type: "Text", text: "on" }]);
    expect(renderMarkdown(resultOf(gap))).toBe("no end\n\non\n");
  });

  test("puts code into a fence longer than any in it, and its blanks are", () => {
    const code = documentOf([
      { type: "Text", text: "if (a < b) {\n  ```\n}", preformatted: true },
      { type: "Text", text: "a & b" },
    ]);
    expect(renderMarkdown(resultOf(code))).toBe("````\nif (a < b) {\n  ```\n}\n````\n\na & b\n");
    expect(renderHtml(resultOf(code))).toContain("<code>if (a &lt; b) {\n  ```\n}</code></pre>");
  });

  test("puts tables asked for as data into a fence", () => {
    expect(renderMarkdown(resultOf(article, "csv"))).toContain("```csv\nName,Price\nTea,3\n```");
    expect(renderMarkdown(resultOf(article, "json"))).toContain('```json\n[["Name","Price"],["Tea","3"]]\n```');
  });

  test("parts an inner list that does not begin with 1 from the item that holds it", () => {
    const items = documentOf([
      { type: "List Item", text: "outer", marker: "1.", level: 1 },
      { type: "List Item", text: "inner", marker: "2.", level: 2 },
      { type: "List Item", text: "next", marker: "3.", level: 2 },
    ]);
    expect(renderMarkdown(resultOf(items))).toBe("1. outer\n\n    2. inner\n    3. next\n");
  });

  test("keeps items of a quoted list together, and marks the lines between its blocks", () => {
    const quoted = resultOf(
      documentOf([
        { type: "Text", text: "They said:", quote: 1 },
        { type: "List Item", text: "coal", marker: "-", level: 1, quote: 1 },
        { type: "List Item", text: "wool", marker: "-", level: 1, quote: 1 },
        { type: "Text", text: "No more.", quote: 1 },
      ]),
    );
    expect(renderMarkdown(quoted)).toBe("> They said:\n>\n> - coal\n> - wool\n>\n> No more.\n");
    expect(renderText(quoted)).toBe("They said:\n\n- coal\n- wool\n\nNo more.\n");
  });

  test("is empty for an empty document", () => {
    expect(renderMarkdown(resultOf(documentOf([])))).toBe("");
  });
});

describe("HTML", () => {
  const html = renderHtml(resultOf(article));
  const body = html.slice(html.indexOf("<main>"));

  test("escapes the document's text, also in the title", () => {
    expect(html).toContain("<title>On &lt;b&gt; &amp; co</title>");
    expect(body).toContain('<h1 id="page-1">On &lt;b&gt; &amp; co</h1>');
  });

  test("nests lists and keeps their numbers", () => {
    expect(body.replaceAll("\n", "")).toContain(
      '<ol id="page-2"><li value="1">one<ul><li>inner</li></ul></li><li value="2">two</li></ol>',
    );
  });

  test("puts captions into their figures, above or below", () => {
    expect(body).toContain("</table>\n<figcaption>Table 1: Prices</figcaption>");
    expect(body).toContain("<p>axis</p>\n<figcaption>Fig. 2. A curve</figcaption>");
    expect(body.match(/Prices/g)).toHaveLength(1);
  });

  test.each(["html", "md", "csv", "json", "jsonbbox"] as const)("writes a table from its %s content", (format) => {
    expect(renderHtml(resultOf(article, format)).replaceAll(/<(\/?)th>/g, "<$1td>")).toContain(
      "<tr><td>Name</td><td>Price</td></tr>\n<tr><td>Tea</td><td>3</td></tr>",
    );
  });

  test("passes on no markup of a table's content that it does not make itself", () => {
    const result = resultOf(documentOf([{ type: "Table", table: tableOf([["x"]]) }]));
    const block = {
      ...result.chunks[0]!.blocks[0]!,
      content: "<table><tr><td onclick=a()><script>b</script></td></tr></table>",
    };
    const hostile = renderHtml({ ...result, chunks: [{ ...result.chunks[0]!, blocks: [block] }] });
    expect(hostile).not.toMatch(/script>|onclick/);
  });
});

describe("text", () => {
  test("aligns the columns of tables and indents nested items", () => {
    expect(renderText(resultOf(article))).toBe(`On <b> & co

The measurement went on.

1. one
  - inner
2. two

Table 1: Prices

Name  Price
Tea   3

axis

Fig. 2. A curve
`);
  });
});

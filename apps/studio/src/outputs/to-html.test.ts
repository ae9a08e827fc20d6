import type { Chart } from "@docsvc/openapi";
import { expect, test } from "vitest";
import type { PlacedBlock } from "../document/document.ts";
import { toHtml } from "./to-html.ts";

const bbox = { left: 0, top: 0, width: 1, height: 0.1, page: 1 };
const block = (type: PlacedBlock["type"], content: string, level?: number): PlacedBlock => ({
  type,
  content,
  bbox,
  id: 0,
  number: 1,
  chunk: 0,
  ...(level === undefined ? {} : { level }),
});

test("what a document says is escaped, whatever it is", () => {
  const html = toHtml({ name: "<script>", blocks: [block("Text", '<img src=x onerror="alert(1)">')] });
  expect(html).not.toMatch(/<script|<img/);
});

test("headings have their levels, list items a list, Markdown tables rows; running heads are left out", () => {
  const html = toHtml({
    name: "report",
    blocks: [
      block("Header", "Running head"),
      block("Section Header", "Methods", 2),
      block("List Item", "- one"),
      block("List Item", "- two"),
      block("Table", "| a | b |\n|---|---|\n| 1 | 2 \\| 3 |"),
    ],
  });
  expect(html).toContain("<h3>Methods</h3>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<table>");
  expect(html).toContain("<tr><td>1</td><td>2 | 3</td></tr>");
  expect(html).not.toContain("Running head");
});

test("code keeps its line breaks and spaces", () => {
  const code: PlacedBlock = { ...block("Text", "if (a) {\n  b();\n}"), metadata: { preformatted: true } };
  expect(toHtml({ name: "manual", blocks: [code] })).toContain("<pre><code>if (a) {\n  b();\n}</code></pre>");
});

test("a chart is a figure with its title and its data as a table", () => {
  const chart: Chart = { kind: "bar", title: "Deliveries", x: "", y: "", series: [], text: "" };
  const content = "Deliveries\n\n|  | Road |\n| --- | --- |\n| May | 30 |";
  const html = toHtml({ name: "a", blocks: [{ ...block("Figure", content), chart }] });
  expect(html).toContain("<figure><figcaption>Deliveries</figcaption>\n<table>");
  expect(html).toContain("<td>May</td><td>30</td>");
});

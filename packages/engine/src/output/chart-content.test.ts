import type { Block } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { joinChart, splitChart, withPrintedChart } from "./chart-content.ts";
import { renderHtml } from "./render-html.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { renderText } from "./render-text.ts";

const chart: NonNullable<Block["chart"]> = {
  kind: "bar",
  title: "Rain *by* month",
  x: "",
  y: "mm",
  series: [{ name: "", points: [{ x: "May", y: 42 }] }],
  text: "Rain *by* month 0 50 May",
};
const table = "|  | mm |\n| --- | --- |\n| May | 42 |";
const block: Block = {
  type: "Figure",
  bbox: { left: 0, top: 0, width: 1, height: 1, page: 1 },
  content: joinChart({ head: chart.title, table }),
  chart,
};
const result = {
  type: "full" as const,
  chunks: [{ content: "", embed: "", enriched: null, blocks: [block] }],
  pages: [],
  warnings: [],
};

test("the content of a chart is its title and its table", () => {
  expect(splitChart(block)).toEqual({ head: "Rain *by* month", table });
  expect(splitChart({ ...block, content: table })).toEqual({ head: "", table });
});

test("in Markdown its title is text and its table a table", () => {
  expect(renderMarkdown(result)).toBe(`Rain \\*by\\* month\n\n${table}\n`);
});

test("in HTML and in text it is a table, too", () => {
  expect(renderHtml(result)).toContain("<td>May</td><td>42</td>");
  expect(renderText(result)).toContain("May  42");
});

test("pages as printed keep what is printed in it", () => {
  expect(renderMarkdown(result, { keepHeaders: true })).toBe("Rain \\*by\\* month 0 50 May\n");
  expect(withPrintedChart(block)).not.toHaveProperty("chart");
});

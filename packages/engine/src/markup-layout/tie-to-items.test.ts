import { expect, test } from "vitest";
import { parse, renderHtml, renderMarkdown, renderText } from "../index.ts";
import type { MarkupBlock } from "./markup.ts";
import { tieToItems } from "./tie-to-items.ts";

const item = (level: number): MarkupBlock => ({ type: "List Item", text: "item", level, marker: "•" });
const text: MarkupBlock = { type: "Text", text: "text" };
const heading: MarkupBlock = { type: "Section Header", text: "heading", level: 1 };
const levels = (blocks: readonly MarkupBlock[]) => tieToItems(blocks).map(({ level }) => level);

test("paragraphs before an item that is nested belong to the item that it is nested in", () => {
  expect(levels([item(1), text, item(2), text, text, item(2), item(1)])).toEqual([1, 1, 2, 1, 1, 2, 1]);
  expect(levels([item(1), text, item(3)])).toEqual([1, 1, 3]);
});

test("paragraphs between items of the first depth, behind a list and under a heading are alone", () => {
  expect(levels([item(1), text, item(1), text])).toEqual([1, undefined, 1, undefined]);
  expect(levels([item(1), text, heading, text, item(2)])).toEqual([1, undefined, 1, undefined, 2]);
  expect(levels([text, item(2)])).toEqual([undefined, 2]);
});

test("a list continues behind the paragraphs of its items, in every output", async () => {
  const page = "<ol><li><p>one</p><p>more\nof it</p><ul><li>inner<li>other</ul><p>end of one</p></li><li>two</ol>";
  const { result } = await parse(new TextEncoder().encode(`<!doctype html>${page}`));
  const markdown = "1. one\n\n    more of it\n\n    - inner\n    - other\n\n    end of one\n\n2. two\n";
  expect(renderMarkdown(result)).toBe(markdown);
  expect(`${result.chunks[0]!.content}\n`).toBe(markdown);
  expect(renderText(result)).toBe("1. one\n\n  more of it\n\n  - inner\n  - other\n\n  end of one\n\n2. two\n");
  expect(renderHtml(result).replaceAll("\n", "")).toContain(
    '<ol id="page-1"><li value="1">one<p>more of it</p><ul><li>inner</li><li>other</li></ul><p>end of one</p></li><li value="2">two</li></ol>',
  );
});

test("a paragraph under an item of a wide number is no code", async () => {
  const { result } = await parse(new TextEncoder().encode("<!doctype html><ol start=100><li><p>one<p>more</ol>"));
  expect(renderMarkdown(result)).toBe("100. one\n\nmore\n");
});

test("a typed bullet makes an item, and one amid the text does not", async () => {
  const page = "<p>•\u00A0 one<p>▪ two<p>three • four<p>•<p>a·b";
  const { result } = await parse(new TextEncoder().encode(`<!doctype html><meta charset=utf-8>${page}`));
  expect(renderMarkdown(result)).toBe("- one\n- two\n\nthree • four\n\n•\n\na·b\n");
});

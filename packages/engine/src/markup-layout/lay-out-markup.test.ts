import { expect, test } from "vitest";
import { parse } from "../parse.ts";
import { readTranscript } from "../read-transcript.ts";
import { layOutMarkup } from "./lay-out-markup.ts";
import type { MarkupBlock } from "./markup.ts";

const paragraph = (text: string): MarkupBlock => ({ type: "Text", text });

test("blocks flow one under the other, each within its page, and none of them is certain", () => {
  const blocks = Array.from({ length: 60 }, (_, index) => paragraph(`Paragraph ${index} ${"of words ".repeat(30)}`));
  const pages = layOutMarkup({ parts: [{ kind: "flow", blocks }], warnings: [] });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flatMap(({ page }) => page.blocks.map(({ text }) => text))).toEqual(blocks.map(({ text }) => text));
  for (const { page } of pages) {
    let bottom = 0;
    for (const { bbox, confidence } of page.blocks) {
      expect(confidence).toBe("low");
      expect(bbox.top).toBeGreaterThanOrEqual(bottom);
      bottom = bbox.top + bbox.height;
      expect(bottom).toBeLessThanOrEqual(page.height);
      expect(bbox.left + bbox.width).toBeLessThanOrEqual(page.width);
    }
  }
});

test("a table longer than a page stays one block, on a page as high as it needs", () => {
  const cells = Array.from({ length: 300 }, (_, index) => ({
    row: Math.floor(index / 3),
    column: index % 3,
    rowSpan: 1,
    columnSpan: 1,
    header: index < 3,
    text: `cell ${index}`,
  }));
  const table: MarkupBlock = { type: "Table", text: "", table: { rowCount: 100, columnCount: 3, cells } };
  const pages = layOutMarkup({ parts: [{ kind: "flow", blocks: [paragraph("Before"), table] }], warnings: [] });
  expect(pages).toHaveLength(2);
  const { page } = pages[1]!;
  const [block] = page.blocks;
  expect(page.height).toBeGreaterThan(1000);
  for (const { bbox } of block!.table!.cells) {
    expect(bbox.top + bbox.height).toBeLessThanOrEqual(block!.bbox.top + block!.bbox.height + 0.001);
  }
});

test("a shape that reaches beyond its slide has a box within it", () => {
  const [slide] = layOutMarkup({
    parts: [
      {
        kind: "placed",
        width: 720,
        height: 540,
        unit: "pt",
        blocks: [{ type: "Title", text: "Beyond", place: { left: -20, top: 500, width: 800, height: 100 } }],
      },
    ],
    warnings: [],
  });
  expect(slide!.page.blocks[0]!.bbox).toEqual({ left: 0, top: 500, width: 720, height: 40, page: 1 });
});

test("a text file is paragraphs, whose words have places for operations", async () => {
  const bytes = new TextEncoder().encode("First paragraph\nover two lines.\n\nSecond one.\n\fOn page two.");
  const { result, numPages } = await parse(bytes);
  expect(numPages).toBe(2);
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  expect(blocks.map(({ content }) => content)).toEqual([
    "First paragraph\nover two lines.",
    "Second one.",
    "On page two.",
  ]);
  expect(blocks.map(({ bbox }) => bbox.page)).toEqual([1, 1, 2]);
  const { pages } = await readTranscript(bytes);
  expect(pages[0]!.lines.map(({ text, block }) => [text, block])).toEqual([
    ["First paragraph", 0],
    ["over two lines.", 0],
    ["Second one.", 1],
  ]);
});

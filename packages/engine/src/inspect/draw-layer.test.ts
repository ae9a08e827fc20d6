import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { drawLayer, escapeXml } from "./draw-layer.ts";
import { recordPages } from "./record-pages.ts";

test("the boxes of the blocks layer are the blocks' boxes, in reading order", async () => {
  const { inspect, pages } = recordPages();
  const document = await readDocument(await readFixture("paper/paper.pdf"), { inspect });
  for (const [index, page] of pages().entries()) {
    const svg = drawLayer("blocks", page);
    const boxes = [...svg.matchAll(/<rect class="[\w-]+" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)];
    const drawn = boxes.map((match) => match.slice(1, 5).map(Number));
    const hundredths = (points: number): number => Math.round(points * 100) / 100;
    const { blocks } = document.pages[index]!;
    expect(drawn).toEqual(
      blocks.map(({ bbox }) => [bbox.left, bbox.top, bbox.width, bbox.height].map((value) => hundredths(value))),
    );
  }
});

test("a turned page's words are on the page as displayed", async () => {
  const { inspect, pages } = recordPages();
  await readDocument(await readFixture("rotated/upright-90.pdf"), { inspect });
  const [page] = pages();
  const words = page!.layers.get("words")!;
  expect(words.length).toBeGreaterThan(50);
  for (const word of words) {
    expect(word.left).toBeGreaterThanOrEqual(0);
    expect(word.right).toBeLessThanOrEqual(page!.width);
    expect(word.bottom).toBeLessThanOrEqual(page!.height);
  }
});

test("text of a document cannot leave its place in the markup", () => {
  const mark = {
    kind: "text",
    left: 1,
    top: 20,
    right: 30,
    bottom: 40,
    label: '1 <b>"',
    detail: '"/><script>&\u0000\ud800',
  };
  const svg = drawLayer("blocks", { number: 1, width: 100, height: 100, layers: new Map([["blocks", [mark]]]) });
  expect(svg).not.toContain("<script>");
  expect(svg).not.toContain("<b>");
  expect(escapeXml("\u0000a\ud800")).toBe("\ufffda\ufffd");
});

test("a label at the right edge ends with its box", () => {
  const mark = {
    kind: "page-number",
    left: 580,
    top: 780,
    right: 590,
    bottom: 790,
    label: "13 Page Number",
    detail: "",
  };
  const svg = drawLayer("blocks", { number: 1, width: 595, height: 842, layers: new Map([["blocks", [mark]]]) });
  expect(svg).toContain('<text x="590" text-anchor="end" y="778.5">');
});

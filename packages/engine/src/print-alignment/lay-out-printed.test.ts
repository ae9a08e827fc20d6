import { expect, test } from "vitest";
import type { Page } from "../document/document.ts";
import type { MarkupBlock } from "../markup-layout/markup.ts";
import { layOutPrinted } from "./lay-out-printed.ts";
import type { PrintedPage } from "./printed-page.ts";

/** A page of lines, one below the other, in painting order. */
function pageOf(lines: readonly string[], pictures: PrintedPage["pictures"] = []): PrintedPage {
  const words = lines.flatMap((line, row) => {
    let left = 50;
    return line.split(" ").map((text) => {
      const word = { text, size: 10, left, top: 100 + 20 * row, right: left + 6 * text.length, bottom: 110 + 20 * row };
      left = word.right + 4;
      return word;
    });
  });
  return { width: 600, height: 800, words, pictures };
}

function layOut(blocks: readonly MarkupBlock[], pages: readonly PrintedPage[]): readonly Page[] {
  return layOutPrinted([{ kind: "flow", blocks }], pages, 1).map(({ page }) => page);
}

const text = (content: string): MarkupBlock => ({ type: "Text", text: content });

test("a paragraph has the box of its lines, whatever hyphens and quotes the print has", () => {
  const [page] = layOut(
    [text('The harbour master said "nine o\'clock" to everybody.'), text("Nobody came.")],
    [pageOf(["The har- bour mas-", "ter said “nine o’clock” to everybody.", "Nobody came."])],
  );
  expect(page!.blocks.map(({ bbox, confidence }) => [bbox.top, bbox.height, confidence])).toEqual([
    [100, 30, "high"],
    [140, 10, "high"],
  ]);
});

test("markers and bullets belong to their items, also where they are counted otherwise", () => {
  const item = (marker: string, content: string): MarkupBlock => ({
    type: "List Item",
    text: content,
    level: 1,
    marker,
  });
  const [page] = layOut(
    [item("1.", "the mooring rope"), item("•", "the other lantern")],
    [pageOf(["a) the mooring rope", "• the other lantern"])],
  );
  expect(page!.blocks.map(({ bbox }) => bbox.left)).toEqual([50, 50]);
});

test("a short item whose marker is printed in another notation is sure of its place", () => {
  const items = ["one", "six", "ten"].map((content, at): MarkupBlock => ({
    type: "List Item",
    text: content,
    level: 1,
    marker: `${at + 1}.`,
  }));
  const [page] = layOut(items, [pageOf(["i. one", "ii. six", "iii. ten"])]);
  expect(page!.blocks.map(({ bbox, confidence }) => [bbox.left, bbox.top, confidence])).toEqual([
    [50, 100, "high"],
    [50, 120, "high"],
    [50, 140, "high"],
  ]);
});

test("what is printed elsewhere is found there, and the order stays that of the file", () => {
  const blocks: MarkupBlock[] = [
    { type: "Header", text: "Harbour office of the island" },
    text("First paragraph about tides and moles."),
    text("A note on the mole that stands below."),
    text("Second paragraph about gates and ropes."),
  ];
  const pages = layOut(blocks, [
    pageOf([
      "First paragraph about tides and moles.",
      "Second paragraph about gates and ropes.",
      "A note on the mole that stands below.",
      "Harbour office of the island",
    ]),
  ]);
  expect(pages[0]!.blocks.map((block) => block.text)).toEqual(blocks.map((block) => block.text));
  expect(pages[0]!.blocks.map(({ bbox }) => bbox.top)).toEqual([160, 100, 140, 120]);
});

test("what is not printed is between its neighbours, with low confidence, and no page turns back", () => {
  const pages = layOut(
    [
      text("Opening words of the minutes."),
      text("Deleted since, or hidden."),
      text("A remark printed at the very end."),
      text("Closing words of the minutes, which are longer than the remark."),
    ],
    [
      pageOf(["Opening words of the minutes."]),
      pageOf(["Closing words of the minutes, which are longer than the remark."]),
      pageOf(["A remark printed at the very end."]),
    ],
  );
  expect(pages.map(({ blocks }) => blocks.map(({ confidence }) => confidence))).toEqual([
    ["high", "low", "low"],
    ["high"],
    [],
  ]);
  const [opening, hidden] = pages[0]!.blocks;
  expect(hidden!.bbox.top).toBeGreaterThanOrEqual(opening!.bbox.top + opening!.bbox.height);
});

test("cells have the boxes of their words, and empty ones those of their row and column", () => {
  const cell = (row: number, column: number, content: string) => ({
    row,
    column,
    rowSpan: 1,
    columnSpan: 1,
    header: row === 0,
    text: content,
  });
  const cells = [cell(0, 0, "Gate"), cell(0, 1, "Hour"), cell(1, 0, "north"), cell(1, 1, "")];
  const [page] = layOut(
    [{ type: "Table", text: "", table: { rowCount: 2, columnCount: 2, cells } }],
    [pageOf(["Gate Hour", "north"])],
  );
  const boxes = page!.blocks[0]!.table!.cells.map(({ bbox }) => [bbox.left, bbox.top]);
  expect(boxes).toEqual([
    [50, 100],
    [78, 100],
    [50, 120],
    [78, 120],
  ]);
});

test("a figure between two paragraphs has the picture between them", () => {
  const picture = { left: 100, top: 125, right: 300, bottom: 135 };
  const bullet = { left: 50, top: 100, right: 54, bottom: 104 };
  const [page] = layOut(
    [text("Above the picture of the mole."), { type: "Figure", text: "" }, text("Below the picture of it.")],
    [pageOf(["Above the picture of the mole.", "Below the picture of it."], [bullet, picture])],
  );
  expect(page!.blocks[1]).toMatchObject({ bbox: { left: 100, top: 125, width: 200, height: 10 }, confidence: "high" });
});

import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";

test("a short column at the right does not part the long one at the left", async () => {
  // The left lines end early where the columns are side by side; the lines below extend almost to the right column's edge.
  const sideBySide = [0, 1, 2, 3, 4, 5].map((at): DrawnLine => ({
    text: `The keeper reads the river, sheet ${at}`,
    left: 72,
    top: 120 + 12 * at,
  }));
  const alone = [0, 1, 2].flatMap((at): DrawnLine[] => proseAt(72, 192 + 36 * at, 9.2));
  const right = [0, 1].flatMap((at) => proseAt(350, 120 + 30 * at, 8));
  const { pages } = await readDocument(pdfOfLines([...sideBySide, ...alone, ...right]), {});
  const lefts = pages[0]!.blocks.map(({ bbox }) => (bbox.left < 300 ? "left" : "right"));
  expect(lefts.lastIndexOf("left")).toBeLessThan(lefts.indexOf("right"));
});

test("a headline with a space over the gutter is not cut there", async () => {
  // Digits of Helvetica are 11.1 wide at 20 pt: the space is 5.6, more than between the words of the columns.
  const headline = ["1936", "1937"].map((text, at) => ({
    text,
    left: 219 + at * 50,
    top: 102,
    size: 20,
    font: "Helvetica" as const,
  }));
  const columns = [72, 300].flatMap((left) =>
    [120, 132, 144, 156, 168].map((top) => ({ text: "The keeper writes down the level of the", left, top })),
  );
  const { pages } = await readDocument(pdfOfLines([...headline, ...columns]), {});
  expect(pages[0]!.blocks[0]!.text).toBe("1936 1937");
});

test("four columns on common baselines are cut at the gutter that nothing crosses", async () => {
  const words = "when the keeper of the river read the level and wrote to the office that all was well".split(" ");
  const columns = [40, 170, 310, 440].flatMap((left, column) =>
    Array.from({ length: 12 }, (_, row): DrawnLine => ({
      text: Array.from({ length: 6 }, (__, at) => words[(5 * column + 7 * row + at) % words.length]!).join(" "),
      left,
      top: 150 + 11 * row,
      size: 9,
    })),
  );
  const headlines = [40, 310].map((left): DrawnLine => ({
    text: left < 300 ? "Left of it the level of the" : "Right of it what the office",
    left,
    top: 125,
    size: 16,
  }));
  const { pages } = await readDocument(pdfOfLines([...headlines, ...columns]), {});
  const sides = pages[0]!.blocks.map(({ bbox }) => (bbox.left < 300 ? "left" : "right"));
  expect(sides.lastIndexOf("left")).toBeLessThan(sides.indexOf("right"));
});

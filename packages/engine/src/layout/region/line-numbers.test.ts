import { expect, test } from "vitest";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { readDocument } from "../../parsing/read-document.ts";

const LINES = [
  "The committee met at noon in the old",
  "harbour office and heard the report on",
  "the state of the northern dike. Its crown",
  "had sunk by a hand since the survey of",
  "the spring before. The keepers asked for",
  "stone, and for men to lay it before the",
  "autumn storms, which was granted without",
  "a vote. The cost is borne by the union.",
];
const ROWS = ["apple", "barley", "cherry", "dill", "elder", "fennel", "garlic", "hops"];

interface Column {
  readonly from?: number;
  readonly every?: number;
  readonly left?: number;
  readonly size?: number;
  readonly pitch?: number;
}

/** Lines of text; every n-th (`every`) has its number in the margin. */
function numbered(texts: readonly string[], { from = 1, every = 1, left = 60, size = 10, pitch = 20 }: Column = {}) {
  return texts.flatMap((text, at): DrawnLine[] => {
    const line = { text, left: 90, top: 80 + pitch * at };
    const number = from + at;
    return number % every === 0 ? [{ text: `${number}`, left, top: line.top, size }, line] : [line];
  });
}

async function blocksOf(lines: readonly DrawnLine[]): Promise<(readonly [string, string])[]> {
  const { pages } = await readDocument(pdfOfLines(lines, []), {});
  return pages[0]!.blocks.map(({ type, text }) => [type, text.replace(/\s+/g, " ")]);
}

test("numbers of lines are no part of the text, at the left and at the right", async () => {
  for (const left of [60, 330]) {
    expect(await blocksOf(numbered(LINES, { left }))).toEqual([
      ["Page Number", "1 2 3 4 5 6 7 8"],
      ["Text", LINES.join(" ")],
    ]);
  }
});

test("numbers of every fifth line, that continue from the page before", async () => {
  const lines = [...LINES, ...LINES, ...LINES];
  const blocks = await blocksOf(numbered(lines, { from: 98, every: 5, size: 7, pitch: 14 }));
  expect(blocks[0]).toEqual(["Page Number", "100 105 110 115 120"]);
  expect(blocks.slice(1).map(([, text]) => text)).toEqual([lines.join(" ")]);
});

test("numbers of a table's rows, of a list's items and of sections are text", async () => {
  const rows = numbered(ROWS).flatMap((line): DrawnLine[] =>
    line.left === 90 ? [line, { ...line, text: "12.50", left: 220 }, { ...line, text: "3 kg", left: 300 }] : [line],
  );
  const items = numbered(LINES.map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}`));
  const sections = numbered(LINES, { pitch: 60 });
  for (const lines of [rows, items, sections]) {
    expect((await blocksOf(lines)).map(([type]) => type)).not.toContain("Page Number");
  }
});

import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { linesToParagraphs } from "./lines-to-paragraphs.ts";

async function textsOf(lines: readonly DrawnLine[]): Promise<string[]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.map(({ text }) => text);
}

/** Lines under each other; those whose text begins with `>` are indented. */
function lines(texts: readonly string[], look: Pick<DrawnLine, "font"> = {}): DrawnLine[] {
  return texts.map((text, row) => ({
    text: text.replace(">", ""),
    left: text.startsWith(">") ? 96 : 72,
    top: 120 + row * 12,
    ...look,
  }));
}

const FULL = "The keeper writes down the level of the river every morning and every evening, and sends the";

test("the second line of a hanging paragraph belongs to it, the first line of the next does not", async () => {
  expect(
    await textsOf(
      lines([FULL, ">tables to the office.", FULL, ">tables to the office in town, where", ">they are kept."]),
    ),
  ).toEqual([`${FULL} tables to the office.`, `${FULL} tables to the office in town, where they are kept.`]);
});

test("a number that a line break put first in a list item starts no item", async () => {
  const item = "1. The office compares the levels with those of the archive for the same week, Version";
  expect(await textsOf(lines([item, ">4.41. of the archive.", "2. It draws a line."]))).toEqual([
    "The office compares the levels with those of the archive for the same week, Version 4.41. of the archive.",
    "It draws a line.",
  ]);
});

test("text back at the edge of a list's markers is no longer the item", async () => {
  expect(
    await textsOf(
      lines([
        "1. The office compares the levels with those of the archive for the same week,",
        ">and draws a line",
        FULL,
      ]),
    ),
  ).toHaveLength(2);
  expect(await textsOf(lines(["- a level", "- a date", "The keeper sends them to the office"]))).toEqual([
    "a level",
    "a date",
    "The keeper sends them to the office",
  ]);
});

test("text without spaces behind a list is no longer the item, either", () => {
  const all = [
    lineOf(0, [80, "•"], [92, "水位每天早上记录下来"]),
    lineOf(12, [80, "•"], [92, "日期写在旁边"]),
    lineOf(24, [72, "每天晚上这些记录都被送到城里的办公室由两名职员进行比较"]),
  ];
  expect(linesToParagraphs(all).map((lines) => lines.length)).toEqual([1, 1, 1]);
});

test("the lines of an item that does not hang belong to it", async () => {
  expect(
    await textsOf(lines([`1. ${FULL.slice(0, -3)}`, "tables to the office.", "2. It draws a line."])),
  ).toHaveLength(2);
});

test("a listing inside of text is one block, however its lines are indented", async () => {
  const code = lines(["void read(level) {", ">store(level);", "}"], { font: "Courier" });
  const text = (top: number): DrawnLine[] => [0, 12, 24].map((down) => ({ text: FULL, left: 72, top: top + down }));
  expect((await textsOf([...text(70), ...code, ...text(180)]))[1]).toBe("void read(level) {\n    store(level);\n}");
});

test("typed text is no listing: its indents part paragraphs", async () => {
  const typed = lines(
    ["the keeper writes it all down.", ">In winter the river freezes,", "and nobody writes anything.", ">That is all."],
    { font: "Courier" },
  );
  expect(await textsOf(typed)).toHaveLength(3);
});

test("lines next to a drop capital do not hide the indents of the paragraphs after it", async () => {
  const rest = FULL.slice(2);
  const all = [
    { text: "T", left: 72, top: 132, size: 29 },
    { text: rest.slice(0, 60), left: 92, top: 120 },
    { text: `${rest.slice(0, 59)}.`, left: 92, top: 132 },
    { text: rest.slice(0, 64), left: 72, top: 144 },
    { text: "Nobody reads it.", left: 72, top: 156 },
    { text: "In winter it freezes, and nobody writes anything down at all", left: 84, top: 168 },
    { text: "until the ice goes out to sea in March.", left: 72, top: 180 },
  ];
  expect((await textsOf(all)).at(-1)).toMatch(/^In winter it freezes/);
});

test("indented paragraphs of one line are distinguished", async () => {
  const texts = [
    `>${FULL.slice(6)}`,
    "tables to the office in town.",
    ">Example 5.",
    `>${FULL.slice(6)}`,
    "tables to town.",
  ];
  expect(await textsOf(lines(texts))).toEqual([
    `${FULL.slice(6)} tables to the office in town.`,
    "Example 5.",
    `${FULL.slice(6)} tables to town.`,
  ]);
});

test("an indented line inside of a list item opens a paragraph", async () => {
  const at = (text: string, left: number, row: number): DrawnLine => ({ text, left, top: 120 + row * 12 });
  const item = [
    at(`• ${FULL.slice(0, 80)}`, 72, 0),
    at(FULL.slice(0, 80), 80, 1),
    at("tables to the office.", 80, 2),
    at("In winter the river freezes, and nobody writes anything down before the ice goes", 92, 3),
    at("out to sea.", 80, 4),
  ];
  expect((await textsOf(item)).at(-1)).toMatch(/^In winter the river/);
});

/** Chars of these lines are 5 pt wide; full lines end at one edge. */
const EVEN = "one has seen a deep dyke and good sand";

function parted(...texts: readonly string[]): number[] {
  const made = texts.map((text, row) => lineOf(12 * row, [text.startsWith(">") ? 89.5 : 72, text.replace(">", "")]));
  return linesToParagraphs(made).map((paragraph) => paragraph.length);
}

test("a sentence that ends a little before the margin of justified text ends its paragraph", () => {
  const end = "one has seen a deep dyke and good.";
  expect(parted(EVEN, EVEN, end, "§2. has seen a deep dyke and good sand", EVEN)).toEqual([3, 2]);
  // Ragged lines are as much shorter as this.
  const ragged = "one has seen a deep dyke and";
  expect(parted(EVEN, ragged, end, "§2. has seen a deep dyke", ragged)).toEqual([5]);
});

test("a stretched line of a heading with a colon is no label with its value", () => {
  const stretched = lineOf(100, [72, "Labour"], [119, "markets:"], [176, "next"], [210, "steps"]);
  const paragraphs = linesToParagraphs([stretched, lineOf(112, [72, "in the quality of a control"])]);
  expect(paragraphs).toHaveLength(1);
  const pair = lineOf(100, [72, "Labour markets:"], [160, "next steps"]);
  expect(linesToParagraphs([pair, lineOf(112, [72, "in the quality of a control"])])).toHaveLength(2);
});

test("sentences of a script without capitals end their paragraphs, too", () => {
  const full = "מפלס הנהר נרשם בכל בוקר ובכל ערב ונשלח אל המשרד";
  const all = [full, "מפלס הנהר נרשם בכל בוקר.", full].map((text, row) => {
    const words = text.split(" ").toReversed().join(" ");
    return lineOf(12 * row, [400 - lineOf(0, [0, words]).right, words]);
  });
  expect(linesToParagraphs(all).map((paragraph) => paragraph.length)).toEqual([2, 1]);
});

test("speeches of one line, each with its indent, are paragraphs; lines of verse are not", () => {
  const text = [EVEN, EVEN, EVEN, `${EVEN.slice(0, -1)}.`];
  const quoted = ">“One has seen a deep dyke.”";
  expect(parted(...text, quoted, quoted, quoted)).toEqual([4, 1, 1, 1]);
  const verse = ">One has seen a deep dyke";
  expect(parted(...text, verse, verse, verse)).toEqual([4, 3]);
});

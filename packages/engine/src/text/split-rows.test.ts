import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../testing/pdf-of-lines.ts";
import { blocksOf, read } from "../../testing/read-fixture.ts";

async function textsOf(lines: readonly DrawnLine[]): Promise<string[]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.map(({ text }) => text);
}

test("a stretched line of a narrow justified column stays in its paragraph", async () => {
  // Courier is 6 wide at 10 pt: each line ends at 192.
  const lines = [
    { text: "the keeper has to be", left: 72, top: 120 },
    { text: "asked", left: 72, top: 132 },
    { text: "whenever", left: 144, top: 132 },
    { text: "the level of a river", left: 72, top: 144 },
    { text: "rises by a hand over", left: 72, top: 156 },
    { text: "one", left: 72, top: 168 },
    { text: "in", left: 123, top: 168 },
    { text: "June", left: 168, top: 168 },
    { text: "or by two in a month", left: 72, top: 180 },
    { text: "of the winter.", left: 72, top: 192 },
  ].map((line) => ({ ...line, font: "Courier" as const }));
  expect(await textsOf(lines)).toEqual([lines.map(({ text }) => text).join(" ")]);
});

test("a running head with its number at the other edge of justified text stays apart", async () => {
  const head = [
    { text: "Levels", left: 72, top: 90 },
    { text: "12", left: 490, top: 90 },
  ];
  const prose = Array.from({ length: 6 }, (_, row) => ({
    text: "The keeper writes down the level of the river every morning, and every evening he sends",
    left: 72,
    top: 120 + row * 12,
  }));
  expect((await textsOf([...head, ...prose])).slice(0, 2)).toEqual(["Levels", "12"]);
});

test("figures side by side are read with what is under each", async () => {
  const texts = blocksOf(await read("report/report.pdf")).map(({ text }) => text);
  const from = texts.indexOf("2.94");
  expect(texts.slice(from, from + 6)).toEqual([
    "2.94",
    "million cubic metres delivered",
    "14,310",
    "households connected",
    "7.2%",
    "lost on the way, after 8.9% in 2022",
  ]);
});

test("entries of a contents page are read with their numbers, each by itself, however near its number the longest of them ends", async () => {
  // Courier is 6 wide at 10 pt: titles begin at 72, numbers end at 372.
  const entries = [
    ["Tolls", "3"],
    ["Mooring in the upper harbour and on the piers", "7"],
    ["2 Lamps", "12"],
    ["Pilots", "12"],
    ["Ropes, lines and what else is lent to vessels", "15"],
    ["Repairs", "108"],
  ] as const;
  const lines = entries.flatMap(([title, number], row): DrawnLine[] => [
    { text: title, left: 72, top: 120 + 15 * row, font: "Courier" },
    { text: number, left: 372 - 6 * number.length, top: 120 + 15 * row, font: "Courier" },
  ]);
  expect(await textsOf(lines)).toEqual(entries.map((entry) => entry.join(" ")));
});

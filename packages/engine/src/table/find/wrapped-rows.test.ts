import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";

test("a programme is a table: its speakers stay under their talks, the last one too, and its day stays over it", async () => {
  const talks = [
    ["8:00", "Questions of the harvest", "Henri Lindqvist, Marn"],
    ["9:30", "What the survey covers", "Petra Byrne, Kelda"],
    ["10:15", "Energy for the mill", "Yuki Halvorsen, Sollenau"],
    ["11:30", "Housing by the forest", "Elin Moreau, Marn"],
  ] as const;
  // Lines of a talk are 1.6 sizes apart, talks 2.3.
  const lines = talks.flatMap(([time, talk, speaker], row): DrawnLine[] => [
    { text: time, left: 72, top: 140 + 39 * row, font: "Times-Bold" },
    { text: talk, left: 120, top: 140 + 39 * row, font: "Times-Bold" },
    { text: speaker, left: 120, top: 156 + 39 * row },
  ]);
  const day = { text: "Day 1: 21 January", left: 72, top: 110, size: 18, font: "Times-Bold" } as const;
  const { pages } = await readDocument(pdfOfLines([day, ...lines, ...proseAt(72, 360)]), {});
  const tables = pages[0]!.blocks.filter(({ type }) => type === "Table");
  expect(tables.map(({ table }) => table!.cells.map(({ text }) => text))).toEqual([
    talks.flatMap(([time, talk, speaker]) => [time, `${talk} ${speaker}`]),
  ]);
});

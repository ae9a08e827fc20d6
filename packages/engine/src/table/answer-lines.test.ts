import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import { lineOf } from "../testing/line-of.ts";
import { pdfOfLines } from "../testing/pdf-of-lines.ts";
import { answerLines } from "./answer-lines.ts";

const rule = (left: number, top: number, right = left + 100) => ({ left, right, top, bottom: top });

test("lines to write on start behind a label, on its baseline", () => {
  const { words } = lineOf(100, [60, "Last name:"], [300, "City"]);
  const behind = rule(words[1]!.right + 3, 102);
  const other = rule(words[2]!.right + 5, 101);
  const under = rule(60, 102);
  const far = rule(400, 102);
  const below = rule(words[1]!.right + 3, 112);
  expect(answerLines([behind, other, under, far, below], words)).toEqual([behind, other]);
});

test("labels with lines to write on, in a frame, are no table", async () => {
  const labels = ["Last name:", "First name:", "Street:", "City:", "Occupation:"];
  const rows = labels.flatMap((text, row) => {
    const top = 120 + 20 * row;
    return [
      { text, left: 70, top },
      { text: "Barge", left: 150, top, font: "Courier" as const },
      { text: "Phone:", left: 310, top },
      { text: `${4810 + 7 * row}`, left: 350, top, font: "Courier" as const },
    ];
  });
  const lines = labels.flatMap((text, row) => [
    { left: 76 + 5 * text.length, right: 290, top: 122 + 20 * row },
    { left: 342, right: 520, top: 122 + 20 * row },
  ]);
  const frame = [100, 215].map((top) => ({ left: 60, right: 530, top }));
  const typesOf = async (rules: typeof lines): Promise<string[]> =>
    (await readDocument(pdfOfLines(rows, [...frame, ...rules]), {})).pages[0]!.blocks.map(({ type }) => type);
  expect(await typesOf([])).toContain("Table");
  expect(await typesOf(lines)).not.toContain("Table");
});

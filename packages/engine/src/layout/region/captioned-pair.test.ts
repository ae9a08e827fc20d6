import { expect, test } from "vitest";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { readDocument } from "../../parsing/read-document.ts";

const ROWS = [
  ["Harbour", "Boats", "Keeper", "Years"],
  ["Nordvik", "120", "Lindqvist", "12"],
  ["Kalten", "64", "Okafor", "7"],
  ["Marrow", "31", "Brandt", "19"],
  ["Osterfeld", "88", "Tanaka", "3"],
];

async function tablesUnder(captions: readonly (readonly [left: number, text: string])[]): Promise<number> {
  const rows = ROWS.flatMap((texts, row) =>
    texts.map((text, column) => ({ text, left: [72, 160, 320, 420][column]!, top: 140 + 14 * row })),
  );
  const lines = [...captions.map(([left, text]) => ({ text, left, top: 120 })), ...rows];
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.filter(({ type }) => type === "Table").length;
}

test("under two captions on one line are two tables, though their rows share the lines", async () => {
  expect(
    await tablesUnder([
      [72, "Table 1. Boats"],
      [320, "Table 2. Keepers"],
    ]),
  ).toBe(2);
});

test("under one caption the same rows are one table", async () => {
  expect(await tablesUnder([[72, "Table 1. Boats and keepers"]])).toBe(1);
});

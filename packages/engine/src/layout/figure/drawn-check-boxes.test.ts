import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { parse } from "../../parse.ts";

const TEXTS = ["I keep a boat", "I keep a horse", "I keep a mill"];
const at = (row: number): number => 300 - 24 * row;
const label = (row: number): string => `BT /F1 11 Tf 78 ${at(row) + 1} Td (${TEXTS[row]}) Tj ET`;
const box = (row: number): string => `0.7 w 60 ${at(row)} 10 10 re S`;
const cross = (row: number): string => `60 ${at(row)} m 70 ${at(row) + 10} l S 60 ${at(row) + 10} m 70 ${at(row)} l S`;

async function itemsOf(content: readonly string[]): Promise<string[]> {
  const { result } = await parse(
    writeRawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
      contentStream(content.join("\n")),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]),
    {},
    { ocr: "off" },
  );
  return result.chunks.flatMap(({ blocks }) => blocks.map(({ content: text }) => text));
}

test("drawn boxes are items with their state", async () => {
  const drawn = [0, 1, 2].flatMap((row) => [box(row), label(row)]);
  expect(await itemsOf([...drawn, cross(0), cross(2)])).toEqual([
    "- ☒ I keep a boat",
    "- ☐ I keep a horse",
    "- ☒ I keep a mill",
  ]);
});

test("a letter in a box crosses it, and is no text", async () => {
  const drawn = [0, 1].flatMap((row) => [box(row), label(row)]);
  const letter = `BT /F1 9 Tf 62 ${at(1) + 2} Td (X) Tj ET`;
  expect(await itemsOf([...drawn, letter])).toEqual(["- ☐ I keep a boat", "- ☒ I keep a horse"]);
});

test("squares side by side are places for letters, and no boxes to cross", async () => {
  const squares = [0, 1, 2, 3, 4].map((place) => `0.7 w ${60 + 10 * place} 300 10 10 re S`);
  const items = await itemsOf([...squares, "BT /F1 11 Tf 118 301 Td (Number of the boat) Tj ET"]);
  expect(items.join(" ")).not.toMatch(/[☐☒]/u);
});

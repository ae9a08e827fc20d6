import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";

async function blocksOf(columns: readonly (readonly string[])[]): Promise<string[]> {
  const lines = columns.flatMap((texts, column) =>
    texts.map((text, row) => ({ text, left: 72 + column * 82, top: 120 + row * 12 })),
  );
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages.flatMap(({ blocks }) => blocks.map(({ type, text }) => `${type}: ${text}`));
}

test("three columns of sixteen chars a line read one after the other", async () => {
  expect(
    await blocksOf([
      [
        "The ferry leaves",
        "at seven when the",
        "tide is in and at",
        "nine when it is",
        "not, and nobody",
        "asks the captain.",
      ],
      [
        "Herring came back",
        "in the spring",
        "after eleven years,",
        "and with them",
        "came boats from",
        "foreign places.",
      ],
      ["Books may now be", "kept for six", "weeks, says the", "library, provided", "that they come", "back dry."],
    ]),
  ).toEqual([
    "Text: The ferry leaves at seven when the tide is in and at nine when it is not, and nobody asks the captain.",
    "Text: Herring came back in the spring after eleven years, and with them came boats from foreign places.",
    "Text: Books may now be kept for six weeks, says the library, provided that they come back dry.",
  ]);
});

test("cells of two words read across", async () => {
  const blocks = await blocksOf([
    ["Inner harbour", "Outer mole", "Fish quay", "North basin", "Slip"],
    ["two berths", "no berths", "five berths", "one berth", "none"],
    ["shore power", "no power", "shore power", "no power", "no power"],
  ]);
  expect(blocks.join("\n")).toMatch(/Inner harbour two berths shore power/);
});

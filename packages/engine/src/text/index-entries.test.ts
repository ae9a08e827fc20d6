import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../testing/pdf-of-lines.ts";

test("columns of an index read one after the other, on whatever baselines", async () => {
  const names = [
    "Barley",
    "Boats",
    "Clerks",
    "Ferries",
    "Gates",
    "Herring",
    "Keepers",
    "Lamps",
    "Nets",
    "Rivers",
    "Ropes",
    "Weirs",
  ];
  const lines = names.map((name, at): DrawnLine => ({
    text: `${name}, ${3 + 7 * at}${at % 3 === 0 ? `, ${90 + at}–${94 + at}` : ""}`,
    left: 72 + 160 * Math.floor(at / 4),
    top: 120 + 12 * (at % 4),
  }));
  const { pages } = await readDocument(pdfOfLines(lines), {});
  const text = pages[0]!.blocks.map((block) => block.text).join("\n");
  expect(names.map((name) => text.indexOf(name))).toEqual(
    names.map((name) => text.indexOf(name)).toSorted((a, b) => a - b),
  );
  expect(pages[0]!.blocks).toHaveLength(3);
});

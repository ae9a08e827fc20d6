import { expect, test } from "vitest";
import { markdownOf } from "../../testing/markdown-of.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";

/** Lines between two paragraphs. */
async function readAmid(lines: readonly DrawnLine[]): Promise<string> {
  const markdown = await markdownOf(pdfOfLines([...proseAt(70, 80), ...lines, ...proseAt(70, 260)]));
  const [, ...rest] = markdown.trim().split("\n\n");
  return rest.slice(0, -1).join("\n\n");
}
const rows = (left: number, texts: readonly string[]): DrawnLine[] =>
  texts.map((text, at) => ({ text, left, top: 150 + 13 * at }));

test("an address keeps its lines", async () => {
  const lines = ["Guild of Bakers", "Mr Samuel Achterberg", "Market Street 21", "3377 Marn"];
  expect(await readAmid(rows(70, lines))).toBe(lines.join("  \n"));
});

test("a verse keeps its lines", async () => {
  const lines = [
    "The river rises in the night,",
    "the keeper writes it down;",
    "the morning brings the water light",
    "and mist upon the town.",
  ];
  expect(await readAmid(rows(100, lines))).toBe(lines.map((line) => `> ${line}`).join("  \n"));
});

test.each([
  [
    "narrow",
    ["The boats lie at the", "upper weir until the", "water falls, and then", "at the jetty of the", "lower house."],
  ],
  [
    "ended by a short line",
    [
      "The boats lie at the upper weir until the water falls, and then they",
      "lie below.",
      "All of it is kept dry in the house of the weir, where the keeper sees",
    ],
  ],
])("a paragraph that is %s has no breaks", async (_, lines) => {
  expect(await readAmid(rows(70, lines))).not.toContain("  \n");
});

import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";

type Font = NonNullable<DrawnLine["font"]>;

/** Sections of three lines, each with its heading in a column at its left. */
function houseRules(headings: readonly (readonly string[])[], font: Font, textAt = 180): DrawnLine[] {
  return [
    { text: "Rules of the weir", left: 72, top: 80, size: 16, font: "Times-Bold" },
    ...headings.flatMap((lines, at) => [
      ...lines.map((text, row) => ({ text, left: 72, top: 120 + 60 * at + 12 * row, font })),
      ...proseAt(textAt, 120 + 60 * at),
    ]),
  ];
}

async function blocksOf(lines: readonly DrawnLine[]): Promise<string[]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages.flatMap(({ blocks }) =>
    blocks.map(({ type, text }) => `${type === "Text" ? "" : "# "}${text.split(" ").slice(0, 4).join(" ")}`),
  );
}

const HEADINGS = [["Opening"], ["Keys of the", "lower gate"], ["Ice"]] as const;

test.each(["Times-Bold", "Helvetica-Bold"] as const)(
  "headings in %s next to their sections are headings, each before its text",
  async (font) => {
    expect(await blocksOf(houseRules(HEADINGS, font))).toEqual([
      "# Rules of the weir",
      "# Opening",
      "The keeper writes down",
      "# Keys of the lower",
      "The keeper writes down",
      "# Ice",
      "The keeper writes down",
    ]);
  },
);

test("numbered headings that wrap are not items of a list", async () => {
  const numbered = [
    ["1. Opening of", "the gates"],
    ["2. Keys of the", "lower gate"],
    ["3. Ice and", "high water"],
  ];
  const blocks = await blocksOf(houseRules(numbered, "Times-Bold"));
  expect(blocks.filter((text) => text.startsWith("#")).slice(1)).toEqual([
    "# 1. Opening of the",
    "# 2. Keys of the",
    "# 3. Ice and high",
  ]);
});

test("a heading that nearly reaches its section is not run into it", async () => {
  const long = [["Opening"], ["Keys of the lower gate"], ["Ice"], ["Keys of the upper gate"]];
  expect(await blocksOf(houseRules(long, "Times-Bold", 180))).toEqual([
    "# Rules of the weir",
    ...long.flatMap(([heading]) => [`# ${heading!.split(" ").slice(0, 4).join(" ")}`, "The keeper writes down"]),
  ]);
});

test("names in plain type next to texts are no headings", async () => {
  const blocks = await blocksOf(houseRules(HEADINGS, "Times-Roman"));
  expect(blocks.filter((text) => text.startsWith("#"))).toEqual(["# Rules of the weir"]);
});

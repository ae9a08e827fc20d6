import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../testing/pdf-of-lines.ts";

const PROSE = [
  "The keeper writes down the level of the river",
  "every morning, and every evening the tables",
  "go to the office, where two clerks compare",
  "them with those of the year before and draw",
  "a line under what does not agree with them.",
];

/** Lines of prose in a column: `ends` is the last line, and `under` are lines below it. */
function column(left: number, ends: string, under: readonly DrawnLine[] = []): DrawnLine[] {
  const prose = Array.from({ length: 50 }, (_, at) => ({ text: PROSE[at % PROSE.length]!, left, top: 92 + 12 * at }));
  return [...prose, { text: ends, left, top: 692 }, ...under];
}

/** The texts of a page with two columns, of which the left one has two notes at its foot. */
async function textsAround(mark: (note: number) => string, ends: string, starts: string): Promise<string[]> {
  const notes = [1, 2].map((note) => {
    const text = `${mark(note)} See the papers of the office at the old weir.`;
    return { text, left: 60, top: 712 + 10 * note, size: 8 };
  });
  const right = [{ text: starts, left: 320, top: 80 }, ...column(320, "which is all there is.")];
  const left = [{ text: "Of the papers of the river", left: 60, top: 80 }, ...column(60, ends, notes)];
  const { pages } = await readDocument(pdfOfLines([...left, ...right]), {});
  return pages[0]!.blocks.map(({ text }) => text);
}

test.each([
  ["in brackets", (note: number) => `(${note})`],
  ["in square brackets", (note: number) => `[${note}]`],
  ["that are words", (note: number) => ["", "Note:", "Source:"][note]!],
])("notes with marks %s follow a sentence that continues in the next column", async (_, mark) => {
  const texts = await textsAround(
    mark,
    "stands in the hall below the stairs and was",
    "kept there for years, as the clerks say, until",
  );
  const before = texts.findIndex((text) => text.endsWith("stairs and was"));
  expect(texts[before + 1]).toMatch(/^kept there/);
  expect(texts.join("\n").match(/See the papers/g)).toHaveLength(2);
  expect(texts.at(-1)).toContain("See the papers");
});

test("small text without a note's mark stays in its column where no sentence continues", async () => {
  const texts = await textsAround(
    () => "Note:",
    "stands in the hall below.",
    "The papers are kept there for years, as they",
  );
  const note = texts.findIndex((text) => text.includes("See the papers"));
  expect(note).toBeLessThan(texts.findIndex((text) => text.startsWith("The papers are kept")));
});

test("on a page that is not full, notes that interrupt a sentence follow it, with those of the other column", async () => {
  const prose = (left: number): DrawnLine[] => PROSE.map((text, at) => ({ text, left, top: 292 + 12 * at }));
  const note = (left: number, number: number): DrawnLine => ({
    text: `${number} See the papers of the office.`,
    left,
    top: 400,
    size: 8,
  });
  const ends = { text: "stands in the hall below the stairs and was", left: 60, top: 352 };
  const starts = { text: "kept there for years, as the clerks say, until", left: 320, top: 280 };
  const left = [{ text: "Of the papers of the river", left: 60, top: 280 }, ...prose(60), ends, note(60, 1)];
  const right = [starts, ...prose(320), { text: "which is all there is.", left: 320, top: 352 }, note(320, 2)];
  const { pages } = await readDocument(pdfOfLines([...left, ...right]), {});
  const texts = pages[0]!.blocks.map(({ text }) => text);
  expect(texts.slice(-2).map((text) => text.slice(0, 5))).toEqual(["1 See", "2 See"]);
  expect(texts.findIndex((text) => text.includes("kept there"))).toBe(texts.length - 3);
});

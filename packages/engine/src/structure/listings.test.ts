import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../testing/pdf-of-lines.ts";

/** Width of a letter of Courier at 10 points. */
const LETTER = 6;
const PROSE = "The keeper writes down the level of the river every morning and every evening, and sends it on.";

function prose(top: number): DrawnLine[] {
  return [0, 12, 24].map((down) => ({ text: PROSE, left: 72, top: top + down }));
}

/** Rows of code, with each word drawn at its own position, as code typesetters do. */
function typed(rows: readonly string[], top = 120): DrawnLine[] {
  return rows.flatMap((row, down) =>
    [...row.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
      text,
      left: 72 + index * LETTER,
      top: top + down * 12,
      font: "Courier" as const,
    })),
  );
}

async function blocksOf(lines: readonly DrawnLine[]) {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks;
}

const CODE = [
  "int read(level station,",
  "         bool  isHigh,",
  "         char* name);",
  "",
  "if (!read(s, 1, 0)) {",
  "  stop();",
  "}",
];

test("code keeps its rows, its indentation, its columns and its empty line", async () => {
  const blocks = await blocksOf([...prose(70), ...typed(CODE), ...prose(230)]);
  expect(blocks.map(({ preformatted = false }) => preformatted)).toEqual([false, true, false]);
  expect(blocks[1]).toMatchObject({ type: "Text", text: CODE.join("\n") });
});

test("lines of data that begin with a dash are part of their listing, and items alone are a list", async () => {
  const data = ["berth:", "  length: 120", "  tariff:", "    - name: day", "      price: 40"];
  const [, listing] = await blocksOf([...prose(70), ...typed(data), ...prose(230)]);
  expect(listing).toMatchObject({ preformatted: true, text: data.join("\n") });
  const items = await blocksOf([
    ...prose(70),
    ...typed(["- parse --format md", "- extract --schema s.json"]),
    ...prose(180),
  ]);
  expect(items.filter(({ type }) => type === "List Item")).toHaveLength(2);
});

test("prose in a typewriter's letters is a paragraph, and so is one line", async () => {
  const letter = [
    "We were told that the level had been read",
    "every morning, and that nobody had seen a",
    "reason to doubt what was written.",
  ];
  for (const rows of [letter, ["docsvc parse report.pdf"]]) {
    const blocks = await blocksOf([...prose(70), ...typed(rows), ...prose(200)]);
    expect(blocks.map(({ text }) => text)).toContain(rows.join(" "));
    expect(blocks.some(({ preformatted }) => preformatted)).toBe(false);
  }
});

test("a document that is typed as a whole has no listings", async () => {
  const blocks = await blocksOf(typed(["Dear Sir,", "", "we (the office) ask:", "  who reads [the level]?"]));
  expect(blocks.some(({ preformatted }) => preformatted)).toBe(false);
});

test("code is code where a page has more of it than of other text", async () => {
  const blocks = await blocksOf([
    { text: "This counts the lines of a file:", left: 72, top: 100 },
    ...typed(CODE),
    { text: "Run it on a file.", left: 72, top: 230 },
  ]);
  expect(blocks.map(({ preformatted, text }) => (preformatted ? "code" : text))).toEqual([
    "This counts the lines of a file:",
    "code",
    "Run it on a file.",
  ]);
});

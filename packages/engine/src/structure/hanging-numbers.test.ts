import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../testing/pdf-of-lines.ts";

const CLAUSES = [
  [
    "2.4.1",
    "The builder gives the papers of the gauges to the office before the",
    "work begins, and measures nothing before they are signed by it.",
  ],
  [
    "2.4.2",
    "Each gauge is looked at once a month by someone who did not use it,",
    "and the day is written into the book that is kept at the gate.",
  ],
] as const;

function clauses(left: number): DrawnLine[] {
  return CLAUSES.flatMap(([number, first, second], at) => [
    { text: number, left: 72, top: 120 + 50 * at },
    { text: first, left, top: 120 + 50 * at },
    { text: second, left, top: 132 + 50 * at },
  ]);
}

async function textsOf(lines: readonly DrawnLine[]): Promise<string[]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.map(({ text }) => text);
}

test("a clause's number that hangs left of its text begins it", async () => {
  expect(await textsOf(clauses(150))).toEqual(CLAUSES.map((parts) => parts.join(" ")));
});

test("numbers in a row of figures stay apart", async () => {
  const rows = [0, 1, 2].flatMap((row) => [
    { text: `${row + 1}.25`, left: 72, top: 120 + 20 * row },
    { text: `${row + 3}.75`, left: 150, top: 120 + 20 * row },
  ]);
  for (const text of await textsOf(rows)) expect(text).not.toMatch(/^\d\.25 \p{L}/u);
});

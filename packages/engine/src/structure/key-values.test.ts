import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";

async function pairsOf(lines: readonly DrawnLine[]): Promise<string[]> {
  const { pages } = await readDocument(pdfOfLines([...proseAt(72, 72), ...lines, ...proseAt(72, 600)]), {});
  return pages[0]!.blocks.flatMap(({ type, text }) => (type === "Key Value" ? [text] : []));
}

function under(texts: readonly string[], look: Partial<DrawnLine> = {}): DrawnLine[] {
  return texts.map((text, index) => ({ text, left: 72, top: 150 + 14 * index, ...look }));
}

test("two labels with short values under each other are pairs", async () => {
  const lines = ["Serves: four", "Cooking time: 40 minutes"];
  expect(await pairsOf(under(lines))).toEqual([lines.join(" ")]);
});

test("a label may end in an abbreviation", async () => {
  const lines = ["Customer no.: 4711", "Due date: 28 June", "VAT no.: 12 345"];
  expect(await pairsOf(under(lines))).toEqual([lines.join(" ")]);
});

test("a bold label with a short value is a pair alone; a source is none", async () => {
  const bold = { font: "Times-Bold" } as const;
  const date = [...under(["Date:"], bold), { text: "28 June", left: 98, top: 150 }];
  expect(await pairsOf(date)).toEqual(["Date: 28 June"]);
  const source = [...under(["Source:"], bold), { text: "River Board", left: 108, top: 150 }];
  expect(await pairsOf(source)).toEqual([]);
});

test("a label that leaves no gap before its value is recognised by those over and under it", async () => {
  const lines = under(["Place:", "Postcode and town: Sollenau", "Telephone:"]);
  const values = [
    { text: "Weir Office", left: 150, top: 150 },
    { text: "4711", left: 150, top: 178 },
  ];
  expect((await pairsOf([...lines, ...values])).join(" ")).toBe(
    "Place: Weir Office Postcode and town: Sollenau Telephone: 4711",
  );
});

test("text under pairs is no part of them", async () => {
  const lines = ["Account: 4711", "Bank: River Bank", "Owner: Weir Office", "Please pay within a month."];
  expect(await pairsOf(under(lines))).toEqual([lines.slice(0, 3).join(" ")]);
});

test("headings of numbered parts and lines of speech are no pairs", async () => {
  expect(await pairsOf(under(["Part 2: Levels", "Part 3: Keepers"]))).toEqual([]);
  expect(await pairsOf(under(["Keeper: The level rises.", "Clerk: Then write it down!"]))).toEqual([]);
});

test("labels side by side keep their values, row by row", async () => {
  const rows = [
    ["Bank:", "River Bank", "Date:", "28 June"],
    ["Branch:", "Sollenau", "Customer:", "4711"],
    ["Owner:", "Weir Office", "Order:", "12 of May"],
  ];
  const lefts = [72, 150, 300, 380];
  const lines = rows.flatMap((row, index) =>
    row.map((text, column) => ({ text, left: lefts[column]!, top: 150 + 14 * index })),
  );
  expect(await pairsOf(lines)).toEqual([
    "Bank: River Bank",
    "Branch: Sollenau",
    "Owner: Weir Office",
    "Date: 28 June",
    "Customer: 4711",
    "Order: 12 of May",
  ]);
});

import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";

const ADDRESS = ["Harvest Ltd", "Water Road 49", "4051 Osterfeld"].map((text, row) => ({
  text,
  left: 72,
  top: 80 + 12 * row,
}));
/** A total further down at the right: with the facts' values it would form a column next to everything else. */
const TOTAL: readonly DrawnLine[] = [
  { text: "Total 23,751.00", left: 430, top: 330, font: "Times-Bold" },
  { text: "Paid 3 June 2026", left: 430, top: 342 },
];

/** A ruled table between the facts and the total. */
const RULES = [
  ...[230, 246, 262, 278].map((top) => ({ left: 72, right: 300, top })),
  ...[72, 190, 300].map((left) => ({ left, right: left + 0.6, top: 230, bottom: 278 })),
];
const ITEMS = [0, 1, 2].flatMap((row): DrawnLine[] => [
  { text: ["Item", "Harvest", "Transport"][row]!, left: 78, top: 234 + 16 * row },
  { text: ["Price", "12,400.00", "11,351.00"][row]!, left: 200, top: 234 + 16 * row },
]);

async function textOf(facts: readonly (readonly [name: string, value: string])[]): Promise<string> {
  const lines = facts.flatMap(([name, value], row): DrawnLine[] => [
    { text: name, left: 320, top: 84 + 15 * row },
    { text: value, left: 430, top: 84 + 15 * row },
  ]);
  const title = { text: "Invoice", left: 72, top: 190, size: 16 };
  const { pages } = await readDocument(pdfOfLines([...ADDRESS, ...lines, title, ...ITEMS, ...TOTAL], RULES), {});
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join("\n");
}

test("the facts of an invoice are read with their values, next to its address and with a total far under them", async () => {
  const text = await textOf([
    ["Invoice no.", "58309"],
    ["Date", "3 May 2026"],
    ["Customer", "39334"],
    ["Due", "17 May 2026"],
  ]);
  expect(text).toMatch(/Invoice no\.\s58309\sDate\s3 May 2026\sCustomer\s39334\sDue\s17 May 2026/);
  expect(text).toMatch(/Harvest Ltd\sWater Road 49\s4051 Osterfeld/);
});

test("names with colons are recognised without a number next to them", async () => {
  const text = await textOf([
    ["Terms:", "on delivery"],
    ["Contact:", "Petra Lindqvist"],
    ["Carrier:", "Rural Grids"],
    ["Station:", "Sollenau"],
  ]);
  expect(text).toMatch(/Terms:\son delivery\sContact:\sPetra Lindqvist\sCarrier:/);
});

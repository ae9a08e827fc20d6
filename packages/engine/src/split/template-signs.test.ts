import { expect, test } from "vitest";
import type { Transcript } from "../transcript/transcript.ts";
import { lookAtPages } from "./page-look.ts";
import { startSigns, toSequence } from "./start-signs.ts";
import { startOdds } from "./start-weights.ts";

/** A page whose lines have the same places as those of other pages with as many lines. */
function page(number: number, lines: readonly string[]): Transcript["pages"][number] {
  return {
    number,
    width: 595,
    height: 842,
    unit: "pt",
    quarter: 0,
    blocks: [
      {
        type: "Text",
        bbox: { left: 60, top: 40, width: 470, height: 700, page: number },
        text: "",
        confidence: "high",
      },
    ],
    lines: lines.map((text, at) => ({
      text,
      words: [60, 40 + 16 * at, 60 + 6 * text.length, 50 + 16 * at],
      size: 10,
      block: 0,
    })),
  } as unknown as Transcript["pages"][number];
}

const HEAD = ["Orme & Pell LLP", "203 Orchard Avenue", "Thornby"];
const invoice = (
  number: number,
  to: string,
  code: string,
  date: string,
  rows: readonly string[],
): Transcript["pages"][number] =>
  page(number, [...HEAD, to, "Invoice", `No. ${code}`, `Date ${date}`, "Item Qty Amount", ...rows]);
const rowsOf = (from: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `Oak board size ${from + at} at ${(from + at) * 7}.50`);

function signsOf(pages: readonly Transcript["pages"][number][], at: number, firsts: readonly number[]) {
  const sequence = toSequence(lookAtPages({ pages, fields: [], attachments: [], warnings: [] }));
  const signs = startSigns(sequence, at, new Set(firsts));
  return { signs, odds: startOdds(signs) };
}

test("the same head with another number, date and addressee begins a document of the same template", () => {
  const { signs, odds } = signsOf([
    invoice(1, "Silas Thorne", "4711", "3 March 2026", rowsOf(1)),
    invoice(2, "Grace Adeyemi", "4712", "9 March 2026", rowsOf(40)),
  ], 1, [0]); // prettier-ignore
  expect(signs).toMatchObject({ headChanges: 1, headStays: 0, newNumbersInHead: 1, keepsNumber: 0 });
  expect(odds).toBeGreaterThan(0);
});

test("the same head with the same number continues a document, though its rows differ", () => {
  const { signs, odds } = signsOf([
    invoice(1, "Silas Thorne", "4711", "3 March 2026", rowsOf(1)),
    invoice(2, "Silas Thorne", "4711", "3 March 2026", rowsOf(40)),
    invoice(3, "Grace Adeyemi", "4712", "9 March 2026", rowsOf(80)),
  ], 1, [0]); // prettier-ignore
  expect(signs).toMatchObject({ headChanges: 0, keepsNumber: 1 });
  expect(odds).toBeLessThan(0);
});

test("a part of the head that changes begins no document while its number stays", () => {
  const listing = (number: number, code: string, group: string): Transcript["pages"][number] =>
    page(number, [
      ...HEAD,
      "Results",
      `List No. ${code}`,
      `Group of ${group}`,
      "Rank Name Time",
      ...rowsOf(10 * number),
    ]);
  const pages = [listing(1, "17", "30 to 34"), listing(2, "17", "35 to 39"), listing(3, "18", "30 to 34")];
  expect(signsOf(pages, 1, [0]).signs.headChanges).toBe(0);
  expect(signsOf(pages, 2, [0]).signs.headChanges).toBeGreaterThan(0);
});

test("a page with the head of an earlier first page begins a document, and one without it continues", () => {
  const pages = [
    invoice(1, "Silas Thorne", "4711", "3 March 2026", rowsOf(1)),
    page(2, rowsOf(20)),
    invoice(3, "Grace Adeyemi", "4712", "9 March 2026", rowsOf(40)),
    page(4, rowsOf(60)),
  ];
  expect(signsOf(pages, 2, [0]).signs).toMatchObject({ headOfFirst: 1, headOfInner: 0 });
  expect(signsOf(pages, 3, [0, 2]).signs.headOfFirst).toBe(0);
});

test("a sum that is carried forward, and consecutive numbers of sections continue a document", () => {
  const carried = [page(1, ["Orbit Tools", ...rowsOf(1), "Carried forward 812.40"]), page(2, rowsOf(30))];
  expect(signsOf(carried, 1, [0]).signs).toMatchObject({ carriesForward: 1, totalBefore: 0 });
  const heading = (number: number, text: string): Transcript["pages"][number] => ({
    ...page(number, [text, ...rowsOf(number)]),
    blocks: [{ type: "Section Header", bbox: { left: 60, top: 40, width: 200, height: 12, page: number }, text, confidence: "high" }], // prettier-ignore
  });
  expect(signsOf([heading(1, "3.2 Scope"), heading(2, "3.3 Limits")], 1, [0]).signs.sectionsGoOn).toBe(1);
  expect(signsOf([heading(1, "7 Law"), heading(2, "1 Scope")], 1, [0]).signs.sectionsGoOn).toBe(0);
});
